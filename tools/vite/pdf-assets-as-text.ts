import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const source = '#worker/generated/pdf-assets.json'
const drawn = join(import.meta.dirname, '../../src/worker/generated/pdf-assets.json')
const id = '\0pdf-assets-as-text'

/** Gives the Worker the fonts and hills of PDFs as a text module, since none of it is code. */
export function pdfAssetsAsText(): Plugin {
  let file = ''
  return {
    name: 'pdf-assets-as-text',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    configResolved({ cacheDir }) {
      file = join(cacheDir, 'pdf-assets.txt')
    },
    resolveId: (imported) => (imported === source ? id : undefined),
    load(loaded) {
      if (loaded !== id) return
      mkdirSync(dirname(file), { recursive: true })
      copyFileSync(drawn, file)
      return `import json from ${JSON.stringify(file)}\nexport default JSON.parse(json)`
    },
  }
}
