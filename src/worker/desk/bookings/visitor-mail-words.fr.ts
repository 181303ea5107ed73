import type { Translation } from '#shared/translation.ts'
import type * as translation from './visitor-mail-words.fr.ts'
import type * as original from './visitor-mail-words.ts'

export const reason = 'cette adresse a été indiquée lors de la réservation de la consultation'
export const notYou =
  'Si vous n’avez rien réservé, quelqu’un s’est trompé d’adresse. Veuillez ignorer cet e-mail.'
export const confirmSubject = 'Confirmez votre consultation'
export const timeHeld = (minutes: number) =>
  `Cet horaire vous est réservé pendant ${minutes} minutes. Il devient définitif dès que vous le confirmez ; une invitation pour votre agenda suit.`
export const heldUntil = 'Réservé jusqu’à'
export const confirmConsultation = 'Confirmer la consultation'

export const changes = {
  booked: {
    subject: 'Votre consultation est réservée',
    opening: 'Votre consultation est réservée. L’invitation pour votre agenda est jointe.',
  },
  moved: {
    subject: 'Votre consultation a un nouvel horaire',
    opening: 'Votre consultation a été déplacée. L’invitation jointe remplace la précédente.',
  },
  assigned: {
    subject: 'Votre consultation a un nouvel interlocuteur',
    opening:
      'Une autre personne vous recevra au même horaire. L’invitation jointe remplace la précédente.',
  },
  cancelled: {
    subject: 'Votre consultation est annulée',
    opening: 'Votre consultation a été annulée. La pièce jointe la retire de votre agenda.',
  },
} as const
export const reminders = {
  day: 'Votre consultation approche',
  hour: 'Votre consultation commence bientôt',
} as const

export const time = 'Horaire'
export const yourTime = 'À votre heure'
export const inUtc = 'En UTC'
export const host = 'Avec'
export const cause = 'Motif'
export const reference = 'Référence'
export const bookAnotherTime = 'Réserver un autre horaire'
export const rescheduleOrCancel = 'Déplacer ou annuler'
export const joinTheMeeting = 'Rejoindre la réunion'

export const summary = (host: string) => `Consultation avec ${host}`
export const joinAt = (url: string) => `Rejoindre : ${url}`
export const changeAt = (url: string) => `Déplacer ou annuler : ${url}`
export const referenceIs = (reference: string) => `Référence : ${reference}`

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
