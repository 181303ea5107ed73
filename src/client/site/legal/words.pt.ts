import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const onThisPage = 'Nesta página'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
