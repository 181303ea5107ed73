import type { Translation } from '#shared/translation.ts'
import type * as translation from './article-words.pt.ts'
import type * as original from './article-words.ts'

export const sent = 'Enviado'
export const allNewsletters = 'Todos os boletins'
export const ruleChanges = 'Regras: o que muda'
export const fromOurArticles = 'Dos nossos artigos'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
