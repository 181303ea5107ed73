import { numberText } from './number-text.ts'

/** Returns an amount with two decimals, grouped thousands and a true minus sign. */
export function amountText(amount: number): string {
  const text = numberText(Math.abs(amount).toFixed(2))
  // An amount that rounds to zero has no sign.
  return amount < 0 && Number(Math.abs(amount).toFixed(2)) > 0 ? `−${text}` : text
}
