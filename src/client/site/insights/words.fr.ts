import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'
export const marketsYouFollow = 'Les marchés que vous suivez, et à quel rythme'
export const newerArticles = 'Articles plus récents'
export const olderArticles = 'Articles plus anciens'
export const categories = 'Rubriques'

export const otherNewsletters = 'Autres lettres d’information'

export const archive = 'Archives'
export const newsletters = 'Lettres d’information'
export const archiveLead =
  'Chaque mois, nous résumons ce qui a changé en droit, en fiscalité et en pratique, et ce que cela signifie. Les numéros parus figurent ci-dessous.'
export const noNewsletterYet =
  'Aucune lettre n’est encore parue. Abonnez-vous ci-dessous pour recevoir la première.'

export const otherArticles = 'Autres articles'

export const confirmYourSubscription = 'Confirmer votre abonnement'
export const confirmSubscriptionHint =
  'Appuyez sur le bouton pour recevoir notre lettre mensuelle à cette adresse.'
export const confirmSubscription = 'Confirmer l’abonnement'

export const unsubscribe = 'Se désabonner'
export const unsubscribeHint =
  'Appuyez sur le bouton pour ne plus recevoir notre lettre à cette adresse.'

export const published = 'Publié'
export const publishedHere = 'Publié ici'
export const written = 'Rédigé'
export const writtenOn = (day: string) => `Rédigé le ${day}`
export const minutesShort = (minutes: number) => `${minutes} min`
export const readingTime = 'Temps de lecture'
export const corrected = 'Corrigé'
export const subject = 'Sujet'
export const market = 'Marché'
export const markets = 'Marchés'

export const preview = 'Aperçu'
export const readArticle = (title: string) => `Lire l’article<hidden> : ${title}</hidden>`
export const minutesToRead = (minutes: number) => `${minutes} min de lecture`

export const whatIsInside = 'Au sommaire'

export const pdfOfEdition = 'PDF de l’édition actuelle'
export const author = 'Auteur'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
