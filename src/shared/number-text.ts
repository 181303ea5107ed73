import * as words from './number-words.ts'

/** Digits as people read a number of them: `1,200`. */
export function groupDigits(digits: string): string {
  if (digits.length <= words.ungroupedDigits) return digits
  return digits.replace(/\B(?=(\d{3})+$)/g, words.thousandsMark)
}

/**
 * Returns a number as people read it: `1,200.5`. Does not use `Intl`, whose marks may differ between
 * browser and server.
 */
export function numberText(value: number | string): string {
  const [, sign = '', whole = '', part] = /^(-?)(\d+)(?:\.(\d+))?/.exec(String(value)) ?? []
  const text = `${sign && '−'}${groupDigits(whole)}`
  return part ? `${text}${words.decimalMark}${part}` : text
}

/** Returns a percentage: `7.5%`. */
export function percentText(value: number | string): string {
  return words.percent(numberText(value))
}
