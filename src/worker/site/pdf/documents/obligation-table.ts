import { dayText } from '#shared/dates.ts'
import { type DutyText, dutyGroups } from '#shared/knowledge/duties.ts'
import type { Obligation, ProductScope } from '#shared/knowledge/schemas.ts'
import { obligationStatusLabels, productScopeLabels } from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { pdfMessages, obligationMessages as words } from '#shared/site/pdf-messages.ts'
import { cite } from '../layout/citations.ts'
import { sheet, type } from '../layout/sheet.ts'
import { type Cell, type Column, cellOf, drawTable, type Row } from '../layout/table.ts'
import type { TextFlow } from '../layout/text-flow.ts'
import { quietStyle, sectionTexts } from './record-texts.ts'

/** An obligation with the name of its market. */
export interface MarketEntry {
  market: string
  obligation: Obligation
}

const firstWidth = 118
const checkedWidth = 74
const valueLeft = sheet.left + firstWidth
const checkedLeft = sheet.right - checkedWidth
const columns = (first: string): Column[] => [
  { title: first, x: sheet.left, width: firstWidth - 10, style: type.cellStrong },
  { title: words.law, x: valueLeft, width: checkedLeft - valueLeft - 12, style: type.cell },
  { title: words.checked, x: checkedLeft, width: checkedWidth, style: type.fine },
]

/** Draws the obligations of one market, duty by duty, below the names of their groups. */
export function drawDuties(flow: TextFlow, obligations: readonly Obligation[]): void {
  const rows = dutyGroups().flatMap(({ label, duties }): Row[] => {
    const ofGroup = duties.flatMap((duty) => rowsOf(duty, obligations))
    return ofGroup.length > 0 ? [label, ...ofGroup] : []
  })
  drawTable(flow, columns(words.duty), rows)
}

function rowsOf({ code, label }: DutyText, obligations: readonly Obligation[]): Row[] {
  const ofDuty = obligations.filter(({ duty }) => duty === code)
  return ofDuty.map((obligation) => rowOf(label, obligation))
}

/** Draws the obligations of several markets, below the names of the duties. */
export function drawDutiesOfMarkets(flow: TextFlow, entries: readonly MarketEntry[]): void {
  const duties = dutyGroups().flatMap((group) => group.duties)
  const rows = duties.flatMap(({ code, label }): Row[] => {
    const ofDuty = entries.filter(({ obligation }) => obligation.duty === code)
    if (ofDuty.length === 0) return []
    return [label, ...ofDuty.map(({ market, obligation }) => rowOf(market, obligation))]
  })
  drawTable(flow, columns(pdfMessages.market), rows)
}

function rowOf(name: string, obligation: Obligation): Row {
  const { status, products, checkedAt } = obligation
  const scope = products && scopeText(products)
  const label = obligationStatusLabels[status]
  const below = scope ? labelText(label, scope) : label
  const head: Cell = { texts: [{ text: name }, { text: below, style: type.fine }] }
  return [head, valueCell(obligation), cellOf(dayText(checkedAt))]
}

function scopeText(products: readonly ProductScope[]): string {
  return products.map((product) => productScopeLabels[product]).join(', ')
}

function valueCell({ value, source, section, tried }: Obligation): Cell {
  if (value === null) return cellOf(words.tried(tried ?? ''), quietStyle)
  return { texts: [{ text: value + cite(source) }, ...sectionTexts(section)] }
}
