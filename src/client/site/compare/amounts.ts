import { groupDigits } from '#shared/group-digits.ts'
import type { AmountRange } from '#shared/knowledge/amount-range.ts'
import { notVerified } from '#shared/knowledge/words.ts'
import * as words from './words.ts'

/** Returns an amount with two decimals, grouped thousands and a true minus sign. */
export function amountText(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  const text = `${groupDigits(whole)}.${cents}`
  // An amount that rounds to zero has no sign.
  return amount < 0 && Number(Math.abs(amount).toFixed(2)) > 0 ? `−${text}` : text
}

/** Returns what is lost: `−2.00`, `up to −2.00`, `−2.00 or more` or `not verified`. */
export function lossText({ from, to }: AmountRange): string {
  if (to === null) return from ? words.orMore(amountText(from)) : notVerified
  if (from === to) return words.lossOf(amountText(to))
  return words.upTo(amountText(to))
}

/** Returns a percentage with at most one decimal: `85%`, `7.5%`. */
export function percentText(percent: number): string {
  return `${Number(percent.toFixed(1))}%`.replace('-', '−')
}

/** Returns a factor of enlargement, with one decimal below ten. */
export function timesText(times: number): string {
  return String(times < 10 ? Number(times.toFixed(1)) : Math.round(times))
}

/** Joins names for a sentence: `Kenya, Ghana or Zambia`. */
export function listText(names: readonly string[], last: string): string {
  const head = names.slice(0, -1).join(', ')
  return [head, names.at(-1)].filter(Boolean).join(` ${last} `)
}
