import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const openNow = 'Aberto neste momento'
export const closedNow = 'Fechado neste momento'

export const closed = 'Fechado'

export const span = (opens: string, closes: string) => `${opens} – ${closes}`
export const fromDayToDay = (first: string, last: string) => `${first} a ${last}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
