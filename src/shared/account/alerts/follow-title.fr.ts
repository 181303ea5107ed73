import { theCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './follow-title.fr.ts'
import type * as original from './follow-title.ts'

export const followTitle = (market: string): string => `Suivre ${theCountry(market)}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
