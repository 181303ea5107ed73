import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const invitedTo = (room: string) => `Vous avez accès à la salle « ${room} »`
export const invitedReason =
  'cette adresse a été invitée dans une salle où nous partageons des fichiers'
export const sharesFiles = (person: string, firm: string, room: string) =>
  `${person}, de ${firm}, partage des fichiers avec vous dans la salle « ${room} ».`
export const logInWith = (email: string) =>
  `Connectez-vous avec cette adresse même, ${email}. Si vous n’avez pas encore de compte, créez-en un avec elle et vérifiez-la : la salle vous est alors ouverte.`
export const ignoreIt = 'Si vous ne savez pas de quoi il s’agit, veuillez ignorer cet e-mail.'
export const newFiles = (room: string) => `Nouveaux fichiers dans la salle « ${room} »`
export const memberReason = 'vous êtes membre de cette salle'
export const newInRoom = (room: string) => `Il y a du nouveau dans la salle « ${room} » :`
export const closedSubject = (room: string) => `La salle « ${room} » est fermée`
export const wasMemberReason = 'vous étiez membre de cette salle'
export const closedText = (room: string, email: string) =>
  `La salle « ${room} » est fermée, et ses fichiers ne peuvent plus être ouverts. Si vous avez encore besoin de l’un d’eux, veuillez écrire à ${email}.`
export const openRoom = 'Ouvrir la salle'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
