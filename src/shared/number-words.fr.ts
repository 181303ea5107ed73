import type { Translation } from '#shared/translation.ts'
import type * as translation from './number-words.fr.ts'
import type * as original from './number-words.ts'

export const tag = 'fr'

export const thousandsMark = '\u202f'
export const decimalMark = ','
export const ungroupedDigits = 3

export const percent = (number: string) => `${number}\u00a0%`
export const money = (currency: string, number: string) => `${number}\u00a0${currency}`

const isSingular = (count: number) => count < 2

// A “billion” is a thousand “milliards”, and is often misread.
export const scales: readonly { from: number; name: (count: number) => string }[] = [
  { from: 1e9, name: (count) => (isSingular(count) ? 'milliard' : 'milliards') },
  { from: 1e6, name: (count) => (isSingular(count) ? 'million' : 'millions') },
]
export const counted = (number: string, unit: string) => `${number}\u00a0${unit}`
export const countedInScale = (number: string, unit: string) =>
  /^[aeiouhéèê]/i.test(unit) ? `${number} d’${unit}` : `${number} de ${unit}`
export const units: Readonly<Record<string, string>> = {
  accounts: 'comptes',
  operators: 'opérateurs',
  people: 'personnes',
  subscriptions: 'abonnements',
}

export const and = 'et'
export const or = 'ou'
export const semicolon = ' ; '
export const colon = ' :'

export const bytes = (count: number) => (count < 2 ? `${count} octet` : `${count} octets`)
export const kilobytes = (number: string) => `${number}\u00a0ko`
export const megabytes = (number: string) => `${number}\u00a0Mo`
export const gigabytes = (number: string) => `${number}\u00a0Go`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
