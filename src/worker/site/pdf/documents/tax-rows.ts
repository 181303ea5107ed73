import { dayText } from '#shared/dates.ts'
import type { Tax } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import { productScopeLabels, taxTermText } from '#shared/knowledge/words.ts'
import * as numberWords from '#shared/number-words.ts'
import { pdfMessages, taxMessages as words } from '#shared/site/pdf-messages.ts'
import { cite } from '../layout/citations.ts'
import { type } from '../layout/sheet.ts'
import { type Column, cellOf, evenColumns, type Row } from '../layout/table.ts'
import { sectionTexts } from './record-texts.ts'

/** Returns the columns of a table of taxes. */
export function taxColumns(): Column[] {
  const first = { title: words.rateAndBase, width: 134, style: type.cellStrong }
  return evenColumns(first, [pdfMessages.tax], type.cell)
}

/** Returns the row of a tax: its rate and base, and its name, terms and section. */
export function taxRow(tax: Tax, day: string): Row {
  const { name, section, source } = tax
  const texts = [
    { text: name + cite(source), style: type.cellStrong },
    { text: taxTerms(tax, day) },
    ...sectionTexts(section),
  ]
  return [cellOf(rateOfTax(tax)), { texts }]
}

/** Returns who pays a tax, on what and since when. */
function taxTerms(tax: Tax, day: string): string {
  const { products, payer, bearer, from, until } = tax
  const scope = products?.map((product) => productScopeLabels[product]).join(', ')
  return [
    words.paidBy(payer),
    scope ?? words.allProducts,
    periodText({ from, until }, day),
    ...(bearer === null ? [words.bearerDisputed] : []),
  ].join(numberWords.semicolon)
}

function periodText({ from, until }: Pick<Tax, 'from' | 'until'>, day: string): string {
  const start = from === null ? words.startUnknown : startText(from, day)
  return until ? words.until(start, dayText(until)) : start
}

function startText(from: string, day: string): string {
  return isInForce({ from, until: null }, day)
    ? words.since(dayText(from))
    : words.from(dayText(from))
}

/** Returns the rate and base of a tax, beginning with a capital. */
function rateOfTax(tax: Tax): string {
  const text = taxTermText(tax)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
