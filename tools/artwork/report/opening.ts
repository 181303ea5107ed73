import type { ReportText } from '#shared/content/report-texts.ts'
import { drawFigures } from './figures-table.ts'
import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'
import { TextFlow } from './text-flow.ts'

export type ContentsEntry = { heading: string; page: number; destination: string }

/**
 * Draws the second page: contents, what the report covers, and the figures it rests on. Gives the
 * function that fills in the contents, once the page of each section is known.
 */
export function drawOpening(
  pages: Pages,
  { sections, covers, keyFigures }: ReportText,
): (entries: ContentsEntry[]) => void {
  const flow = new TextFlow(pages)
  flow.startPage()
  flow.heading('Contents')
  const contents = { element: pages.open('TOC'), page: pages.number - 1, y: flow.y }
  flow.y += sections.length * type.text.leading
  flow.heading('What this report covers')
  flow.list(covers)
  flow.heading('Key figures')
  drawFigures(pages, keyFigures, flow.y + type.heading.leading + 12)
  return (entries) => fillContents(pages, contents, entries)
}

function fillContents(
  pages: Pages,
  contents: { element: ReturnType<Pages['open']>; page: number; y: number },
  entries: ContentsEntry[],
): void {
  pages.pdf.switchToPage(contents.page)
  entries.forEach(({ heading, page, destination }, index) => {
    const parent = pages.open('TOCI', contents.element)
    const y = contents.y + index * type.text.leading
    const title = { x: sheet.textLeft, y, goTo: destination }
    const x = sheet.right - pages.widthOf(String(page), type.text)
    pages.tag('Link', () => pages.set([heading], type.text, title), { parent })
    pages.tag('Span', () => pages.set([String(page)], type.text, { x, y }), { parent })
  })
}
