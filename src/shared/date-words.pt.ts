import type { Translation } from '#shared/translation.ts'
import type * as translation from './date-words.pt.ts'
import type * as original from './date-words.ts'

export const months: readonly string[] = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

export const weekdays: readonly string[] = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

export const shortMonth = (month: number) => `${(months[month] ?? '').slice(0, 3)}.`
export const shortWeekday = (weekday: number) => `${(weekdays[weekday] ?? '').slice(0, 3)}.`

export const dayOfMonth = (day: number, month: string) => `${day} de ${month}`
export const ofYear = (dayOrMonth: string, year: string) => `${dayOrMonth} de ${year}`
export const onWeekday = (weekday: string, day: string) => `${weekday}, ${day}`
export const atTime = (day: string, time: string) => `${day}, ${time}`
export const fromTimeTo = (day: string, from: string, to: string) => `${day}, das ${from} às ${to}`
export const fromMomentTo = (from: string, to: string) => `de ${from} a ${to}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
