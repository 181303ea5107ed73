import type { Translation } from '#shared/translation.ts'
import type * as translation from './page-names.fr.ts'
import type * as original from './page-names.ts'

export const pageNames = {
  home: 'Accueil',
  'about-us': 'À propos',
  services: 'Services',
  markets: 'Marchés',
  insights: 'Analyses',
  contact: 'Contact',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
