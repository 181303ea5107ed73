import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const theFirmInFigures = 'Le cabinet en chiffres'
export const startYourJourney = 'Démarrer votre projet'
export const learnMore = 'En savoir plus<hidden> sur le cabinet</hidden>'
export const viewAllServices = 'Voir tous les services'

export const contents = 'Sommaire'
export const service = 'Service'
export const features = 'Contenu'
export const deliverable = 'Livrable'
export const successMetrics = 'Mesures de réussite'

export const preview = 'Aperçu'
export const previewOfVersion = (version: number, state: string) =>
  `<strong>Aperçu de la version ${version}</strong> (${state}). Ce n’est pas la version publiée. Merci de ne pas la diffuser.`
export const backToTheDesk = 'Retour au bureau'

export const theWayWeGo = 'Le chemin que nous faisons avec vous'

export const people = 'Équipe'
export const obligations = 'Obligations'
export const rules = 'Règles'
export const changes = 'Changements'
export const data = 'Données'
export const search = 'Recherche'
export const quickLinks = 'Liens utiles'
export const contact = 'Contact'
export const dashboard = 'Tableau de bord'
export const clientLogIn = 'Espace client'
export const allRightsReserved = (from: number | null, to: number, name: string) =>
  `© ${from === null ? '' : `${from}–`}${to} ${name}. Tous droits réservés.`

export const mainNavigation = 'Navigation principale'
export const getConsultation = 'Nous consulter'
export const account = 'Compte'
export const logIn = 'Se connecter'
export const menu = 'Menu'

export const theExactFigures = 'Les chiffres exacts'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>

export const partlyEnglish =
  'Certains textes de cette page ne sont pas encore traduits : ils sont en anglais.'
