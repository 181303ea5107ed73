import { dayText } from '#shared/dates.ts'
import type { Fact, Market, Tax } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import {
  factDateText,
  notVerified,
  productScopeLabels,
  quantityText,
  scoreWords,
  taxTermText,
} from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { pdfMessages, taxMessages as words } from '#shared/site/pdf-messages.ts'
import { cite } from '../layout/citations.ts'
import { type TextStyle, type } from '../layout/sheet.ts'
import { type Cell, cellOf } from '../layout/table.ts'

/** The style of what is not verified. */
export const quietStyle: TextStyle = { ...type.cell, colour: palette.muted }

/** Returns a cell with a term of a licence, and where the law has it. */
export function licenceCell(point: Market['licence'][keyof Market['licence']]): Cell {
  if (!point) return cellOf(notVerified, quietStyle)
  const { value, source, section } = point
  return {
    texts: [
      { text: value + cite(source) },
      ...(section ? [{ text: section, style: type.fine }] : []),
    ],
  }
}

/** Returns a cell with a quantity and its date. */
export function factCell(fact: Fact | undefined): Cell {
  if (!fact) return cellOf(notVerified, quietStyle)
  const { value, unit, kind, source } = fact
  const date = factDateText(fact)
  return {
    texts: [
      { text: quantityText(value, unit) + cite(source) },
      { text: kind === 'estimate' ? pdfMessages.estimate(date) : date, style: type.fine },
    ],
  }
}

/** Returns who pays a tax, on what and since when. */
export function taxTerms(tax: Tax, day: string): string {
  const { products, payer, bearer, from, until } = tax
  const scope = products?.map((product) => productScopeLabels[product]).join(', ')
  return [
    words.paidBy(payer),
    scope ?? words.allProducts,
    periodText({ from, until }, day),
    ...(bearer === null ? [words.bearerDisputed] : []),
  ].join('; ')
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
export function rateOfTax(tax: Tax): string {
  const text = taxTermText(tax)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the newest judgement of a market in short. */
export function scoreText({ judgements: [newest] }: Pick<Market, 'judgements'>): string {
  return newest ? pdfMessages.scoreOf5(scoreWords[newest.score], newest.score) : notVerified
}
