import type { Plugin } from 'vite'

const prefix = '\0without-unused-pdfkit:'
const absent = (name: string) => `() => { throw new Error('Expected no ${name} in a PDF') }`

/** By importer: the modules that it imports, and what takes their place. */
const replacements: Record<string, Record<string, string>> = {
  pdfkit: {
    // The platform's own compression takes a tenth of the time of one in script.
    fflate: "export { deflateSync as zlibSync } from 'node:zlib'",
    '@noble/ciphers/aes': `export const cbc = ${absent('password')}; export const ecb = cbc`,
    linebreak: `export default ${absent('text that PDFKit breaks in lines')}`,
    'png-js': `export default ${absent('picture')}`,
  },
  fontkit: {
    'brotli/decompress.js': `export default ${absent('WOFF2 font')}`,
  },
}

/** Leaves out of the Worker what its PDFs have no use for: a third of PDFKit and fontkit. */
export function withoutUnusedPdfkit(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'without-unused-pdfkit',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(source, importer = '') {
      const [, library = ''] = /\/node_modules\/(pdfkit|fontkit)\//.exec(importer) ?? []
      if (!replacements[library]?.[source]) return
      replaced.add(`${library}/${source}`)
      return `${prefix}${library}/${source}`
    },
    load(id) {
      if (!id.startsWith(prefix)) return
      const [library = '', ...source] = id.slice(prefix.length).split('/')
      return replacements[library]?.[source.join('/')]
    },
    buildEnd(error) {
      const all = Object.entries(replacements).flatMap(([library, modules]) =>
        Object.keys(modules).map((source) => `${library}/${source}`),
      )
      const left = all.filter((one) => !replaced.has(one))
      if (!error && left.length > 0) throw new Error(`Expected imports of ${left.join(', ')}`)
    },
  }
}
