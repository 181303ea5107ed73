import type { Translation } from '#shared/translation.ts'
import type * as translation from './services.pt.ts'
import type * as original from './services.ts'

export const hero = {
  eyebrow: 'Serviços',
  title: 'Trabalhos com princípio e fim',
  lead: 'Cada trabalho termina com algo que pode entregar, assinar ou pôr em prática. Escolha um serviço, ou encadeie-os, da primeira pergunta ao primeiro ano de atividade.',
} as const

export const serviceAction = 'Perguntar sobre este serviço'

export const callToAction = {
  title: 'Não sabe de qual precisa?',
  text: 'A maioria das primeiras conversas termina num serviço, não em todos. Descreva a situação e indicaremos o trabalho mais pequeno que a resolve.',
  action: 'Pedir uma consulta gratuita',
  secondaryAction: 'Explorar os mercados',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
