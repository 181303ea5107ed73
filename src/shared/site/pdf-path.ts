import { splitLocale } from '../locales.ts'

/** Returns the path of the PDF of a page, which is in English: `/markets/compare.pdf?with=kenya,ghana`. */
export function pdfPath(path: string): string {
  return splitLocale(path).path.replace(/^[^?]*/, '$&.pdf')
}
