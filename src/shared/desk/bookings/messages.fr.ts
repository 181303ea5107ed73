import { clientMessages } from '#shared/client-messages.fr.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './messages.fr.ts'
import type * as original from './messages.ts'

export const bookingMessages = {
  phone: 'Indiquez un numéro de téléphone valide.',
  taken: 'Cet horaire vient d’être pris. Veuillez en choisir un autre.',
  full: (email: string) =>
    `Nous ne pouvons pas prendre de réservations ici pour le moment. Veuillez écrire à ${email}.`,
  booked: 'Votre consultation est réservée.',
  held: 'Cet horaire vous est réservé. Veuillez le confirmer par le lien que nous vous avons envoyé par e-mail.',
  unconfirmed:
    'Veuillez d’abord confirmer votre consultation par le lien que nous vous avons envoyé par e-mail.',
  invalidLink: 'Ce lien n’est pas valide ou a expiré. Veuillez réserver de nouveau.',
  moved: 'Votre consultation a un nouvel horaire.',
  cancelled: 'Consultation annulée. Une annulation a été envoyée par e-mail aux deux parties.',
  released: 'C’est fait : l’horaire est de nouveau libre.',
  meeting: clientMessages.meeting,
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
