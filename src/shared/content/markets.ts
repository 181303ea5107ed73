/** A part of the continent the firm covers. */
export type RegionSlug = 'east' | 'west' | 'southern'

/** How open a market is to a careful entrant, by the firm’s own judgement, from 1 to 5. */
export type Rating = {
  readonly word: 'Very high' | 'High' | 'Moderate' | 'Limited' | 'Low'
  readonly score: 1 | 2 | 3 | 4 | 5
  readonly judgement: string
}

/** One of the four key markets: facts with their sources, then the firm’s judgement. */
export type Market = {
  readonly slug: string
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** ISO 3166-1 numeric, as the map data names countries. */
  readonly isoNumeric: string
  readonly country: string
  readonly capital: string
  readonly region: RegionSlug
  readonly population: {
    readonly display: string
    readonly millions: number
    readonly source: string
  }
  readonly regulator: string
  readonly law: string
  readonly regulation: string
  readonly rating: Rating
  readonly opportunities: readonly string[]
  readonly challenges: readonly string[]
  readonly figures: {
    readonly mobileSubscriptionsMillions: number
    readonly shareUnder25Percent: number
    readonly source: string
  }
}

/** A movement that runs through several markets. */
export type Trend = {
  readonly title: string
  readonly text: string
  readonly figure?: string
  readonly source?: string
}

/** A region, the countries covered in it and the outlook. */
export type Region = {
  readonly slug: RegionSlug
  readonly name: string
  readonly summary: string
  readonly outlook: string
  readonly markets: readonly string[]
  /** ISO 3166-1 alpha-2, in the order of `markets`. */
  readonly countries: readonly string[]
  /** ISO 3166-1 numeric, in the order of `markets`. */
  readonly isoNumeric: readonly string[]
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

/** Under each dossier: to the contact form, about an entry into that market. */
export const dossierAction = 'Ask about this market'

/** Beside the dossiers, about the shapes of their countries. */
export const shapesNote = 'The four countries are drawn at one scale.'

/** What the score of a rating means, for a note under the dossiers. */
export const ratingNote =
  'The rating weighs the size of the opportunity against the clarity of the law today. It is our opinion, not advice for your case.'

const factbook =
  'CIA, The World Factbook: mobile subscriptions, 2025 edition (2024 estimates); age structure, 2021 edition (2020 estimates)'

const worldPopulation = 'United Nations, World Population Prospects 2024, medium variant, mid-2025'

/** The four key markets. */
export const markets: readonly Market[] = [
  {
    slug: 'south-africa',
    code: 'ZA',
    isoNumeric: '710',
    country: 'South Africa',
    capital: 'Pretoria',
    region: 'southern',
    population: {
      display: '63.1 million',
      millions: 63.1,
      source: 'Statistics South Africa, Mid-year population estimates, 2025',
    },
    regulator: 'National Gambling Board and nine provincial licensing authorities',
    law: 'National Gambling Act 7 of 2004 and provincial acts',
    regulation:
      'The national act sets the norms; each province grants the licences. Betting licensed in a province may be offered online. Interactive casino gambling may not: the National Gambling Amendment Act 10 of 2008, which would have licensed it, was never brought into force.',
    rating: {
      word: 'High',
      score: 4,
      judgement:
        'The deepest regulated market on the continent, with a settled route for betting and an open question over casino content and national tax.',
    },
    opportunities: [
      'Gross gambling revenue of about R75 billion in 2024/25, some 70 per cent of it from betting',
      'Provincial bookmaker licences with long practice behind them',
      'Cards, instant transfers and vouchers already in daily use',
      'Demand for compliant platforms, odds and safer-gambling tools',
    ],
    challenges: [
      'Nine licensing authorities whose acts differ in wording and in scope',
      'A 2025 appeal judgment bars Gauteng bookmakers from taking bets on roulette',
      'National Treasury proposed a 20 per cent tax on online gambling revenue in November 2025',
      'Established operators and growing public concern about advertising',
    ],
    figures: { mobileSubscriptionsMillions: 115, shareUnder25Percent: 45, source: factbook },
  },
  {
    slug: 'nigeria',
    code: 'NG',
    isoNumeric: '566',
    country: 'Nigeria',
    capital: 'Abuja',
    region: 'west',
    population: { display: '237.5 million', millions: 237.5, source: worldPopulation },
    regulator:
      'State authorities, among them the Lagos State Lotteries and Gaming Authority; many cooperate in the Federation of State Gaming Regulators of Nigeria (FSGRN)',
    law: 'State laws, such as the Lagos State Lotteries and Gaming Authority Law, 2021',
    regulation:
      'On 22 November 2024 the Supreme Court held that lotteries and gaming belong to the states, and that the National Lottery Act 2005 binds only in the Federal Capital Territory. In May 2025 member states of the FSGRN agreed to recognise one Universal Reciprocity Certificate for online betting, online casino, public online lottery and promotional competitions. States outside the agreement still license on their own.',
    rating: {
      word: 'High',
      score: 4,
      judgement:
        'No market on the continent is larger, and one certificate now opens much of it; the map of states still has to be read one by one.',
    },
    opportunities: [
      'Africa’s largest population and a deep love of football',
      'A single certificate for the states in the FSGRN framework',
      'Online casino expressly within that framework',
      'Bank transfer, card and agent networks that reach most cities',
    ],
    challenges: [
      'States outside the framework, and states that restrict or forbid gaming',
      'A Central Gaming Bill passed by the National Assembly in December 2025, which the President said he would not sign',
      'Lagos withholds 5 per cent of net winnings since February 2026',
      'Currency risk for anyone reporting abroad',
    ],
    figures: { mobileSubscriptionsMillions: 165, shareUnder25Percent: 62, source: factbook },
  },
  {
    slug: 'kenya',
    code: 'KE',
    isoNumeric: '404',
    country: 'Kenya',
    capital: 'Nairobi',
    region: 'east',
    population: { display: '57.5 million', millions: 57.5, source: worldPopulation },
    regulator:
      'Gambling Regulatory Authority, successor to the Betting Control and Licensing Board; county governments for premises',
    law: 'Gambling Control Act, 2025 (No. 14 of 2025)',
    regulation:
      'The act took effect on 26 August 2025 and replaced the Betting, Lotteries and Gaming Act (Cap. 131) of 1966. It covers online gambling expressly, asks that Kenyan citizens hold at least 30 per cent of a licensee and provides for real-time monitoring. Licence processing was paused during the handover, so confirm the present state before you set a date.',
    rating: {
      word: 'Moderate',
      score: 3,
      judgement:
        'A sound new act and the best payment rails in the region, held back until the detailed regulations have been tested in practice.',
    },
    opportunities: [
      'Mobile money in daily use: 53.4 million subscriptions in March 2026',
      'One national regulator with online gambling in its remit',
      'Clearer player protection duties that reward careful operators',
      'Local partners needed, and available, for the ownership rule',
    ],
    challenges: [
      'Regulations under the new act are new or still awaited, and little tested',
      'Tax on the way in and out: 5 per cent of deposits and 5 per cent of withdrawals since the Finance Act 2025',
      'Higher security and capital than under the old act',
      'Tighter limits on advertising and endorsement',
    ],
    figures: { mobileSubscriptionsMillions: 71.4, shareUnder25Percent: 59, source: factbook },
  },
  {
    slug: 'ghana',
    code: 'GH',
    isoNumeric: '288',
    country: 'Ghana',
    capital: 'Accra',
    region: 'west',
    population: { display: '35.1 million', millions: 35.1, source: worldPopulation },
    regulator: 'Gaming Commission of Ghana; National Lottery Authority for lotteries',
    law: 'Gaming Act, 2006 (Act 721)',
    regulation:
      'One act and one commission govern casinos, sports betting and other games of chance, online and on land; lotteries fall under the National Lotto Act, 2006 (Act 722). A licensee is a limited liability company, wholly or partly owned by Ghanaians, and renews each year.',
    rating: {
      word: 'Moderate',
      score: 3,
      judgement:
        'Small, orderly and readable, which makes it a good first market in West Africa for a company content with its size.',
    },
    opportunities: [
      'A single regulator with separate licence classes for online and land-based betting',
      'The 10 per cent tax on winnings was repealed in March 2025',
      'Mobile money in wide daily use',
      'A common-law system and English-language filings',
    ],
    challenges: [
      'An act of 2006 that says little about online products',
      'A tax of 20 per cent on gross gaming revenue, before costs',
      'Annual renewal, and up to twelve months allowed for deciding an application',
      'A population one seventh of Nigeria’s',
    ],
    figures: { mobileSubscriptionsMillions: 39.1, shareUnder25Percent: 56, source: factbook },
  },
]

/** The opening of the section with the trends. */
export const trendsIntro = {
  title: 'Market Trends',
  lead: 'Four movements that cross borders even when licences do not.',
} as const

/** Four movements that run through several markets. */
export const trends: readonly Trend[] = [
  {
    title: 'Mobile money is the cashier',
    text: 'In much of East and West Africa the wallet on the phone is the first account a player has. Deposits, payouts, identity and now tax meet there, so the payment route shapes the product.',
    figure: '1.1 billion registered accounts in Sub-Saharan Africa',
    source: 'GSMA, State of the Industry Report on Mobile Money, 2025 (end of 2024)',
  },
  {
    title: 'Data is mobile, and still dear',
    text: 'More than half of Nigeria’s connections now run on 4G, yet many players buy data by the day. Light pages, short sessions and a working text-message fallback win more trust than animation.',
    figure: '53% of Nigerian connections on 4G',
    source: 'Nigerian Communications Commission, Industry statistics, December 2025',
  },
  {
    title: 'Old laws are being replaced',
    text: 'Acts written for counters and coupons are giving way to acts that name online gambling, with live monitoring and duties towards players. The years between old and new are when most mistakes are made.',
    figure: '59 years between Kenya’s two gambling acts',
    source: 'Betting, Lotteries and Gaming Act, 1966; Gambling Control Act, 2025, Kenya',
  },
  {
    title: 'Tax and protection arrive together',
    text: 'Treasuries explain new gambling taxes by the cost of harm, and regulators ask for limits and self-exclusion in the same breath. Plan for both, and show what the second one does.',
    figure: '20% national tax on online revenue proposed in South Africa',
    source: 'National Treasury, South Africa, draft discussion paper, November 2025',
  },
]

/** The opening of the regional analysis. */
export const regionsIntro = {
  title: 'Regional Analysis',
  lead: 'Sixteen markets in three regions. What neighbours share is habit and payment; what they do not share is law.',
} as const

/** The three regions and the countries covered in each. */
export const regions: readonly Region[] = [
  {
    slug: 'east',
    name: 'East Africa',
    summary:
      'Mobile money was proved here, and regulators have learned to supervise through it. Tanzania licenses under its Gaming Act, Uganda under the Lotteries and Gaming Act, 2016, and Kenya under an act of 2025.',
    outlook:
      'Supervision is moving from annual returns to live data. Taxes change with most budgets; Rwanda announced in February 2025 that its rate on gross gambling revenue would rise to 40 per cent. Expect careful regulators and little patience for unlicensed offers.',
    markets: ['Kenya', 'Tanzania', 'Uganda', 'Rwanda'],
    countries: ['KE', 'TZ', 'UG', 'RW'],
    isoNumeric: ['404', '834', '800', '646'],
  },
  {
    slug: 'west',
    name: 'West Africa',
    summary:
      'Nigeria gives the region its scale and Ghana its most readable single act. In the francophone markets a national lottery company, such as LONASE in Senegal or LONACI in Côte d’Ivoire, is usually the first door to knock on.',
    outlook:
      'Nigeria’s states will settle how far one certificate carries. Francophone markets open by partnership more than by open application, so the choice of partner is the strategy.',
    markets: ['Nigeria', 'Ghana', 'Côte d’Ivoire', 'Senegal', 'Sierra Leone'],
    countries: ['NG', 'GH', 'CI', 'SN', 'SL'],
    isoNumeric: ['566', '288', '384', '686', '694'],
  },
  {
    slug: 'southern',
    name: 'Southern Africa',
    summary:
      'South Africa sets the standard its neighbours measure themselves against. Botswana has had a modern act in operation since April 2016, and Namibia passed one in 2018; Zimbabwe’s cabinet approved principles for reform in August 2024.',
    outlook:
      'The decisions to watch are South Africa’s: whether online revenue is taxed nationally, and whether Parliament takes up interactive gambling again. Neighbouring markets are small, orderly and often served from the same team.',
    markets: ['South Africa', 'Botswana', 'Namibia', 'Zambia', 'Zimbabwe', 'Malawi', 'Mozambique'],
    countries: ['ZA', 'BW', 'NA', 'ZM', 'ZW', 'MW', 'MZ'],
    isoNumeric: ['710', '072', '516', '894', '716', '454', '508'],
  },
]

/** The band that closes the markets page. */
export const callToAction = {
  title: 'Thinking of a market?',
  text: 'We will write the same dossier for your product and your market: law, tax, payments, competition, and a plain judgement at the end.',
  action: 'Request Market Analysis',
  secondaryAction: 'View Our Services',
} as const
