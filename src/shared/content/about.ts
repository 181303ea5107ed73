/** A milestone of African gaming regulation, or the founding of the firm. */
export type Milestone = {
  readonly year: number
  readonly title: string
  readonly text: string
  readonly source?: string
}

type Value = {
  readonly title: string
  readonly text: string
}

/** The opening of the about page. */
export const hero = {
  eyebrow: 'About us',
  title: 'A small firm with a long memory for rules',
  lead: 'Since 2019 we have helped gaming companies and their investors read African markets correctly, and act on what they read.',
} as const

/** The story of the firm and the way it works. */
export const story: { readonly title: string; readonly paragraphs: readonly string[] } = {
  title: 'Our Story',
  paragraphs: [
    'We were founded in 2019. Smartphones and mobile money had already carried betting out of the shop and into the hand, while most of the laws that governed it had been written for counters, coupons and race days.',
    'Between the two lay a gap, and good companies kept falling into it. Some applied to the wrong authority. Some bought a licence that did not cover their product. Some never came, though they would have been welcome. The experience we brought to that gap is older than the firm, and it is still what we sell: reading a rule, asking the office that applies it, and writing down the answer.',
    'The gap is closing. Since we began, Lagos has passed a single gaming law, Nigeria’s highest court has settled who may license, and Kenya has replaced an act that dated from 1966. Each change made the markets harder to enter carelessly and better to enter well.',
    'We stay small on purpose. We cover more than fifteen markets from Nairobi, with local counsel where the law asks for local counsel, and we take on work we can finish.',
  ],
}

/** The milestones of the timeline, oldest first. */
export const timeline: readonly Milestone[] = [
  {
    year: 2004,
    title: 'South Africa sets its national frame',
    text: 'The National Gambling Act divides the work: national norms, provincial licences.',
    source: 'National Gambling Act 7 of 2004, South Africa',
  },
  {
    year: 2006,
    title: 'Ghana gives games of chance one regulator',
    text: 'The Gaming Act creates the Gaming Commission; lotteries go to a separate authority.',
    source: 'Gaming Act, 2006 (Act 721), Ghana',
  },
  {
    year: 2016,
    title: 'Uganda and Botswana renew',
    text: 'Within the same month, both bring a modern gambling act into operation.',
    source: 'Lotteries and Gaming Act, 2016, Uganda; Gambling Act, 2012, Botswana',
  },
  {
    year: 2019,
    title: 'We are founded',
    text: 'We begin with licensing questions and are soon asked about everything around them.',
  },
  {
    year: 2021,
    title: 'Lagos writes one gaming law',
    text: 'One authority replaces separate laws for lotteries, pools and casinos in the state.',
    source: 'Lagos State Lotteries and Gaming Authority Law, 2021, Nigeria',
  },
  {
    year: 2024,
    title: 'Nigeria’s Supreme Court decides for the states',
    text: 'On 22 November the court ends the National Lottery Act’s reach outside the Federal Capital Territory.',
    source: 'Attorney-General of Lagos State v Attorney-General of the Federation, SC/1/2008',
  },
  {
    year: 2025,
    title: 'Kenya replaces its 1966 act',
    text: 'The Gambling Control Act takes effect on 26 August and creates a new regulator.',
    source: 'Gambling Control Act, 2025 (No. 14 of 2025), Kenya',
  },
]

/** The mission of the firm. */
export const mission = {
  title: 'Our Mission',
  text: 'To bridge global iGaming excellence and African market opportunities, with responsible growth.',
  detail:
    'Responsibility is not an afterthought. Most people in the markets we serve are young and many earn by the day. A market that harms its players loses its licence to exist, first in public and then in law. We advise on growth that can be defended in both places.',
} as const

/** The four values of the firm. */
export const values: readonly Value[] = [
  {
    title: 'Excellence',
    text: 'We cite what we have read, say where we have not read the act itself, date every fact and correct ourselves in writing.',
  },
  {
    title: 'Partnership',
    text: 'We work with your team and local counsel, and we treat regulators as colleagues in the same market.',
  },
  {
    title: 'Innovation',
    text: 'We look for the better route the rules allow, and test it before anyone depends on it.',
  },
  {
    title: 'Integrity',
    text: 'No facilitation, no shortcuts, no promises about decisions that belong to a public office.',
  },
]

/** The card at the end of the about page. */
export const callToAction = {
  title: 'Tell us where you are heading',
  text: 'If you are weighing a market, we are glad to hear about it early. The first conversation costs nothing.',
  action: 'Get in Touch',
} as const
