import type { Translation } from '#shared/translation.ts'
import type * as translation from './page-names.pt.ts'
import type * as original from './page-names.ts'

export const pageNames = {
  home: 'Início',
  'about-us': 'Sobre nós',
  services: 'Serviços',
  markets: 'Mercados',
  insights: 'Análises',
  contact: 'Contacto',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
