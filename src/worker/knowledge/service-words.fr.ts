import type { Translation } from '#shared/translation.ts'
import type * as translation from './service-words.fr.ts'
import type * as original from './service-words.ts'

export const consultation = 'Consultation'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
