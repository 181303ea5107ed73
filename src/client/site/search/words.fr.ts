import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

export const search = 'Recherche'
export const browseByType = 'Parcourir par type'
export const browseInstead = 'Parcourir le site'
export const noResultsFor = '0 résultat pour «\u202f<q/>\u202f»'
export const didYouMean = 'Vouliez-vous dire'
export const didYouMeanMarket = 'Vouliez-vous dire <name/> ?'
export const didYouMeanText = 'Vouliez-vous dire <q/> ?'
export const tryOneOf = 'Essayez moins de mots, ou l’une de ces recherches :'
export const searchesToTry = ['âge minimum', 'droits d’agrément', 'taxe sur les gains', 'publicité']
export const mostOfTheWords = 'Avec la plupart des mots'
export const searchUnavailable =
  'La recherche est momentanément indisponible. Réessayez dans une minute.'

export const resultsFor = (count: number) =>
  `${count} ${plural(count, { one: 'résultat', other: 'résultats' })} pour «\u202f<q/>\u202f»`

export const markets = 'Marchés'
export const aboutMarkets =
  'État de chaque produit, régulateur, lois, taxes et conditions d’agrément.'
export const answers = 'Réponses'
export const aboutAnswers = 'Si un produit peut être lancé sur un marché, et pourquoi.'
export const obligations = 'Obligations'
export const aboutObligations =
  'Âges, contrôles, publicité, capital, droits et déclarations, obligation par obligation.'
export const ledgerOfRules = 'Registre des règles'
export const aboutRules = 'Ce qui a changé et quand, ce que la règle disait avant et dit depuis.'
export const articles = 'Articles'
export const aboutArticles = 'Ce qu’un changement signifie et ce que nous vérifierions.'
export const researchReports = 'Rapports d’étude'
export const aboutReports = 'À télécharger gratuitement ; la recherche porte sur tout leur texte.'
export const services = 'Services'
export const aboutServices = 'Nos services et nos livrables.'
export const questions = 'Questions'
export const aboutQuestions = 'Ce que les visiteurs nous demandent d’abord, et nos réponses.'

export const pdf = 'PDF'

export const submit = 'Rechercher'
export const searchTheSite = 'Rechercher sur le site'
export const everyWordMustOccur =
  'Chaque mot doit y figurer, ou un mot de même sens ; le début d’un mot suffit. '
export const fromAnyPage =
  'Depuis toute page : <key>/</key> ou <key>Ctrl K</key>, sur un Mac <key>Cmd K</key>.'

export const pages = 'À propos de ce site'
export const aboutPages = 'Confidentialité, conditions et accessibilité.'
export const people = 'L’équipe'
export const aboutPeople = 'Qui travaille ici, et sur quoi.'

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
