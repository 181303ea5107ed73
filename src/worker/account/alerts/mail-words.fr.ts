import { inCountry, ofCountry, theCountry } from '#shared/french-countries.ts'
import { plural } from '#shared/plural.ts'
import type { Translation } from '#shared/translation.ts'
import type * as translation from './mail-words.fr.ts'
import type * as original from './mail-words.ts'

export const confirmSubject = (market: string) => `Confirmez que vous suivez ${theCountry(market)}`
export const confirmReason = (market: string) =>
  `cette adresse a été indiquée pour suivre ${theCountry(market)}`
export const confirmText = (market: string) =>
  `Vous avez demandé un e-mail quand les règles, les taxes, les agréments ou les obligations changent ${inCountry(market)}. Confirmez ci-dessous pour commencer.`
export const confirmExpires = (hours: number) =>
  `Le lien est valable ${hours} heures. Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.`
export const followingSubject = (market: string) => `Vous suivez ${theCountry(market)}`
export const followingReason = (market: string) => `cette adresse suit ${theCountry(market)}`
export const followingText = (market: string) =>
  `Cette adresse reçoit un e-mail quand les règles, les taxes, les agréments ou les obligations changent ${inCountry(market)}.`
export const followMore =
  'Pour suivre d’autres marchés, ou pour ne recevoir qu’un e-mail par semaine, utilisez le lien ci-dessous.'

export const alertReason = (markets: string) => `vous suivez : ${markets}`
export const market = 'Marché'
export const published = 'Publication'
export const publishedIn = (day: string, edition: number) => `${day}, édition ${edition}`
export const editionOf = (edition: number) => `édition ${edition}`
export const dossierOf = (market: string) => `Dossier ${ofCountry(market)}`
export const moreChanges = (count: number) =>
  `${plural(count, { one: 'Un autre changement', other: `${count} autres changements` })} : ouvrez la liste ci-dessous.`
export const allChangesOf = (market: string) => `Tous les changements ${inCountry(market)}`

export const stage = 'Stade'
export const takesEffect = 'Prise d’effet'
export const takesEffectOn = (day: string) => `prise d’effet : ${day}`
export const readTheRule = 'Lire la règle'
export const source = 'Source'
export const openTheSource = 'Ouvrir la source'
export const marketsYouFollow = 'Les marchés que vous suivez, et la fréquence'
export const stopAllAlerts = 'Arrêter toutes les alertes'

export const weekSubject = (rules: number, changes: number) => {
  const counts = [
    countText(rules, { one: 'nouvelle règle', other: 'nouvelles règles' }),
    countText(changes, { one: 'changement', other: 'changements' }),
  ]
  return `Cette semaine : ${counts.filter((count) => count !== null).join(' et ')}`
}

function countText(count: number, forms: Parameters<typeof plural>[1]): string | null {
  return count === 0 ? null : `${count} ${plural(count, forms)}`
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
