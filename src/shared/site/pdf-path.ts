/** Returns the path of the PDF of a page: `/markets/compare.pdf?with=kenya,ghana`. */
export function pdfPath(path: string): string {
  return path.replace(/^[^?]*/, '$&.pdf')
}
