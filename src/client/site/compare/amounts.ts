import { groupDigits } from '#shared/group-digits.ts'

/** An amount as the page writes it: two decimals, groups of three, and a minus that is one. */
export function amountText(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  const text = `${groupDigits(whole)}.${cents}`
  // What rounds to nothing has no sign.
  return amount < 0 && Number(Math.abs(amount).toFixed(2)) > 0 ? `−${text}` : text
}

/** A share in per cent, to a tenth: `85%`, `7.5%`. */
export function percentText(percent: number): string {
  return `${Number(percent.toFixed(1))}%`.replace('-', '−')
}

/** How many times larger something is drawn, to a tenth below ten. */
export function timesText(times: number): string {
  return String(times < 10 ? Number(times.toFixed(1)) : Math.round(times))
}

/** Names in a sentence: `Kenya, Ghana or Zambia`. */
export function listText(names: readonly string[], last: 'and' | 'or'): string {
  const head = names.slice(0, -1).join(', ')
  return [head, names.at(-1)].filter(Boolean).join(` ${last} `)
}
