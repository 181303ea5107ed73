import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const onThisPage = 'Sur cette page'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
