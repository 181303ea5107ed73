import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const received = 'Nous avons bien reçu votre message'
export const receiptReason = 'cette adresse a été indiquée dans notre formulaire de contact'
export const thanks = (firm: string) =>
  `Merci d’avoir écrit à ${firm}. Votre message nous est bien parvenu.`
export const replyDue = (due: string, city: string, reference: string) =>
  `Nous vous répondrons au plus tard le ${due} (heure de ${city}). Référence : ${reference}. Pour compléter votre message, répondez à cet e-mail.`
export const youWrote = 'Voici ce que vous nous avez écrit :'
export const market = 'Marché'
export const product = 'Produit'
export const addressLeftOut = '[adresse omise]'
export const notYou =
  'Si vous ne nous avez pas écrit, quelqu’un a sans doute indiqué votre adresse par erreur ; veuillez ignorer cet e-mail.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
