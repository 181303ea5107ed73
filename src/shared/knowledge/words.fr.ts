import { percentText } from '#shared/number-text.ts'
import type { Translation } from '#shared/translation.ts'
import { dayText } from '../dates.ts'
import { ofDay } from '../french-dates.ts'
import type { AmountRange } from './amount-range.ts'
import type { ChangeKind } from './props.ts'
import type {
  Certainty,
  Fact,
  FactKey,
  Judgement,
  Market,
  ObligationStatus,
  Product,
  ProductScope,
  ProductStatus,
  RegionSlug,
  Stage,
  Tax,
  TaxBase,
  Topic,
} from './schemas.ts'
import type * as translation from './words.fr.ts'
import type * as original from './words.ts'

const unknown = 'non vérifié'

export const notVerified = () => unknown

export const sourceNumber = (number: number) => `Source ${number}`

export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  market: 'Marché',
  product: 'Produit',
  tax: 'Taxe',
  licence: 'Agrément',
  obligation: 'Obligation',
  fact: 'Donnée',
  judgement: 'Appréciation',
  rule: 'Règle',
}

export const regionLabels: Readonly<Record<RegionSlug, string>> = {
  east: 'Afrique de l’Est',
  west: 'Afrique de l’Ouest',
  southern: 'Afrique australe',
}

export const productLabels: Readonly<Record<Product, string>> = {
  sportsbook: 'Paris sportifs',
  'online-casino': 'Casino en ligne',
  lottery: 'Loterie',
  b2b: 'Fourniture B2B',
}

export const productScopeLabels: Readonly<Record<ProductScope, string>> = {
  ...productLabels,
  other: 'aucun des quatre produits',
}

export const certaintyLabels: Readonly<Record<Certainty, string>> = {
  exact: 'exact',
  'at-most': 'au plus',
  'at-least': 'au moins',
  unknown,
}

export function rateText(rate: number, certainty: Certainty): string {
  if (certainty === 'unknown') return `${percentText(rate)}, ${unknown}`
  return certainty === 'exact'
    ? percentText(rate)
    : `${certaintyLabels[certainty]} ${percentText(rate)}`
}

export function rangeText({ from, to }: AmountRange, textOf: (amount: number) => string): string {
  if (from === null && to === null) return unknown
  if (from === null) return `${certaintyLabels['at-most']} ${textOf(to ?? 0)}`
  if (to === null) return `${certaintyLabels['at-least']} ${textOf(from)}`
  return textOf(from) === textOf(to) ? textOf(to) : `${textOf(from)} à ${textOf(to)}`
}

export const statusLabels: Readonly<Record<ProductStatus, { label: string; meaning: string }>> = {
  licensed: { label: 'Agréé', meaning: 'Une voie existe et est empruntée.' },
  possible: {
    label: 'Possible',
    meaning: 'Permis par la loi ; pratique non établie.',
  },
  closed: { label: 'Fermé', meaning: 'Aucun agrément disponible.' },
  unclear: { label: 'Incertain', meaning: 'Les sources ne permettent pas de conclure.' },
}

export const obligationStatusLabels: Readonly<Record<ObligationStatus, string>> = {
  required: 'Exigé',
  forbidden: 'Interdit',
  none: 'Non exigé',
  unverified: 'Non vérifié',
}

export const stageLabels: Readonly<Record<Stage, string>> = {
  proposed: 'Proposée',
  passed: 'Adoptée',
  'in-force': 'En vigueur',
  court: 'Décision de justice',
  guidance: 'Orientation',
  repealed: 'Abrogée',
}

export const stageMeanings: Readonly<Record<Stage, string>> = {
  proposed: 'Annoncée ou déposée ; pas encore de droit positif.',
  passed: 'Adoptée ; date d’effet ultérieure ou non vérifiée.',
  'in-force': 'S’impose.',
  court: 'Tranchée par un tribunal, ou pendante.',
  guidance: 'Avis, politique ou interprétation des autorités.',
  repealed: 'N’est plus en vigueur.',
}

export const amendmentHeads: Readonly<Record<Stage, { before: string; after: string }>> = {
  proposed: { before: 'Droit actuel', after: 'Proposition' },
  passed: { before: 'Avant l’adoption', after: 'Texte adopté' },
  'in-force': { before: 'Avant', after: 'Après' },
  court: { before: 'Avant la décision', after: 'Décision' },
  guidance: { before: 'Avant l’orientation', after: 'Orientation' },
  repealed: { before: 'Avant', after: 'Après' },
}

export function fromDayHead(effectiveAt: string): string {
  return `À partir ${ofDay(dayText(effectiveAt))}`
}

export const topicLabels: Readonly<Record<Topic, string>> = {
  licensing: 'Agréments',
  tax: 'Fiscalité',
  advertising: 'Publicité',
  'player-protection': 'Protection des joueurs',
  ownership: 'Actionnariat',
  payments: 'Paiements',
  enforcement: 'Application',
}

export const baseLabels: Readonly<Record<TaxBase, string>> = {
  stakes: 'mises',
  ggr: 'produit brut des jeux',
  winnings: 'gains',
  deposits: 'dépôts',
  withdrawals: 'retraits',
  licence: 'agrément',
}

export function taxTermText({ rate, certainty, base }: Tax): string {
  return `${rateText(rate, certainty)}, assiette : ${baseLabels[base]}`
}

export const licenceTermLabels: Readonly<Record<keyof Market['licence'], string>> = {
  authority: 'Autorité qui délivre l’agrément',
  fee: 'Droits d’agrément',
  term: 'Durée de l’agrément',
  monthsToDecide: 'Délai de décision',
  localOwnership: 'Actionnariat local',
  dataRules: 'Règles sur les données',
}

export const factLabels: Readonly<Record<FactKey, string>> = {
  population: 'Population',
  'mobile-subscriptions': 'Abonnements mobiles',
  'mobile-money': 'Argent mobile',
  'internet-users': 'Internautes',
  'under-25': 'Part des moins de 25 ans',
  'gross-gaming-revenue': 'Produit brut des jeux',
  'gambling-tax-revenue': 'Recettes des taxes sur les jeux',
  'licensed-operators': 'Opérateurs agréés',
  '4g-share': 'Connexions 4G',
  adults: 'Adultes',
  'mobile-money-active': 'Comptes d’argent mobile actifs',
  'mobile-money-users': 'Adultes qui utilisent l’argent mobile',
  'below-poverty-line': 'Part sous le seuil de pauvreté',
}

const sumsOfYears: readonly FactKey[] = ['gross-gaming-revenue', 'gambling-tax-revenue']

export function factDateText({ key, asOf }: Pick<Fact, 'key' | 'asOf'>): string {
  const isWholeYear = asOf.length === 'YYYY'.length
  return sumsOfYears.includes(key) && !isWholeYear
    ? `année close : ${dayText(asOf)}`
    : dayText(asOf)
}

export const scoreWords: Readonly<Record<Judgement['score'], string>> = {
  1: 'Faible',
  2: 'Limitée',
  3: 'Modérée',
  4: 'Élevée',
  5: 'Très élevée',
}

/** The compiler checks that nothing of the original is missing. */
export type Complete = Translation<typeof original, typeof translation>
