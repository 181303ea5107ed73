import { products, statuses } from '#shared/knowledge/codes.ts'
import type { Market, ProductStatus } from '#shared/knowledge/schemas.ts'
import { markBox, statusMarks } from '#shared/knowledge/status-marks.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import { productIn } from '#worker/knowledge/edition.ts'
import { cite } from '../layout/citations.ts'
import type { Pages } from '../layout/pages.ts'
import { type Spot, sheet, type } from '../layout/sheet.ts'
import { type Cell, type Column, cellOf, drawTable, evenColumns } from '../layout/table.ts'
import type { TextFlow } from '../layout/text-flow.ts'

const markSize = 10
const nameWidth = 100
const legend = (): Column[] => [
  { title: pdfMessages.status, x: sheet.left, width: nameWidth - 8, style: type.small },
  { title: pdfMessages.meaning, x: sheet.left + nameWidth, width: 300, style: type.small },
]

/** Draws what each product may be in each market, and what the four marks mean. */
export function drawStatuses(flow: TextFlow, markets: readonly Market[]): void {
  const first = { title: pdfMessages.market, width: nameWidth, style: type.strong }
  const titles = products.map((product) => productLabels[product])
  const rows = markets.map((market) => [
    cellOf(market.name),
    ...products.map((product) => {
      const { status, source } = productIn(market, product)
      return statusCell(status, cite(source))
    }),
  ])
  drawTable(flow, evenColumns(first, titles, type.text), rows)
  const meanings = statuses.map((status) => [
    statusCell(status),
    cellOf(statusLabels[status].meaning),
  ])
  drawTable(flow, legend(), meanings)
}

/** Returns a cell with a status in words, and its mark before them. */
export function statusCell(status: ProductStatus, citation = ''): Cell {
  return {
    ...cellOf(statusLabels[status].label + citation),
    before: { width: markSize + 6, draw: (pages, at) => drawStatusMark(pages, status, at) },
  }
}

function drawStatusMark(pages: Pages, status: ProductStatus, { x, y }: Spot): void {
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
