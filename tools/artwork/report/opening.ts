import type { KeyFigure, ReportText } from '#shared/content/report-texts.ts'
import type { Pages } from './pages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'
import { TextFlow } from './text-flow.ts'

export type ContentsEntry = { heading: string; page: number; destination: string }

type Column = { title: string; x: number; width: number; style: TextStyle }

const columns: Record<keyof KeyFigure, Column> = {
  label: { title: 'Figure', x: sheet.left, width: 174, style: type.text },
  value: { title: 'Value', x: 243, width: 114, style: type.value },
  source: { title: 'Source', x: 361, width: sheet.right - 361, style: type.small },
}
const order = ['label', 'value', 'source'] as const
const rowPadding = 6

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

// A table with hairlines, from y down.
function drawFigures(pages: Pages, figures: readonly KeyFigure[], y: number): void {
  const table = pages.open('Table')
  const head = pages.open('TR', table)
  for (const key of order) {
    const { title, x } = columns[key]
    const draw = () => pages.set([title], type.label, { x, y })
    pages.tag('TH', draw, { parent: head, scope: 'Column' })
  }
  let top = y + type.label.leading + rowPadding / 2
  for (const figure of figures) {
    pages.hairline(top)
    const row = pages.open('TR', table)
    const bottoms = order.map((key) => drawCell(pages, row, { key, text: figure[key], y: top }))
    top = Math.max(...bottoms) + rowPadding
  }
  pages.hairline(top)
}

function drawCell(
  pages: Pages,
  row: ReturnType<Pages['open']>,
  { key, text, y }: { key: keyof KeyFigure; text: string; y: number },
): number {
  const { x, width, style } = columns[key]
  const lines = pages.linesOf(text, style, width)
  // The first lines of a row stand on one baseline, whatever their size.
  const top = y + rowPadding + (type.text.leading - style.leading) / 2
  const draw = () => pages.set(lines, style, { x, y: top })
  pages.tag(key === 'label' ? 'TH' : 'TD', draw, {
    parent: row,
    ...(key === 'label' ? { scope: 'Row' } : {}),
  })
  return top + lines.length * style.leading
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
