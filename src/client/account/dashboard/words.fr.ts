import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const fullName = 'Nom complet'
export const verifiedEmail = 'Adresse e-mail vérifiée'
export const twoFactor = 'Double authentification'
export const profile = 'Profil'
export const editProfile = 'Modifier le profil'
export const stepsDone = (done: number, all: number) => `${done}<small> sur ${all}</small>`
export const done = 'Fait'
export const open = 'À faire'
export const manageTwoFactor = 'Gérer la double authentification'
export const turnOnTwoFactor = 'Activer la double authentification'
export const security = 'Sécurité'
export const twoFactorOn = 'Double authentification active'
export const twoFactorOff = 'Double authentification inactive'
export const twoFactorOnExplained =
  'La connexion demande votre mot de passe et un code de votre téléphone.'
export const twoFactorOffExplained =
  'Votre mot de passe ouvre à lui seul ce compte. Ajoutez la double authentification pour le protéger davantage.'
export const addAPasskey = 'Ajouter une clé d’accès'
export const passkeyCount = (count: number) =>
  `${count} ${plural(count, { one: 'clé', other: 'clés' })} d’accès`
export const recentSignIns = 'Connexions récentes'
export const allSessions = 'Toutes les sessions'
export const thisDevice = 'Cet appareil'
export const loading = 'Chargement'
export const listNeedsScript =
  'La liste est remplie par JavaScript ; elle figure aussi sous Sessions.'

export const yourEmailAddressIsVerified = 'Votre adresse e-mail est vérifiée.'
export const welcome = (name: string) => `Bienvenue, ${name}`
export const nextConsultation = 'Prochaine consultation'
export const youReceive = 'Ce que vous recevez'
export const marketsFollowed = 'Marchés'
export const noMarkets = 'Vous ne suivez encore aucun marché.'
export const moreMarkets = (count: number) =>
  ` et ${count} ${plural(count, { one: 'autre', other: 'autres' })}`
export const alertsLabel = 'Alertes'
export const alertsPaused = 'En pause'
export const alertsEach = 'Chaque changement dès sa publication'
export const alertsWeekly = 'Une fois par semaine'
export const alertsNone = 'Aucune'
export const newsletterLabel = 'Lettre'
export const subscribed = 'Abonnement actif'
export const subscribe = 'S’abonner'
export const changeAlerts = 'Modifier les alertes'
export const yourEnquiries = 'Vos demandes'
export const yourRooms = 'Vos espaces'
export const noEnquiriesYet =
  'Aucune demande pour l’instant. Posez une question sur un marché et un conseiller vous répondra.'
export const writeToUs = 'Nous écrire'
export const bookAConsultation = 'Réserver une consultation'
export const allEnquiries = 'Toutes les demandes'
export const allInsights = 'Toutes les analyses'
export const reachUs = 'Nous joindre'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
