import type { Translation } from '#shared/translation.ts'
import type * as translation from './services.fr.ts'
import type * as original from './services.ts'

export const hero = {
  eyebrow: 'Services',
  title: 'Des missions qui ont chacune un terme',
  lead: 'Chaque mission se conclut par un document que vous pouvez déposer, signer ou appliquer. Choisissez un seul service, ou enchaînez-les, de la première question à la première année d’exploitation.',
} as const

export const serviceAction = 'Nous interroger sur ce service'

export const callToAction = {
  title: 'Vous hésitez ?',
  text: 'La plupart des premiers entretiens aboutissent à un seul service, non à tous. Décrivez la situation : nous nommerons la plus petite mission qui y répond.',
  action: 'Consultation gratuite',
  secondaryAction: 'Explorer les marchés',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
