import { taxBases } from '#shared/knowledge/codes.ts'
import type { Tax } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import { baseLabels, rateText } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { cite } from '../layout/citations.ts'
import { sheet, type } from '../layout/sheet.ts'
import { type Cell, type Column, cellOf, drawTable, type Row } from '../layout/table.ts'
import type { TextFlow } from '../layout/text-flow.ts'

type TaxIn = Tax & { market: string }

const barWidth = 68
const barHeight = 7
const columns = (): Column[] => [
  { title: pdfMessages.market, x: sheet.left, width: 80, style: type.small },
  { title: pdfMessages.tax, x: 150, width: 196, style: type.small },
  { title: pdfMessages.payer, x: 356, width: 46, style: type.small },
  {
    title: pdfMessages.rate,
    x: 408,
    width: sheet.right - 408,
    style: type.label,
    align: 'right',
  },
]

/** Draws the taxes that are in force on products of the markets, by what each is a share of. */
export function drawTaxes(flow: TextFlow, { markets }: Edition, day: string): void {
  const taxes = markets.flatMap(({ name, taxes }) =>
    taxes.filter((tax) => isDrawn(tax, day)).map((tax) => ({ ...tax, market: name })),
  )
  const most = Math.max(...taxes.map(({ rate }) => rate))
  const rows = taxBases.flatMap((base): Row[] => {
    const ofBase = taxes.filter((tax) => tax.base === base)
    if (ofBase.length === 0) return []
    return [pdfMessages.ofBase(baseLabels[base]), ...ofBase.map((tax) => rowOf(tax, most))]
  })
  drawTable(flow, columns(), rows)
}

// A tax on other products than those of the status table is one on games in halls.
function isDrawn(tax: Tax, day: string): boolean {
  const isOther = tax.products?.every((product) => product === 'other') ?? false
  return isInForce(tax, day) && !isOther
}

function rowOf(tax: TaxIn, most: number): Row {
  const { market, name, payer, source } = tax
  return [
    cellOf(market, { ...type.small, colour: palette.ink }),
    cellOf(name + cite(source)),
    cellOf(pdfMessages.payers[payer]),
    rateCell(tax, most),
  ]
}

/** Returns a cell with a rate, and before it a bar as long as its share of the highest one. */
function rateCell({ rate, certainty, payer }: Tax, most: number): Cell {
  const width = most > 0 ? (rate / most) * barWidth : 0
  return {
    ...cellOf(rateText(rate, certainty)),
    before: {
      width: 0,
      draw: (pages, { x, y }) =>
        pages.decorate((pdf) => {
          pdf.rect(x, y + (type.text.leading - barHeight) / 2, width, barHeight).lineWidth(0.7)
          if (certainty !== 'exact') pdf.dash(1.5, { space: 1.5 }).stroke(palette.muted).undash()
          else if (payer === 'operator') pdf.fill(palette.clay)
          else pdf.stroke(palette.clay)
        }),
    },
  }
}
