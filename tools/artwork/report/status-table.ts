import { type Market, products, statuses } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { productIn } from '#worker/knowledge/edition.ts'
import { markBox, statusMarks } from '../status-marks.ts'
import type { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'
import { type Cell, type Column, drawTable } from './table.ts'
import type { TextFlow } from './text-flow.ts'

const markSize = 10
const nameWidth = 100
const productWidth = (sheet.right - sheet.left - nameWidth) / products.length
const columns: Column[] = [
  { title: 'Market', x: sheet.left, width: nameWidth - 8, style: type.strong },
  ...products.map((product, index) => ({
    title: productLabels[product],
    x: sheet.left + nameWidth + index * productWidth,
    width: productWidth - 8,
    style: type.text,
  })),
]
const legend: Column[] = [
  { title: 'Status', x: sheet.left, width: nameWidth - 8, style: type.small },
  { title: 'Meaning', x: sheet.left + nameWidth, width: 300, style: type.small },
]

/** Draws what each product may be in each market, and what the four marks mean. */
export function drawStatuses(flow: TextFlow, markets: readonly Market[]): void {
  drawTable(
    flow,
    columns,
    markets.map((market) => [
      { text: market.name },
      ...products.map((product) => {
        const { status, source } = productIn(market, product)
        return marked(status, `${statusLabels[status].label}[^${source}]`)
      }),
    ]),
  )
  const meanings = statuses.map((status) => [
    marked(status, statusLabels[status].label),
    { text: statusLabels[status].meaning },
  ])
  drawTable(flow, legend, meanings)
}

function marked(status: (typeof statuses)[number], text: string): Cell {
  return { text, before: { width: markSize + 6, draw: (pages, at) => drawMark(pages, status, at) } }
}

function drawMark(
  pages: Pages,
  status: (typeof statuses)[number],
  { x, y }: { x: number; y: number },
): void {
  pages.decorate((pdf) => {
    pdf
      .save()
      .translate(x, y + (type.text.leading - markSize) / 2)
      .scale(markSize / markBox)
    for (const { d, fill, stroke } of statusMarks[status]) {
      if (fill) pdf.path(d).fill(fill)
      if (!stroke) continue
      pdf.path(d).lineWidth(stroke.width)
      if (stroke.dash) pdf.dash(stroke.dash, {})
      if (stroke.round) pdf.lineCap('round')
      pdf.stroke(stroke.colour)
      if (stroke.dash) pdf.undash()
    }
    pdf.restore()
  })
}
