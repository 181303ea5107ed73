import { clientMessages } from '#shared/client-messages.pt.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './messages.pt.ts'
import type * as original from './messages.ts'

export const bookingMessages = {
  phone: 'Indique um número de telefone válido.',
  taken: 'Este horário acabou de ser ocupado. Escolha outro.',
  full: (email: string) => `De momento não podemos aceitar marcações aqui. Escreva para ${email}.`,
  booked: 'A sua consulta está marcada.',
  held: 'O horário está reservado para si. Confirme-o com a ligação que lhe enviámos por email.',
  unconfirmed: 'Confirme primeiro a sua consulta com a ligação que lhe enviámos por email.',
  invalidLink: 'Esta ligação não é válida ou expirou. Faça uma nova marcação.',
  moved: 'A sua consulta tem um novo horário.',
  cancelled: 'Consulta cancelada. Foi enviado um email de cancelamento a ambas as partes.',
  released: 'Feito: o horário está novamente livre.',
  meeting: clientMessages.meeting,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
