import { maxPasskeys } from '#shared/account/constants.ts'
import { clientMessages } from '#shared/client-messages.fr.ts'
import { theCountry } from '#shared/french-countries.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './messages.fr.ts'
import type * as original from './messages.ts'

export const accountMessages = {
  password: {
    common: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
    breached: 'Ce mot de passe figure dans une fuite de données. Veuillez en choisir un autre.',
    mismatch: 'Les deux mots de passe ne sont pas identiques.',
    incorrect: 'Le mot de passe est incorrect.',
    provided: 'Le mot de passe indiqué est incorrect.',
  },
  auth: {
    failed: 'Ces identifiants ne correspondent à aucun compte.',
    pendingExpired: 'Votre connexion a expiré. Veuillez vous connecter de nouveau.',
    emailTaken: 'Cette adresse e-mail est déjà utilisée.',
  },
  reset: {
    linkSent: 'Un e-mail avec le lien pour réinitialiser votre mot de passe vous a été envoyé.',
    done: 'Votre mot de passe a été réinitialisé.',
    invalidToken: 'Ce lien de réinitialisation n’est pas valide.',
  },
  account: clientMessages.account,
  emailUndo: {
    done: 'Votre adresse e-mail a été rétablie. Nous vous avons envoyé le lien pour réinitialiser votre mot de passe.',
    invalidLink: 'Ce lien n’est pas valide ou a expiré.',
  },
  twoFactor: {
    invalidCode: 'Le code de double authentification indiqué n’est pas valide.',
    invalidRecoveryCode: 'Le code de secours indiqué n’est pas valide.',
    notEnabled: 'La double authentification n’est pas activée.',
  },
  passkeys: {
    added: 'Clé d’accès ajoutée.',
    renamed: 'Clé d’accès renommée.',
    removed: 'Clé d’accès retirée.',
    notAdded: 'Cette clé d’accès n’a pas pu être ajoutée.',
    notAccepted: 'Cette clé d’accès n’a pas été acceptée.',
    tooMany: `Vous pouvez avoir au plus ${maxPasskeys} clés d’accès.`,
  },
  enquiries: {
    sent: 'Votre message a été envoyé.',
    reopened: 'Rouverte',
    closed: 'Close',
    somebodyElse: 'Une autre personne',
  },
  devices: {
    unknown: 'Appareil inconnu',
    browserOn: (browser: string, system: string) => `${browser} sur ${system}`,
  },
  terms: {
    accepted: 'Vous avez accepté les conditions. Les fichiers vous sont ouverts.',
    changed: 'Les conditions ont changé entre-temps. Veuillez les relire.',
    unread: 'Veuillez lire les conditions avant de les accepter.',
  },
  alerts: {
    saved: 'Alertes enregistrées.',
    following: (market: string) => `Vous suivez ${theCountry(market)}.`,
    followingAgain: (market: string) =>
      `Vous suivez ${theCountry(market)}. Les alertes étaient désactivées ; elles vous parviennent de nouveau à chaque changement.`,
    unfollowed: (market: string) => `Vous ne suivez plus ${theCountry(market)}.`,
    unsubscribed: 'Alertes désactivées.',
    confirmationSent: (market: string) =>
      `Pour suivre ${theCountry(market)}, ouvrez le lien que nous vous avons envoyé par e-mail.`,
    invalidLink: 'Ce lien n’est pas valide ou a expiré. Veuillez suivre de nouveau le marché.',
    unknownLink: 'Ce lien ne sert plus : son adresse ne suit aucun marché.',
    full: (email: string) =>
      `Nous ne pouvons pas recevoir de demandes ici pour le moment. Veuillez écrire à ${email}.`,
  },
} as const

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
