import { pdfMessages } from '#shared/site/pdf-messages.ts'
import { sheet, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

/**
 * Leaves room for the contents of a document with `count` sections. Returns the function that fills
 * them in, once the page of each section is known.
 */
export function drawContents(flow: TextFlow, count: number): () => void {
  const { pages } = flow
  flow.heading(pdfMessages.contents, 'contents')
  flow.begin(count * type.text.leading)
  const element = pages.open('TOC')
  const [page, top] = [pages.number - 1, flow.y]
  flow.y += count * type.text.leading
  return () => {
    pages.pdf.switchToPage(page)
    flow.sections.forEach(({ heading, page: target, destination }, index) => {
      const parent = pages.open('TOCI', { parent: element })
      const y = top + index * type.text.leading
      const spot = { x: sheet.textLeft, y }
      pages.goTo(heading, { style: type.text, spot, name: destination, parent })
      const number = String(target)
      const x = sheet.right - pages.widthOf(number, type.text)
      pages.element('Reference', [number], { style: type.text, spot: { x, y }, parent })
      parent.end()
    })
    element.end()
    pages.pdf.switchToPage(pages.number - 1)
  }
}
