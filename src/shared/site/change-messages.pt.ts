import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './change-messages.pt.ts'
import type * as original from './change-messages.ts'

export const changeMessages = {
  added: 'Acrescentado',
  removed: 'Retirado',
  lawOf: (title: string, year: number) => `${title} (${year})`,
  forProducts: (label: string, products: string) => `${label}: ${products}`,
  countOf: (name: string, count: number) =>
    `${name}: ${count} ${plural(count, { one: 'alteração', other: 'alterações' })}`,
  line: (record: string, field: string) => `${record}, ${field}`,
  nothing: 'não registado',
  fields: {
    name: 'Nome',
    capital: 'Capital',
    region: 'Região',
    regulation: 'Regulação',
    regulators: 'Reguladores',
    laws: 'Leis',
    opportunities: 'Oportunidades',
    challenges: 'Desafios',
    status: 'Estado',
    text: 'Texto',
    section: 'Artigo',
    source: 'Fonte',
    rate: 'Taxa',
    payer: 'Devedor',
    bearer: 'A cargo de',
    products: 'Produtos',
    from: 'Início de vigência',
    until: 'Cessação de vigência',
    value: 'Valor',
    tried: 'O que procurámos',
    score: 'Classificação',
    why: 'Razão da alteração',
    kind: 'Natureza',
    title: 'Título',
    stage: 'Fase',
    date: 'Data',
    topics: 'Temas',
    before: 'O que dizia a regra',
    after: 'O que diz a regra',
    effectiveAt: 'Produção de efeitos',
  },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
