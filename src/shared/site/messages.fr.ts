import { clientMessages } from '#shared/client-messages.fr.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './messages.fr.ts'
import type * as original from './messages.ts'

export const siteMessages = {
  compare: {
    notCovered: (names: string[], more: number) =>
      `Nous ne couvrons pas : ${names.join(', ')}${more > 0 ? ` (et ${more} de plus)` : ''}.`,
    onlyFirstFour: 'Seuls les quatre premiers sont comparés.',
  },
  newsletter: {
    confirmationSent:
      'Veuillez confirmer votre abonnement par le lien que nous vous avons envoyé par e-mail.',
    confirmed: 'Votre abonnement est confirmé.',
    unsubscribed: 'Votre abonnement à la lettre a pris fin.',
    invalidLink: 'Ce lien n’est pas valide ou a expiré. Veuillez vous abonner de nouveau.',
    full: (email: string) =>
      `Nous ne pouvons pas enregistrer d’abonnements ici pour le moment. Veuillez écrire à ${email}.`,
  },
  search: {
    notVerified: 'Non vérifié ; la page dit ce qui a été cherché',
  },
  privacy: {
    breachLookup: (host: string) =>
      `Quand vous choisissez un mot de passe, nous demandons à ${host} s’il figure dans une fuite de données connue. Ce service apprend cinq des 40 caractères de son condensat (SHA-1), et non qui vous êtes.`,
  },
  contact: clientMessages.contact,
  languageOffer: {
    label: 'Langue',
    text: 'Cette page existe aussi en français.',
    link: 'La lire en français',
    dismiss: 'Non, merci',
  },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
