import type { RegionSlug } from '../knowledge/schemas.ts'
import { regionLabels } from '../knowledge/words.ts'
import { type Evidence, evidence } from './trend-evidence.ts'

/** A trend in several markets, with a figure or a rule as evidence. */
export type Trend = {
  readonly title: string
  readonly text: string
  /** The meaning of the number that `evidence` gives. */
  readonly figure: string
  /** The record with the figure, or the rule and its number. */
  readonly evidence: Exclude<Evidence, { rule: string }> | { rule: string; number: string }
}

/** A region and its outlook; its markets are those of the edition. */
export type Region = {
  readonly slug: RegionSlug
  readonly name: string
  readonly summary: string
  readonly outlook: string
}

/** The opening of the markets page. */
export const hero = {
  eyebrow: 'Markets',
  title: 'The continent is not one market',
  lead: 'It is more than fifty legal systems, and a licence from one is worth nothing in the next. Here is how we read the four we are asked about most, and the regions around them.',
} as const

/** The opening of the section with the key markets. */
export const keyMarketsIntro = {
  title: 'Key Markets',
  lead: 'Facts first, each with its source. Then our judgement, which is only that.',
} as const

/** The heading of the folded figures of the key markets. */
export const comparisonTitle = 'The four compared in figures'

/** The note about the shapes of the countries. */
export const shapesNote = 'The four countries are drawn at one scale.'

/** The opening of the section with the trends. */
export const trendsIntro = {
  title: 'Market Trends',
  lead: 'Four movements that cross borders even when licences do not.',
} as const

/** The four trends. */
export const trends: readonly Trend[] = [
  {
    title: 'Mobile money is the cashier',
    text: 'In much of East and West Africa the wallet on the phone is the first account a player has. Deposits, payouts, identity and now tax meet there, so the payment route shapes the product.',
    figure: 'registered with mobile money in Sub-Saharan Africa',
    evidence: evidence.mobileMoney,
  },
  {
    title: 'Data is mobile, and still dear',
    text: 'More than half of Nigeria’s connections now run on 4G, yet many players buy data by the day. Light pages, short sessions and a working text-message fallback win more trust than animation.',
    figure: 'of Nigerian connections on 4G',
    evidence: evidence.mobileData,
  },
  {
    title: 'Old laws are being replaced',
    text: 'Acts written for counters and coupons are giving way to acts that name online gambling, with live monitoring and duties towards players. The years between old and new are when most mistakes are made.',
    figure: 'between Kenya’s two gambling acts, of 1966 and 2025',
    evidence: { ...evidence.newLaws, number: '59 years' },
  },
  {
    title: 'Tax and protection arrive together',
    text: 'Treasuries explain new gambling taxes by the cost of harm, and regulators ask for limits and self-exclusion in the same breath. Plan for both, and show what the second one does.',
    figure: 'national tax on online revenue proposed in South Africa',
    evidence: { ...evidence.taxAndProtection, number: '20%' },
  },
]

/** The opening of the regional analysis. */
export const regionsIntro = {
  title: 'Regional Analysis',
  lead: 'Sixteen markets in three regions. What neighbours share is habit and payment; what they do not share is law.',
} as const

/** The three regions. */
export const regions: readonly Region[] = [
  {
    slug: 'east',
    name: regionLabels.east,
    summary:
      'Mobile money was proved here, and regulators have learned to supervise through it. Tanzania licenses under its Gaming Act, Uganda under the Lotteries and Gaming Act, 2016, and Kenya under an act of 2025.',
    outlook:
      'Supervision is moving from annual returns to live data. Taxes change with most budgets; Rwanda’s Parliament raised its rate on gaming revenue to 40 per cent in April 2025. Expect careful regulators and little patience for unlicensed offers.',
  },
  {
    slug: 'west',
    name: regionLabels.west,
    summary:
      'Nigeria gives the region its scale and Ghana its most readable single act. In the francophone markets a national lottery company, such as LONASE in Senegal or LONACI in Côte d’Ivoire, is usually the first door to knock on.',
    outlook:
      'Nigeria’s states will settle how far one certificate carries. Francophone markets open by partnership more than by open application, so the choice of partner is the strategy.',
  },
  {
    slug: 'southern',
    name: regionLabels.southern,
    summary:
      'South Africa sets the standard its neighbours measure themselves against. Botswana has had a modern act in operation since April 2016, and Namibia passed one in 2018; Zimbabwe’s cabinet approved principles for reform in August 2024.',
    outlook:
      'The decisions to watch are South Africa’s: whether online revenue is taxed nationally, and whether Parliament takes up interactive gambling again. Neighbouring markets are small, orderly and often served from the same team.',
  },
]
