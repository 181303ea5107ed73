import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const accountDeleted = 'Votre compte a été supprimé'
export const deletedText =
  'Votre compte et tout ce qui lui appartenait ont été supprimés, y compris les fichiers que vous nous avez envoyés et votre accès aux espaces. Vos messages et nos réponses, les consultations que vous avez réservées, un abonnement à notre lettre, ainsi que ce que vous avez fait et accepté dans les espaces n’appartiennent à aucun compte et demeurent.'
export const passwordKnown =
  'quelqu’un d’autre connaissait votre mot de passe : changez-le partout où vous l’utilisez'

export const passwordChanged = 'Votre mot de passe a été changé'
export const passwordChangedText =
  'Le mot de passe de votre compte a été changé. Tous les autres appareils sont déconnectés.'

export const emailChanged = 'Votre adresse e-mail a été changée'
export const emailChangedText = (address: string) =>
  `Votre compte utilise désormais une autre adresse e-mail : ${address}. La présente adresse ne permet plus de se connecter.`
export const restoreByHand =
  'rétablissez cette adresse sur un appareil dont la session est encore ouverte'
export const restoreByLink = (days: number) =>
  `rétablissez cette adresse par le bouton ci-dessous (valable ${days} jours)`
export const restoreEmailAddress = 'Rétablir l’adresse e-mail'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
