import type { Translation } from '#shared/translation.ts'
import type * as translation from './client-messages.fr.ts'
import type * as original from './client-messages.ts'
import { fieldNames } from './field-names.fr.ts'

const field = (attr: string) => `« ${fieldNames[attr] ?? attr} »`

export const clientMessages = {
  fields: {
    required: (attr: string) => `Le champ ${field(attr)} est obligatoire.`,
    string: (attr: string) => `Le champ ${field(attr)} doit contenir du texte.`,
    email: 'Indiquez une adresse e-mail valide.',
    min: (attr: string, min: number) =>
      `Le champ ${field(attr)} doit compter au moins ${min} caractères.`,
    max: (attr: string, max: number) =>
      `Le champ ${field(attr)} ne peut pas dépasser ${max} caractères.`,
    in: (attr: string) => `La valeur choisie pour ${field(attr)} n’est pas valide.`,
  },
  account: {
    deleted: 'Votre compte est supprimé.',
  },
  contact: {
    sent: 'Votre message est envoyé.',
    failed: 'L’envoi du message a échoué. Veuillez réessayer.',
    unreachable: 'Une erreur s’est produite. Veuillez réessayer.',
    notStored: 'Votre message n’a pas pu être enregistré. Veuillez réessayer plus tard.',
    full: (email: string) =>
      `Nous ne pouvons pas recevoir de messages ici pour le moment. Veuillez écrire à ${email}.`,
  },
  meeting:
    'Nous vous écrirons au préalable pour convenir d’un appel téléphonique ou d’une visioconférence.',
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
