import type { Translation } from '#shared/translation.ts'
import type * as translation from './date-words.fr.ts'
import type * as original from './date-words.ts'

export const months: readonly string[] = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

export const weekdays: readonly string[] = [
  'dimanche',
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
]

const shortMonths = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')

export const shortMonth = (month: number) => shortMonths[month] ?? ''
export const shortWeekday = (weekday: number) => `${(weekdays[weekday] ?? '').slice(0, 3)}.`

export const dayOfMonth = (day: number, month: string) => `${day === 1 ? '1er' : day}\u00a0${month}`
export const ofYear = (dayOrMonth: string, year: string) => `${dayOrMonth} ${year}`
export const onWeekday = (weekday: string, day: string) => `${weekday} ${day}`
export const atTime = (day: string, time: string) => `${day} à ${time}`
export const fromTimeTo = (day: string, from: string, to: string) => `${day}, de ${from} à ${to}`
export const fromMomentTo = (from: string, to: string) => `du ${from} au ${to}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
