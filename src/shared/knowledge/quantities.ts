import * as words from '#shared/number-words.ts'
import { numberText, percentText } from '../number-text.ts'

/**
 * Formats a quantity for pages: `57.5 million people`, `KES 13.2 billion`, `59%`. Rounds to a tenth
 * of a million, or to whole numbers below one million.
 */
export function quantityText(value: number, unit: string): string {
  const scale = words.scales.find(({ from }) => value >= from)
  if (!scale || unit === 'percent') return exactQuantityText(value, unit)
  const scaled = value / scale.from
  const digits = scaled < 1000 ? Number(scaled.toFixed(1)) : Math.round(scaled)
  const number = `${numberText(digits)} ${scale.name(digits)}`
  return isCurrency(unit)
    ? words.money(unit, number)
    : words.countedInScale(number, words.units[unit] ?? unit)
}

/** Formats a quantity with all its digits: `57,532,493 people`. */
export function exactQuantityText(value: number, unit: string): string {
  if (unit === 'percent') return percentText(value)
  const number = numberText(value)
  return isCurrency(unit)
    ? words.money(unit, number)
    : words.counted(number, words.units[unit] ?? unit)
}

function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit)
}
