import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'
export const didYouMean = 'Quis dizer'
export const didYouMeanPage = 'Quis dizer <label/>?'
export const dashboard = 'Painel'
export const orGoOnTo = 'Ou siga para'
export const somethingIsMissing = 'Falta alguma coisa, ou algo não funciona? Escreva para <email/>.'

export const connectionFailed = 'A ligação falhou. Verifique-a e tente novamente.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
