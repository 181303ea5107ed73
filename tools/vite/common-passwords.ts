import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'
import { lengths } from '../../src/shared/constants.ts'
import { frontCode } from '../../src/shared/front-coding.ts'
import { firm } from '../firm.ts'

const id = 'virtual:common-passwords'
const resolvedId = `\0${id}`
const asked = 10_000

/** The most common passwords that are long enough to be allowed at all, and the firm's names. */
export function commonPasswords(firmName = firm): Plugin {
  return {
    name: 'common-passwords',
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loaded) {
      if (loaded !== resolvedId) return
      const all = dictionary['passwords-common'] as string[]
      const long = all.slice(0, asked).filter((one) => [...one].length >= lengths.passwordMin)
      return `
        export const commonPasswords = ${JSON.stringify(frontCode(long))}
        export const firmNames = ${JSON.stringify(wordsOf(firmName))}
      `
    },
  }
}

/** The name of the firm as one word, and each of its words that is long enough to tell. */
function wordsOf(firmName: string): string[] {
  const words = firmName.toLowerCase().match(/\p{L}+/gu) ?? []
  return [words.join(''), ...words].filter((word) => word.length >= 4)
}
