import { amountText } from '#shared/amount-text.ts'
import type { AmountRange } from '#shared/knowledge/amount-range.ts'
import { notVerified } from '#shared/knowledge/words.ts'
import { numberText, percentText as wholePercentText } from '#shared/number-text.ts'
import * as words from './words.ts'

/** Returns what is lost: `−2.00`, `up to −2.00`, `−2.00 or more` or `not verified`. */
export function lossText({ from, to }: AmountRange): string {
  if (to === null) return from ? words.orMore(amountText(from)) : notVerified()
  if (from === to) return words.lossOf(amountText(to))
  return words.upTo(amountText(to))
}

/** Returns a percentage with at most one decimal: `85%`, `7.5%`. */
export function percentText(percent: number): string {
  return wholePercentText(Number(percent.toFixed(1)))
}

/** Returns a factor of enlargement, with one decimal below ten. */
export function timesText(times: number): string {
  return numberText(times < 10 ? Number(times.toFixed(1)) : Math.round(times))
}
