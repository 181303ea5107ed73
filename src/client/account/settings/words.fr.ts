import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const password = 'Mot de passe'

export const settings = 'Réglages'
export const settingsLead = 'Gérez votre profil et la sécurité de votre compte.'
export const profile = 'Profil'
export const twoFactorAuth = 'Double authentification'
export const passkeys = 'Clés d’accès'
export const alerts = 'Alertes'
export const appearance = 'Apparence'
export const sessions = 'Sessions'

export const appearanceLead =
  'L’aspect de ce site dans ce navigateur. Il change aussitôt ; il n’y a rien à enregistrer.'
export const light = 'Clair'
export const dark = 'Sombre'
export const system = 'Système'
export const appearanceNeedsScript =
  'Le choix de l’apparence requiert JavaScript. Sans lui, le site suit votre système.'

export const updatePassword = 'Changer le mot de passe'
export const updatePasswordLead =
  'Choisissez un long mot de passe que vous n’utilisez nulle part ailleurs. L’enregistrer déconnecte tous les autres appareils.'
export const savePassword = 'Enregistrer'
export const currentPassword = 'Mot de passe actuel'
export const newPassword = 'Nouveau mot de passe'

export const profileInformation = 'Informations du profil'
export const profileLead =
  'Modifiez votre nom et votre adresse e-mail. Une nouvelle adresse prend effet aussitôt, aussi pour la connexion, et doit être vérifiée.'
export const save = 'Enregistrer'
export const languageOfMessages = 'Langue de nos messages'
export const verificationLinkSent =
  'Un nouveau lien de vérification a été envoyé à votre adresse e-mail.'
export const yourEmailAddressIsUnverified = 'Votre adresse e-mail n’est pas vérifiée.'
export const resendTheVerificationEmail = 'Renvoyer l’e-mail de vérification'
export const yourData = 'Vos données'
export const yourDataExplained =
  'Un fichier avec ce que nous détenons sur vous : profil, sessions, réglages de sécurité, marchés suivis, vos demandes avec nos réponses, et vos espaces avec les conditions que vous avez acceptées. Il ne contient aucun secret.'
export const downloadMyData = 'Télécharger mes données'
export const downloadWithFiles = 'Avec tous les fichiers (ZIP)'
export const deleteAccount = 'Supprimer le compte'
export const deleteAccountExplained =
  'Supprime votre compte et tout ce qui lui appartient, aussitôt et définitivement.'
export const deleteAccountQuestion = 'Supprimer définitivement votre compte ?'
export const deleteAccountWarning = (enquiryDays: number, consultationDays: number) =>
  `Le profil, les sessions, les réglages de sécurité, les marchés suivis et les alertes sont supprimés, et personne ne peut les rétablir. Ce qui reste chez nous : vos demandes et nos réponses, jusqu’à ${enquiryDays} jours après le dernier message ; les consultations, jusqu’à ${consultationDays} jours après leur date ; ce que vous avez fait et accepté dans des espaces, aussi longtemps que l’espace ; et un abonnement à la lettre, jusqu’à ce que vous y mettiez fin par son lien. Écrivez-nous pour les faire effacer plus tôt. Votre mot de passe confirme que c’est bien vous.`

export const sessionsLead =
  'Là où votre compte est connecté. Si vous ne reconnaissez pas une session, fermez-la et changez de mot de passe. Fermer une session efface « Se souvenir de moi » sur tous les appareils.'
export const signedInBrowsers = 'Navigateurs connectés'
export const lastSeen = 'Dernière activité : <time/>'
export const thisDevice = 'Cet appareil'
export const endTheSessionOf = (device: string) => `Fermer<hidden> la session de ${device}</hidden>`
export const unknownLocation = 'Lieu inconnu'
export const torNetwork = 'Réseau Tor'
export const noOtherBrowser =
  'Aucun autre navigateur n’est connecté en ce moment ; « Se souvenir de moi » serait effacé malgré tout.'
export const otherSessionsEnded =
  'Tous les autres navigateurs sont déconnectés, et « Se souvenir de moi » est effacé.'
export const otherDevices = 'Autres appareils'
export const otherDevicesExplained =
  'Déconnecte tous les navigateurs sauf celui-ci, et efface « Se souvenir de moi » partout, ici aussi.'
export const endAllOtherSessions = 'Fermer les autres sessions'
export const endAllOtherSessionsQuestion = 'Fermer toutes les autres sessions ?'
export const endAllOtherSessionsWarning =
  'Tous les autres navigateurs sont déconnectés aussitôt. Indiquez votre mot de passe pour confirmer.'
export const endSessions = 'Fermer les sessions'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
