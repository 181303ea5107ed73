import type { Translation } from '#shared/translation.ts'
import type * as translation from './title-words.fr.ts'
import type * as original from './title-words.ts'

export const enquiry = (reference: string) => `Demande ${reference}`
export const rooms = 'Vos espaces'
export const stopAlerts = 'Arrêter les alertes'
export const followedMarkets = 'Les marchés que vous suivez'
export const logIn = 'Se connecter'
export const register = 'Créer un compte'
export const forgotPassword = 'Mot de passe oublié'
export const resetPassword = 'Réinitialiser le mot de passe'
export const confirmPassword = 'Confirmer le mot de passe'
export const twoFactorChallenge = 'Double authentification'
export const verifyEmail = 'Vérification de l’adresse e-mail'
export const undoEmail = 'Rétablir votre adresse e-mail'
export const dashboard = 'Tableau de bord'
export const enquiries = 'Vos demandes'
export const profile = 'Réglages du profil'
export const password = 'Réglages du mot de passe'
export const appearance = 'Réglages de l’apparence'
export const alerts = 'Alertes'
export const passkeys = 'Clés d’accès'
export const sessions = 'Sessions'
export const twoFactor = 'Double authentification'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
