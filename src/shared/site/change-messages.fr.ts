import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './change-messages.fr.ts'
import type * as original from './change-messages.ts'

export const changeMessages = {
  added: 'Ajouté',
  removed: 'Retiré',
  lawOf: (title: string, year: number) => `${title} (${year})`,
  forProducts: (label: string, products: string) => `${label} : ${products}`,
  countOf: (name: string, count: number) =>
    `${name} : ${count} ${plural(count, { one: 'changement', other: 'changements' })}`,
  line: (record: string, field: string) => `${record}, ${field}`,
  nothing: 'non enregistré',
  fields: {
    name: 'Nom',
    capital: 'Capitale',
    region: 'Région',
    regulation: 'Régulation',
    regulators: 'Régulateurs',
    laws: 'Lois',
    opportunities: 'Atouts',
    challenges: 'Difficultés',
    status: 'État',
    text: 'Texte',
    section: 'Article',
    source: 'Source',
    rate: 'Taux',
    payer: 'Redevable',
    bearer: 'À la charge de',
    products: 'Produits',
    from: 'Premier jour',
    until: 'Premier jour sans',
    value: 'Valeur',
    tried: 'Ce que nous avons cherché',
    score: 'Note',
    why: 'Raison du changement',
    kind: 'Nature',
    title: 'Titre',
    stage: 'Stade',
    date: 'Date',
    topics: 'Thèmes',
    before: 'Ce que disait la règle',
    after: 'Ce que dit la règle',
    effectiveAt: 'Prise d’effet',
  },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
