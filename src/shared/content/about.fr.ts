import type { Translation } from '#shared/translation.ts'
import type * as translation from './about.fr.ts'
import type * as original from './about.ts'

export const eyebrow = 'À propos'

export const callToAction = {
  title: 'Dites-nous où vous allez',
  text: 'Si vous étudiez un marché, nous serons heureux d’en parler tôt avec vous. Le premier entretien ne coûte rien.',
  action: 'Prendre contact',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
