import type { Role } from '#shared/desk/staff/roles.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const confirmWithYourPasskey = 'Confirmez avec votre clé d’accès'
export const confirmYourPassword = 'Confirmez votre mot de passe'
export const confirmByPasskeyOnly =
  'Cette partie de l’application est protégée. Utilisez votre clé d’accès avant de continuer.'
export const confirmPasswordAlone = {
  withPasskey:
    'Cette partie de l’application est protégée. Confirmez votre mot de passe, ou utilisez une clé d’accès, avant de continuer.',
  withoutPasskey:
    'Cette partie de l’application est protégée. Confirmez votre mot de passe avant de continuer.',
}
export const confirmBoth = {
  withPasskey:
    'Cette partie de l’application est protégée. Confirmez votre mot de passe et votre second facteur, ou utilisez une clé d’accès, avant de continuer.',
  withoutPasskey:
    'Cette partie de l’application est protégée. Confirmez votre mot de passe et votre second facteur avant de continuer.',
}
export const confirmWithAPasskey = 'Confirmer avec une clé d’accès'
export const pleaseTryAgain = 'Veuillez réessayer.'
export const usingPasskeyNeedsJavascript = 'L’utilisation d’une clé d’accès requiert JavaScript.'
export const insteadPasswordAndCode = 'Vous pouvez confirmer avec votre mot de passe et un code.'
export const insteadPassword = 'Vous pouvez confirmer avec votre mot de passe.'
export const confirmPassword = 'Confirmer le mot de passe'
export const password = 'Mot de passe'
export const authenticationCode = 'Code d’authentification'
export const useAnAuthenticationCode = 'Utiliser un code d’authentification'
export const useARecoveryCode = 'Utiliser un code de secours'
export const passkeyNeeded =
  'Utilisez votre clé d’accès ci-dessous : le mot de passe seul ne suffit pas. Si vous avez perdu toutes vos clés d’accès, écrivez à <email/> depuis l’adresse e-mail de votre compte.'

export const forgotPassword = 'Mot de passe oublié'
export const forgotPasswordLead =
  'Indiquez votre adresse e-mail pour recevoir un lien de réinitialisation'
export const emailPasswordResetLink = 'Envoyer le lien'
export const emailAddress = 'Adresse e-mail'

export const logInFor = (title: string) => `Connectez-vous pour continuer avec « ${title} ».`
export const registerFor = (title: string) => `Créez un compte pour continuer avec « ${title} ».`
export const verifyFor = (title: string) => `Vous continuerez ensuite avec « ${title} ».`

export const logInToYourAccount = 'Connectez-vous à votre compte'
export const loginLead =
  'Indiquez votre adresse e-mail et votre mot de passe. Si la double authentification est active, nous vous demanderons ensuite un code.'
export const signInWithPasskey = 'Utiliser une clé d’accès'
export const insteadLogInWithPassword = 'Vous pouvez vous connecter avec votre mot de passe.'
export const logIn = 'Se connecter'
export const rememberMe = 'Se souvenir de moi'
export const forgotPasswordQuestion = 'Mot de passe oublié ?'
export const lastSignInByPasskey = 'La dernière connexion ici s’est faite avec une clé d’accès.'
export const lastSignInByPassword = 'La dernière connexion ici s’est faite avec votre mot de passe.'

const roleNames: Record<Role, string> = {
  advisor: 'conseiller',
  editor: 'rédacteur',
  owner: 'propriétaire',
}
export const invitationText = (by: string, firm: string, role: Role) =>
  `${by} vous invite à rejoindre l’équipe de ${firm}, en qualité de ${roleNames[role]}.`
export const logInAsInvited = (email: string) =>
  `Connectez-vous avec ${email}, ou créez un compte à cette adresse.`
export const registerAsInvited = (email: string) =>
  `Créez un compte avec ${email}, l’adresse qui a été invitée.`

export const createAnAccount = 'Créer un compte'
export const registerLead =
  'Suivez des marchés, recevez des alertes et retrouvez vos demandes. Nous vous enverrons un lien pour vérifier votre adresse.'
export const verificationFollows = 'Nous vous enverrons un lien pour vérifier votre adresse.'
export const createAccount = 'Créer le compte'

export const resetPassword = 'Réinitialiser le mot de passe'
export const resetPasswordLead = 'Indiquez ci-dessous votre nouveau mot de passe'
export const requestANewLink = 'Demander un nouveau lien'

export const restoreYourEmailAddress = 'Rétablir votre adresse e-mail'
export const restoreEmailExplained =
  'Votre compte reprend l’adresse à laquelle ce lien a été envoyé. Tous les appareils sont déconnectés, et nous vous envoyons un lien pour choisir un nouveau mot de passe.'
export const restoreEmailAddress = 'Rétablir l’adresse e-mail'

export const verificationLinkSent =
  'Un nouveau lien de vérification a été envoyé à l’adresse e-mail indiquée à l’inscription.'
export const verifyEmail = 'Vérifier l’adresse e-mail'
export const verifyEmailLead =
  'Vérifiez votre adresse e-mail en suivant le lien que nous venons de vous envoyer.'
export const resendVerificationEmail = 'Renvoyer l’e-mail de vérification'
export const emailWentTo =
  'Il est parti à <email/>. Ce n’est pas votre adresse ? <link>Modifiez-la dans votre profil</link>'
export const logOut = 'Se déconnecter'

export const orReturnToLogIn = 'Ou revenez à la <link>connexion</link>'
export const noAccountYet = 'Pas encore de compte ? <link>Inscrivez-vous</link>'
export const accountAlready = 'Vous avez déjà un compte ? <link>Connectez-vous</link>'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
