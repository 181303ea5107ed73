import { groupDigits } from './group-digits.ts'

/** Returns an amount with two decimals, grouped thousands and a true minus sign. */
export function amountText(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  const text = `${groupDigits(whole)}.${cents}`
  // An amount that rounds to zero has no sign.
  return amount < 0 && Number(Math.abs(amount).toFixed(2)) > 0 ? `−${text}` : text
}
