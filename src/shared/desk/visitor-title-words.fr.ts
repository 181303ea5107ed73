import type { Translation } from '#shared/translation.ts'
import type * as translation from './visitor-title-words.fr.ts'
import type * as original from './visitor-title-words.ts'

export const visitorTitles = {
  newsletters: 'Lettre d’information',
  book: 'Réserver une consultation',
  confirmBooking: 'Confirmez votre consultation',
  booking: 'Votre consultation',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
