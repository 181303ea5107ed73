import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const continueSetup = 'Poursuivre la configuration'
export const scanAndEnterCode =
  'Scannez le code QR avec votre application d’authentification, ou saisissez-y la clé. Entrez ensuite le code à six chiffres qu’elle affiche.'
export const authenticationCode = 'Code d’authentification'
export const confirm = 'Confirmer'

export const somethingWentWrong = 'Une erreur s’est produite.'
export const tryAgain = 'Réessayer'

export const failedToFetchQrCode = 'Le code QR n’a pas pu être chargé'
export const failedToFetchSetupKey = 'La clé de configuration n’a pas pu être chargée'
export const failedToFetchRecoveryCodes = 'Les codes de secours n’ont pas pu être chargés'

export const recoveryCode = 'Code de secours'

export const hideRecoveryCodes = 'Masquer les codes de secours'
export const viewRecoveryCodes = 'Voir les codes de secours'
export const keepTheseCodes =
  'Conservez ces codes maintenant, dans un gestionnaire de mots de passe ou sur papier. Ils vous laissent entrer si vous perdez votre téléphone.'
export const recoveryCodeCount = (count: number) => `${count} codes de secours`
export const recoveryCodesOf = (site: string, email: string) =>
  `${site} : codes de secours de ${email}`
export const loadingRecoveryCodes = 'Chargement des codes de secours'
export const eachCodeWorksOnce =
  'Chaque code ne sert qu’une fois ; un nouveau prend alors sa place. « Renouveler les codes » les remplace tous.'
export const recoveryCodes = 'Codes de secours'
export const copied = 'Copié'
export const copy = 'Copier'
export const download = 'Télécharger'
export const print = 'Imprimer'

export const regenerateCodes = 'Renouveler les codes'
export const regenerateQuestion = 'Renouveler vos codes de secours ?'
export const regenerateWarning =
  'Tous les codes que vous avez cessent aussitôt de fonctionner, les imprimés aussi. Les nouveaux s’affichent juste après.'
export const regenerateWithoutScript =
  'Sans JavaScript, les codes ne s’affichent qu’une fois, quand ils sont nouveaux. Si vous en demandez de nouveaux, tous ceux que vous avez cessent aussitôt de fonctionner, les imprimés aussi.'

export const enableTwoFactorAuthentication = 'Activer la double authentification'
export const scanTheQrCode =
  'Scannez le code QR avec votre application d’authentification, ou saisissez-y la clé de configuration.'
export const verifyAuthenticationCode = 'Vérifier le code d’authentification'
export const enterCodeOfDigits = (digits: number) =>
  `Entrez le code à ${digits} chiffres de votre application d’authentification`
export const twoFactorAuthenticationEnabled = 'Double authentification activée'
export const twoFactorIsOn =
  'Elle est active. Scannez le code QR avec votre application d’authentification, ou saisissez-y la clé de configuration.'
export const close = 'Fermer'
export const continueLabel = 'Continuer'
export const orEnterCodeManually = 'ou saisissez le code à la main'
export const setupKeyCopied = 'Clé de configuration copiée'
export const setupKeyBefore = 'Clé de configuration : '
export const copySetupKey = 'Copier la clé de configuration'

export const back = 'Retour'

export const challengeByCode = 'Code d’authentification'
export const challengeByCodeExplained =
  'Entrez le code fourni par votre application d’authentification.'
export const loginUsingRecoveryCode = 'vous connecter avec un code de secours'
export const challengeByRecoveryCode = 'Code de secours'
export const challengeByRecoveryCodeExplained =
  'Confirmez l’accès à votre compte en entrant l’un de vos codes de secours.'
export const loginUsingAuthenticationCode = 'vous connecter avec un code d’authentification'
export const orYouCan = 'Ou vous pouvez <other/>'
export const lostPhoneAndCodes = 'Téléphone et codes perdus ?'
export const lockedOutButLoggedIn =
  'Si une session ouverte avec un code l’est encore sur un autre appareil, vous pouvez y désactiver la double authentification ou voir vos codes. Il n’y faut que votre mot de passe.'
export const lockedOutEverywhere =
  'Sinon, écrivez à <email/> depuis l’adresse e-mail de votre compte. Quand nous savons que c’est bien vous, nous pouvons la désactiver pour vous. Un nouveau mot de passe ne la désactive pas.'

export const recoveryCodesTitle = 'Codes de secours de la double authentification'
export const recoveryCodesExplained =
  'Les codes de secours vous rendent l’accès si vous perdez votre téléphone. Conservez-les dans un gestionnaire de mots de passe, ou imprimez-les.'
export const enabledExplained =
  'Avec la double authentification, un code à six chiffres vous est demandé à la connexion. Vous le trouvez dans l’application d’authentification de votre téléphone.'
export const disabledExplained =
  'Si vous activez la double authentification, un code à six chiffres vous est demandé à la connexion, en plus de votre mot de passe. Une application d’authentification sur votre téléphone l’affiche.'
export const twoFactorAuthentication = 'Double authentification'
export const twoFactorLead =
  'Une seconde preuve à la connexion : quelque chose que vous avez, en plus du mot de passe que vous connaissez.'
export const confirmFirst =
  'Pour la modifier, nous vous demandons d’abord votre second facteur, puis vous revenez ici.'
export const enabled = 'Activée'
export const disabled = 'Désactivée'
export const passkeyAlsoMeetsRequirement =
  'Une <link>clé d’accès</link> satisfait aussi à cette exigence.'
export const enableTwoFactor = 'Activer la double authentification'
export const turnItOff = 'La désactiver'
export const turnItOffExplained =
  'Votre mot de passe ouvrira alors à lui seul le compte. Les codes de secours cessent de fonctionner.'
export const disableTwoFactor = 'Désactiver la double authentification'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
