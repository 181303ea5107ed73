import { clientMessages } from '#shared/client-messages.pt.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './messages.pt.ts'
import type * as original from './messages.ts'

export const siteMessages = {
  compare: {
    notCovered: (names: string[], more: number) =>
      `Não cobrimos: ${names.join(', ')}${more > 0 ? ` (e mais ${more})` : ''}.`,
    onlyFirstFour: 'Só são comparados os quatro primeiros.',
  },
  newsletter: {
    confirmationSent: 'Confirme a sua subscrição com a ligação que lhe enviámos por email.',
    confirmed: 'A sua subscrição está confirmada.',
    unsubscribed: 'A sua subscrição foi cancelada.',
    invalidLink: 'Esta ligação não é válida ou expirou. Subscreva novamente.',
    full: (email: string) =>
      `De momento não podemos registar subscrições aqui. Escreva para ${email}.`,
  },
  search: {
    notVerified: 'Não verificado; a página diz o que se procurou',
  },
  privacy: {
    breachLookup: (host: string) =>
      `Quando escolhe uma palavra-passe, perguntamos a ${host} se consta de uma fuga de dados conhecida. Esse serviço fica a saber cinco dos 40 caracteres do seu hash (SHA-1), e não quem a escolheu.`,
  },
  contact: clientMessages.contact,
  languageOffer: {
    label: 'Idioma',
    text: 'Esta página também existe em português.',
    link: 'Ler em português',
    dismiss: 'Agora não',
  },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
