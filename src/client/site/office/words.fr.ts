import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const openNow = 'Ouvert'
export const closedNow = 'Fermé'

export const closed = 'Fermé'

export const span = (opens: string, closes: string) => `${opens} – ${closes}`
export const fromDayToDay = (first: string, last: string) => `${first} – ${last}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
