import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'

/** Writes the firm, the title and the number at the foot of every page but the cover. */
export function drawFooters(pages: Pages, { firm, title }: { firm: string; title: string }): void {
  for (let page = 1; page < pages.number; page++) {
    pages.pdf.switchToPage(page)
    const number = String(page + 1)
    pages.pdf.markContent('Artifact', { type: 'Pagination' })
    pages.set([`${firm}  ·  ${title}`], type.small, { x: sheet.left, y: sheet.footer })
    const x = sheet.right - pages.widthOf(number, type.label)
    pages.set([number], type.label, { x, y: sheet.footer })
    pages.pdf.endMarkedContent()
  }
}
