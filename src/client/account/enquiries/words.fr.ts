import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const messages = 'Messages'

export const closed = 'Close'
export const answered = 'Réponse envoyée'
export const consultationAt = 'Consultation le <time/>'
export const replyIsLate = 'Notre réponse est en retard. Elle était attendue le <time/>'
export const replyBy = 'Nous répondons avant le <time/>'

export const sendMessage = 'Envoyer le message'
export const yourMessage = 'Votre message'
export const writingReopensEnquiry = 'Cette demande est close ; un nouveau message la rouvre.'

export const writeToUs = 'Nous écrire'
export const bookAConsultation = 'Réserver une consultation'

export const yourEnquiries = 'Vos demandes'
export const enquiriesLead =
  'Ce que vous nous avez écrit depuis votre adresse vérifiée, et nos réponses.'
export const newer = 'Plus récentes'
export const older = 'Plus anciennes'
export const somethingElse = 'Autre chose ?'
export const noEnquiriesYet =
  'Aucune demande pour l’instant. Les messages que vous envoyez depuis votre adresse vérifiée apparaissent ici avec nos réponses.'

export const allEnquiries = 'Toutes les demandes'
export const enquiry = (reference: string) => `Demande ${reference}`
export const reply = 'Répondre'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
