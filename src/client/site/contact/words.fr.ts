import { numberText } from '#shared/number-text.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const waysToReachUs = 'Nous joindre'
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)'

export const writeToUs = 'Nous écrire'

export const offline =
  'Vous êtes hors ligne. Votre message reste dans cet onglet et part dès que vous êtes de nouveau en ligne, ou quand vous appuyez encore sur le bouton.'
export const sending = 'Envoi…'
export const firstName = 'Prénom'
export const lastName = 'Nom'
export const email = 'E-mail'
export const company = 'Société'
export const optional = 'facultatif'
export const service = 'Service'
export const chooseAService = 'Choisissez un service'
export const message = 'Message'
export const atMostCharacters = (max: number) => `${numberText(max)} caractères au plus`

export const dueInOffice = (time: string, city: string) => `${time} (heure de ${city})`
export const followUsOn = (network: string) => `Suivez-nous sur ${network}`

export const pdf = ' (PDF)'

export const timesAre = (zone: string, details: string[]) =>
  `Heures : ${zone} (${details.join(', ')}).`
export const otherHours = 'Jours fériés et autres horaires'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
