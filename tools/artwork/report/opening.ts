import type { KeyFigure, ReportText } from '#shared/content/report-texts.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'
import { type Cell, type Column, drawTable } from './table.ts'
import { TextFlow } from './text-flow.ts'

type GetSource = (id: string) => Source

export type ContentsEntry = { heading: string; page: number; destination: string }

const columns: Column[] = [
  { title: 'Figure', x: sheet.left, width: 150, style: type.text },
  { title: 'Value', x: 222, width: 154, style: type.value },
  { title: 'Source', x: 388, width: sheet.right - 388, style: type.small },
]
// What is longer is set as text.
const longestFigure = 30

/**
 * Draws the second page: contents, what the report covers, and the figures it rests on. Gives the
 * function that fills in the contents, once the page of each section is known.
 */
export function drawOpening(
  pages: Pages,
  { sections, covers, keyFigures }: ReportText,
  getSource: GetSource,
): (entries: ContentsEntry[]) => void {
  const flow = new TextFlow(pages)
  flow.startPage()
  flow.heading('Contents')
  const contents = { element: pages.open('TOC'), page: pages.number - 1, y: flow.y }
  flow.y += sections.length * type.text.leading
  flow.heading('What this report covers')
  flow.list(covers)
  flow.heading('Key figures')
  flow.y += type.heading.leading
  drawTable(
    flow,
    columns,
    keyFigures.map((figure) => rowOf(figure, getSource)),
  )
  return (entries) => fillContents(pages, contents, entries)
}

function rowOf({ label, value, date, source }: KeyFigure, getSource: GetSource): Cell[] {
  const { publisher } = getSource(source)
  const told = date ? `${publisher}; ${date}` : publisher
  const long = value.length > longestFigure
  return [
    { text: label },
    { text: value, ...(long && { style: type.strong }) },
    { text: `${told}[^${source}]` },
  ]
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
