import type { Translation } from '#shared/translation.ts'
import type * as translation from './number-words.pt.ts'
import type * as original from './number-words.ts'

export const tag = 'pt-PT'

export const thousandsMark = '\u00a0'
export const decimalMark = ','
export const ungroupedDigits = 4

export const percent = (number: string) => `${number}%`
export const money = (currency: string, number: string) => `${number}\u00a0${currency}`

export const scales: readonly { from: number; name: (count: number) => string }[] = [
  { from: 1e12, name: (count) => (count === 1 ? 'bilião' : 'biliões') },
  { from: 1e9, name: () => 'mil milhões' },
  { from: 1e6, name: (count) => (count === 1 ? 'milhão' : 'milhões') },
]
export const counted = (number: string, unit: string) => `${number}\u00a0${unit}`
export const countedInScale = (number: string, unit: string) => `${number} de ${unit}`
export const units: Readonly<Record<string, string>> = {
  accounts: 'contas',
  operators: 'operadores',
  people: 'pessoas',
  subscriptions: 'assinaturas',
}

export const and = 'e'
export const or = 'ou'
export const semicolon = '; '
export const colon = ':'

export const bytes = (count: number) => (count === 1 ? '1 byte' : `${count} bytes`)
export const kilobytes = (number: string) => `${number}\u00a0KB`
export const megabytes = (number: string) => `${number}\u00a0MB`
export const gigabytes = (number: string) => `${number}\u00a0GB`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
