import type { Translation } from '#shared/translation.ts'
import type * as translation from './about.pt.ts'
import type * as original from './about.ts'

export const eyebrow = 'Sobre nós'

export const callToAction = {
  title: 'Diga-nos para onde vai',
  text: 'Se está a ponderar um mercado, gostamos de o saber cedo. A primeira conversa não custa nada.',
  action: 'Entrar em contacto',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
