import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const invitedTo = (room: string) => `Vous avez accès à l’espace « ${room} »`
export const invitedReason =
  'cette adresse a été invitée dans un espace où nous partageons des fichiers'
export const sharesFiles = (person: string, firm: string, room: string) =>
  `${person}, de ${firm}, partage des fichiers avec vous dans l’espace « ${room} ».`
export const logInWith = (email: string) =>
  `Connectez-vous avec cette adresse même, ${email}. Si vous n’avez pas encore de compte, créez-en un avec elle et vérifiez-la : l’espace vous est alors ouvert.`
export const ignoreIt = 'Si vous ne savez pas de quoi il s’agit, veuillez ignorer cet e-mail.'
export const newFiles = (room: string) => `Nouveaux fichiers dans l’espace « ${room} »`
export const memberReason = 'vous êtes membre de cet espace'
export const newInRoom = (room: string) => `Il y a du nouveau dans l’espace « ${room} » :`
export const closedSubject = (room: string) => `L’espace « ${room} » est fermé`
export const wasMemberReason = 'vous étiez membre de cet espace'
export const closedText = (room: string, email: string) =>
  `L’espace « ${room} » est fermé, et ses fichiers ne peuvent plus être ouverts. Si vous avez encore besoin de l’un d’eux, veuillez écrire à ${email}.`
export const reopenedSubject = (room: string) => `L’espace « ${room} » est de nouveau ouvert`
export const reopenedText = (room: string) =>
  `Nous avons rouvert l’espace « ${room} ». Vous pouvez de nouveau en ouvrir les fichiers.`
export const openRoom = 'Ouvrir l’espace'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
