import type { Translation } from '#shared/translation.ts'
import type * as translation from './visitor-title-words.pt.ts'
import type * as original from './visitor-title-words.ts'

export const visitorTitles = {
  newsletters: 'Boletim',
  book: 'Marcar uma consulta',
  confirmBooking: 'Confirme a sua consulta',
  booking: 'A sua consulta',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
