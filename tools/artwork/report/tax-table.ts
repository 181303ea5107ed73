import { type Tax, taxBases } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import { baseLabels, rateText } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { sheet, type } from './sheet.ts'
import { type Column, drawTable, type Row } from './table.ts'
import type { TextFlow } from './text-flow.ts'

type TaxIn = Tax & { market: string }

const barWidth = 68
const barHeight = 7
const columns: Column[] = [
  { title: 'Market', x: sheet.left, width: 80, style: type.small },
  { title: 'Tax', x: 150, width: 196, style: type.small },
  { title: 'Payer', x: 356, width: 46, style: type.small },
  { title: 'Rate', x: 408, width: sheet.right - 408, style: type.label, align: 'right' },
]

/** Draws the taxes that are in force on products of the markets, by what each is a share of. */
export function drawTaxes(flow: TextFlow, edition: Edition): void {
  const taxes = edition.markets.flatMap(({ name, taxes }) =>
    taxes
      .filter((tax) => isTold(tax, edition.publishedAt))
      .map((tax) => ({ ...tax, market: name })),
  )
  const most = Math.max(...taxes.map(({ rate }) => rate))
  const rows = taxBases.flatMap((base): Row[] => {
    const ofBase = taxes.filter((tax) => tax.base === base)
    if (ofBase.length === 0) return []
    return [`Of ${baseLabels[base]}`, ...ofBase.map((tax) => rowOf(tax, most))]
  })
  drawTable(flow, columns, rows)
}

// A tax on other products than those of the status table is one on games in halls.
function isTold(tax: Tax, today: string): boolean {
  const isOther = tax.products?.every((product) => product === 'other') ?? false
  return isInForce(tax, today) && !isOther
}

function rowOf({ market, name, payer, rate, certainty, source }: TaxIn, most: number): Row {
  const width = (rate / most) * barWidth
  return [
    { text: market, style: { ...type.small, colour: palette.ink } },
    { text: `${name}[^${source}]` },
    { text: payer === 'operator' ? 'Operator' : 'Player' },
    {
      text: rateText(rate, certainty),
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
    },
  ]
}
