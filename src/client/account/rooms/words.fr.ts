import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const yourRooms = 'Vos espaces'
export const roomsLead =
  'Nous y partageons des fichiers avec vous. Seules les personnes invitées voient un espace.'
export const noRooms = 'Vous n’êtes membre d’aucun espace pour l’instant.'
export const allRooms = 'Tous les espaces'
export const room = 'Espace'
export const fileCount = (count: number) =>
  `${count} ${plural(count, { one: 'fichier', other: 'fichiers' })}`
export const newestFile = 'dernier ajout le <time/>'

export const files = 'Fichiers'
export const noFiles =
  'Il n’y a pas encore de fichiers ici. Vous recevrez un e-mail dès qu’il y en aura.'
export const filesLocked = 'Vous pourrez ouvrir les fichiers après avoir accepté les conditions.'
export const version = (number: number) => `Version ${number}`
export const addedAt = 'ajoutée le <time/>'
export const earlierVersions = (count: number) =>
  `${count} ${plural(count, { one: 'version antérieure', other: 'versions antérieures' })}`

export const terms = 'Conditions'
export const termsLead =
  'Veuillez lire ces conditions. Elles s’appliquent à tous les fichiers de cet espace.'
export const acceptedAt = 'Vous avez accepté ces conditions le <time/>.'
export const acceptExplained =
  'Pour les accepter, saisissez votre mot de passe. Nous conservons comme preuve ce texte, votre nom, vos adresses e-mail et réseau et l’heure.'
export const yourPassword = 'Votre mot de passe'
export const accept = 'Accepter les conditions'
export const acceptWithPasskey = 'Accepter avec une clé d’accès'
export const insteadPassword = 'Vous pouvez saisir votre mot de passe à la place.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
