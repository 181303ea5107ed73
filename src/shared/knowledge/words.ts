import { groupDigits } from '#shared/group-digits.ts'
import { dayText } from '../dates.ts'
import type {
  Fact,
  FactKey,
  Judgement,
  Product,
  ProductStatus,
  RegionSlug,
  Stage,
  TaxBase,
  Topic,
} from './schemas.ts'

/** What is said where something is not known. */
export const notVerified = 'not verified'

/** The regions, by their names. */
export const regionLabels: Readonly<Record<RegionSlug, string>> = {
  east: 'East Africa',
  west: 'West Africa',
  southern: 'Southern Africa',
}

/** The products, by the words people read. */
export const productLabels: Readonly<Record<Product, string>> = {
  sportsbook: 'Sportsbook',
  'online-casino': 'Online casino',
  lottery: 'Lottery',
  b2b: 'B2B supply',
}

/** What the status of a product says, and what it means. */
export const statusLabels: Readonly<Record<ProductStatus, { label: string; meaning: string }>> = {
  licensed: { label: 'Licensed', meaning: 'A route exists and is used.' },
  possible: {
    label: 'Possible',
    meaning: 'Permitted by law; practice unsettled.',
  },
  closed: { label: 'Closed', meaning: 'No licence available.' },
  unclear: { label: 'Unclear', meaning: 'Sources are inconclusive.' },
}

/** How far a rule has come. */
export const stageLabels: Readonly<Record<Stage, string>> = {
  proposed: 'Proposed',
  passed: 'Passed',
  'in-force': 'In force',
  court: 'Court',
  guidance: 'Guidance',
  repealed: 'Repealed',
}

/** What the stages of a rule mean. */
export const stageMeanings: Readonly<Record<Stage, string>> = {
  proposed: 'Announced or tabled; not yet law.',
  passed: 'Adopted; effective date later or unverified.',
  'in-force': 'Binds.',
  court: 'Decided by a court, or before one.',
  guidance: 'A notice, policy or reading of the authorities.',
  repealed: 'No longer in force.',
}

/** What a rule is about. */
export const topicLabels: Readonly<Record<Topic, string>> = {
  licensing: 'Licensing',
  tax: 'Tax',
  advertising: 'Advertising',
  'player-protection': 'Player protection',
  ownership: 'Ownership',
  payments: 'Payments',
  enforcement: 'Enforcement',
}

/** What a tax is a share of. */
export const baseLabels: Readonly<Record<TaxBase, string>> = {
  stakes: 'stakes',
  ggr: 'gross gaming revenue',
  winnings: 'winnings',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  licence: 'the licence',
}

/** The quantities of facts. */
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
}

const sumsOfYears: readonly FactKey[] = ['gross-gaming-revenue', 'gambling-tax-revenue']

/** What a fact is of: a day, month or year, or for what is summed the year that ended then. */
export function factDateText({ key, asOf }: Pick<Fact, 'key' | 'asOf'>): string {
  const ofWholeYear = asOf.length === 'YYYY'.length
  return sumsOfYears.includes(key) && !ofWholeYear ? `year to ${dayText(asOf)}` : dayText(asOf)
}

/** The word of each score of a judgement. */
export const scoreWords: Readonly<Record<Judgement['score'], string>> = {
  1: 'Low',
  2: 'Limited',
  3: 'Moderate',
  4: 'High',
  5: 'Very high',
}

const scales: readonly (readonly [from: number, word: string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
]

/**
 * A quantity as pages write it: `57.5 million people`, `KES 13.2 billion`, `59%`. To a tenth of a
 * million, or whole below that; the exact value stands in the data.
 */
export function quantityText(value: number, unit: string): string {
  return withUnit(value, unit, numberText)
}

/** A quantity to the last digit that is known: `57,532,493 people`. */
export function exactQuantityText(value: number, unit: string): string {
  return withUnit(value, unit, groups)
}

function withUnit(value: number, unit: string, textOf: (value: number) => string): string {
  if (unit === 'percent') return `${value}%`
  return /^[A-Z]{3}$/.test(unit) ? `${unit} ${textOf(value)}` : `${textOf(value)} ${unit}`
}

function numberText(value: number): string {
  const [scale, word] = scales.find(([from]) => value >= from) ?? [1, '']
  if (!word) return groups(value)
  const scaled = value / scale
  const digits = scaled < 1000 ? Number(scaled.toFixed(1)) : Math.round(scaled)
  return `${groups(digits)} ${word}`
}

/** Not by `Intl`, whose locales browsers and servers may hold in different versions. */
function groups(value: number): string {
  const [whole = '', part] = String(value).split('.')
  return part ? `${groupDigits(whole)}.${part}` : groupDigits(whole)
}
