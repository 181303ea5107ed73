import { percentText } from '#shared/number-text.ts'
import { dayText } from '../dates.ts'
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

const unknown = 'not verified'

/** The label of a value that is not known. */
export const notVerified = () => unknown

/** The label of a number that leads to a source in a list. */
export const sourceNumber = (number: number) => `Source ${number}`

/** The kinds of what an edition changes. */
export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  market: 'Market',
  product: 'Product',
  tax: 'Tax',
  licence: 'Licence',
  obligation: 'Obligation',
  fact: 'Fact',
  judgement: 'Judgement',
  rule: 'Rule',
}

/** The regions as readers see them. */
export const regionLabels: Readonly<Record<RegionSlug, string>> = {
  east: 'East Africa',
  west: 'West Africa',
  southern: 'Southern Africa',
}

/** The labels of products. */
export const productLabels: Readonly<Record<Product, string>> = {
  sportsbook: 'Sportsbook',
  'online-casino': 'Online casino',
  lottery: 'Lottery',
  b2b: 'B2B supply',
}

/** The labels of the products that a tax or an obligation can concern. */
export const productScopeLabels: Readonly<Record<ProductScope, string>> = {
  ...productLabels,
  other: 'none of the four products',
}

/** The labels of the certainties of a tax. */
export const certaintyLabels: Readonly<Record<Certainty, string>> = {
  exact: 'exact',
  'at-most': 'at most',
  'at-least': 'at least',
  unknown,
}

/** Returns a rate with its certainty: `at most 9%`. */
export function rateText(rate: number, certainty: Certainty): string {
  if (certainty === 'unknown') return `${percentText(rate)}, ${unknown}`
  return certainty === 'exact'
    ? percentText(rate)
    : `${certaintyLabels[certainty]} ${percentText(rate)}`
}

/** Returns a range in words: `6.00 to 8.00`, `at most 8.00`, `at least 2.00` or `not verified`. */
export function rangeText({ from, to }: AmountRange, textOf: (amount: number) => string): string {
  if (from === null && to === null) return unknown
  if (from === null) return `${certaintyLabels['at-most']} ${textOf(to ?? 0)}`
  if (to === null) return `${certaintyLabels['at-least']} ${textOf(from)}`
  return textOf(from) === textOf(to) ? textOf(to) : `${textOf(from)} to ${textOf(to)}`
}

/** The labels and meanings of a product's statuses. */
export const statusLabels: Readonly<Record<ProductStatus, { label: string; meaning: string }>> = {
  licensed: { label: 'Licensed', meaning: 'A route exists and is used.' },
  possible: {
    label: 'Possible',
    meaning: 'Permitted by law; practice unsettled.',
  },
  closed: { label: 'Closed', meaning: 'No licence available.' },
  unclear: { label: 'Unclear', meaning: 'Sources are inconclusive.' },
}

/** The labels of an obligation's statuses. */
export const obligationStatusLabels: Readonly<Record<ObligationStatus, string>> = {
  required: 'Required',
  forbidden: 'Forbidden',
  none: 'Not required',
  unverified: 'Not verified',
}

/** The labels of stages. */
export const stageLabels: Readonly<Record<Stage, string>> = {
  proposed: 'Proposed',
  passed: 'Passed',
  'in-force': 'In force',
  court: 'Court',
  guidance: 'Guidance',
  repealed: 'Repealed',
}

/** The meanings of stages. */
export const stageMeanings: Readonly<Record<Stage, string>> = {
  proposed: 'Announced or tabled; not yet law.',
  passed: 'Adopted; effective date later or unverified.',
  'in-force': 'Binds.',
  court: 'Decided by a court, or before one.',
  guidance: 'A notice, policy or reading of the authorities.',
  repealed: 'No longer in force.',
}

/** The heads of what a rule says before and after; what binds takes the place of what stood. */
export const amendmentHeads: Readonly<Record<Stage, { before: string; after: string }>> = {
  proposed: { before: 'Current position', after: 'Proposed' },
  passed: { before: 'Before it was passed', after: 'As passed' },
  'in-force': { before: 'Before', after: 'After' },
  court: { before: 'Before the decision', after: 'Decision' },
  guidance: { before: 'Before the guidance', after: 'Guidance' },
  repealed: { before: 'Before', after: 'After' },
}

/** Returns the head of a text that will bind from a day, month or year. */
export function fromDayHead(effectiveAt: string): string {
  return `From ${dayText(effectiveAt)}`
}

/** The labels of topics. */
export const topicLabels: Readonly<Record<Topic, string>> = {
  licensing: 'Licensing',
  tax: 'Tax',
  advertising: 'Advertising',
  'player-protection': 'Player protection',
  ownership: 'Ownership',
  payments: 'Payments',
  enforcement: 'Enforcement',
}

/** The labels of tax bases. */
export const baseLabels: Readonly<Record<TaxBase, string>> = {
  stakes: 'stakes',
  ggr: 'gross gaming revenue',
  winnings: 'winnings',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  licence: 'the licence',
}

/** Returns what a tax takes, in words: `20% of gross gaming revenue`. */
export function taxTermText({ rate, certainty, base }: Tax): string {
  return `${rateText(rate, certainty)} of ${baseLabels[base]}`
}

/** The terms of a licence, as labels that stand alone. */
export const licenceTermLabels: Readonly<Record<keyof Market['licence'], string>> = {
  authority: 'Licensing authority',
  fee: 'Licence fee',
  term: 'Term of the licence',
  monthsToDecide: 'Time to decide',
  localOwnership: 'Local ownership',
  dataRules: 'Data rules',
}

/** The labels of facts. */
export const factLabels: Readonly<Record<FactKey, string>> = {
  population: 'Population',
  'mobile-subscriptions': 'Mobile subscriptions',
  'mobile-money': 'Mobile money',
  'internet-users': 'Internet users',
  'under-25': 'Share under 25',
  'gross-gaming-revenue': 'Gross gaming revenue',
  'gambling-tax-revenue': 'Gambling tax revenue',
  'licensed-operators': 'Licensed operators',
  '4g-share': 'Connections on 4G',
  adults: 'Adults',
  'mobile-money-active': 'Active mobile money accounts',
  'mobile-money-users': 'Adults who use mobile money',
  'below-poverty-line': 'Share below the poverty line',
}

const sumsOfYears: readonly FactKey[] = ['gross-gaming-revenue', 'gambling-tax-revenue']

/** Returns the date of a fact; for a yearly total, the end of its year. */
export function factDateText({ key, asOf }: Pick<Fact, 'key' | 'asOf'>): string {
  const isWholeYear = asOf.length === 'YYYY'.length
  return sumsOfYears.includes(key) && !isWholeYear ? `year to ${dayText(asOf)}` : dayText(asOf)
}

/** The words for a judgement's scores, from 1 to 5. */
export const scoreWords: Readonly<Record<Judgement['score'], string>> = {
  1: 'Low',
  2: 'Limited',
  3: 'Moderate',
  4: 'High',
  5: 'Very high',
}
