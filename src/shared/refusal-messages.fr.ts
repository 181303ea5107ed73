import type { Translation } from '#shared/translation.ts'
import type * as translation from './refusal-messages.fr.ts'
import type * as original from './refusal-messages.ts'

export const refusalMessages = {
  more: (first: string, others: number) =>
    others === 0
      ? first
      : `${first} (et ${others} ${others === 1 ? 'autre erreur' : 'autres erreurs'})`,
  throttle: (seconds: number) => `Trop de tentatives. Veuillez réessayer dans ${seconds} secondes.`,
  doneBefore: 'Nous l’avons déjà. Rien n’a été fait deux fois.',
  guards: {
    unauthenticated: 'Connexion requise.',
    unverified: 'Votre adresse e-mail n’est pas vérifiée.',
    unconfirmed: 'Veuillez confirmer votre mot de passe.',
    unproved: 'Veuillez confirmer avec votre second facteur.',
    unsent: 'Mot de passe confirmé. Veuillez répéter votre dernière action.',
    invalidSignature: 'Signature non valide.',
    unauthorized: 'Cette action n’est pas autorisée.',
    invalidLink: 'Ce lien de vérification n’est pas valide ou a expiré.',
  },
  refusals: {
    csrf: 'Le jeton CSRF ne correspond pas.',
    notFound: (path: string) => `La route ${path} est introuvable.`,
    method: (method: string, path: string, allowed: string) =>
      `La méthode ${method} n’est pas admise pour la route ${path}. Méthodes admises : ${allowed}.`,
    tooLarge: 'Contenu trop volumineux',
    server: 'Erreur du serveur',
    unavailable: 'Service indisponible',
    setting: (name: string, hint: string) => `Le réglage ${name} manque ou est erroné : ${hint}`,
  },
} as const

export const errorActions = {
  reload: 'Recharger la page',
  retry: 'Réessayer',
  home: 'Aller à la page d’accueil',
  newLink: 'Obtenir un nouveau lien',
  chooseMarket: 'Choisir un marché',
} as const

export const errorReference = (id: string) => `Référence : ${id}.`

export const errorPages: Record<number, { title: string; message: string }> = {
  403: {
    title: 'Accès refusé',
    message: 'Votre compte ne donne pas accès à cette page.',
  },
  404: {
    title: 'Page introuvable',
    message:
      'Il n’y a rien à cette adresse. La page a peut-être changé de place, ou le lien est incomplet.',
  },
  405: {
    title: 'Méthode non admise',
    message: 'Cette adresse existe, mais elle n’accepte pas ce type de requête.',
  },
  413: {
    title: 'Contenu trop volumineux',
    message:
      'Votre envoi dépasse ce que ce site accepte. Raccourcissez-le et envoyez-le de nouveau.',
  },
  419: {
    title: 'Page expirée',
    message:
      'La page est restée ouverte trop longtemps pour être envoyée en toute sécurité. Rechargez-la et renvoyez-la ; en revenant en arrière, vous retrouvez votre texte.',
  },
  429: {
    title: 'Trop de requêtes',
    message: 'C’était un peu rapide. Attendez un instant et réessayez.',
  },
  500: {
    title: 'Erreur du serveur',
    message:
      'Quelque chose n’a pas fonctionné de notre côté. L’erreur est consignée ; un nouvel essai peut réussir.',
  },
  503: {
    title: 'Service indisponible',
    message:
      'Une partie de ce site ne répond pas pour le moment. Veuillez réessayer dans une minute.',
  },
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
