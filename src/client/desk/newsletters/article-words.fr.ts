import type { Translation } from '#shared/translation.ts'
import type * as translation from './article-words.fr.ts'
import type * as original from './article-words.ts'

export const sent = 'Envoyée'
export const allNewsletters = 'Toutes les lettres'
export const ruleChanges = 'Règles : ce qui change'
export const fromOurArticles = 'De nos articles'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
