import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.pt.ts'
import type * as original from './words.ts'

export const eyebrow = 'Edição a edição'
export const changes = 'Alterações'
export const lead =
  'O que mudou nos nossos registos, da mais recente à mais antiga: cada campo antes e depois, em que edição, e onde se pode ler.'
export const feed = 'Seguir por feed'
export const editions = 'Todas as edições (JSON)'

export const market = 'Mercado'
export const allMarkets = 'Todos os mercados'
export const from = 'De'
export const to = 'Até'
export const show = 'Mostrar'

export const publicationCount = (count: number) =>
  `${count} ${plural(count, { one: 'publicação', other: 'publicações' })} de um mercado ou de uma regra`
export const editionOf = (number: number, day: string) => `Edição ${number}, ${day}`
export const before = 'Antes'
export const after = 'Depois'
export const notOnRecord = 'Não registado'
export const nothing = 'Nada mudou'
export const nothingMatches =
  'Nenhuma publicação corresponde. Os nossos registos começam com a primeira edição, pelo que as alterações constam a partir da segunda.'
export const allChanges = 'Todas as alterações'
export const newer = 'Alterações mais recentes'
export const older = 'Alterações mais antigas'
export const sources = 'Fontes'

export { changeKindLabels as kinds } from '#shared/knowledge/words.ts'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
