import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const openNow = 'Aberto agora'
export const closedNow = 'Fechado agora'

export const closed = 'Fechado'

export const span = (opens: string, closes: string) => `${opens}\u00a0– ${closes}`
export const fromDayToDay = (first: string, last: string) =>
  `${first.replace('-feira', '')} a ${last}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
