import type { Translation } from '#shared/translation.ts'
import type * as translation from './client-messages.pt.ts'
import type * as original from './client-messages.ts'
import { fieldNames } from './field-names.pt.ts'

const field = (attr: string) => `«${fieldNames[attr] ?? attr}»`

export const clientMessages = {
  fields: {
    required: (attr: string) => `O campo ${field(attr)} é obrigatório.`,
    string: (attr: string) => `O campo ${field(attr)} tem de conter texto.`,
    email: 'Indique um endereço de email válido.',
    min: (attr: string, min: number) =>
      `O campo ${field(attr)} tem de ter pelo menos ${min} caracteres.`,
    max: (attr: string, max: number) =>
      `O campo ${field(attr)} não pode ter mais de ${max} caracteres.`,
    in: (attr: string) => `O valor escolhido para ${field(attr)} não é válido.`,
  },
  account: {
    deleted: 'A sua conta foi eliminada.',
  },
  contact: {
    sent: 'A sua mensagem foi enviada.',
    failed: 'Não foi possível enviar a mensagem. Tente novamente.',
    unreachable: 'Ocorreu um erro. Tente novamente.',
    notStored: 'Não foi possível registar a sua mensagem. Tente novamente mais tarde.',
    full: (email: string) =>
      `De momento não podemos receber mensagens aqui. Escreva para ${email}.`,
  },
  meeting: 'Antes da data, escrevemos-lhe para combinar uma chamada telefónica ou de vídeo.',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
