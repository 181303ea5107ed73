/** A reason to choose the firm. */
export type Reason = {
  readonly title: string
  readonly text: string
}

/** The opening of the home page. */
export const hero = {
  eyebrow: 'Advisory for African iGaming markets',
  title: 'Know the ground before you build on it',
  lead: 'We help operators, platform vendors and investors enter African gaming markets: the licence, the plan, the partners and the papers, in the order a regulator will ask for them.',
} as const

/** The opening of the section with the services that the firm names first. */
export const coreServicesIntro = {
  title: 'Core Services',
  lead: 'The same questions come first in every market. We answer them in writing.',
} as const

/** The section with the status of each product. */
export const canILaunch = {
  title: 'Can I launch this?',
  lead: 'Choose a product: the map answers for every market we cover, with the section of the law behind it.',
  action: 'See the Markets',
} as const

/** The section with the newest note and the newest rules. */
export const newest = {
  title: 'Latest Updates',
  notes: 'All Insights',
  rules: 'Open the Ledger of Rules',
} as const

/** The section on why to choose the firm. */
export const whyChoose: {
  readonly title: string
  readonly lead: string
  readonly reasons: readonly Reason[]
} = {
  title: 'Why Choose Us',
  lead: 'What we commit to.',
  reasons: [
    {
      title: 'We work from {city}',
      text: 'Our office keeps the hours of the markets we advise on, and every record says on which day we last checked it.',
    },
    {
      title: 'We cite the law',
      text: 'Every statement about a rule names its source, and the section if we know it. Where we have not read the act itself, we say so.',
    },
    {
      title: 'We say when not to enter',
      text: 'Some plans should wait a year, or stop. We would rather tell you in week two than in month ten.',
    },
    {
      title: 'We see both sides of the table',
      text: 'We advise operators and investors. Each gets a better answer because we know what the other will ask.',
    },
    {
      title: 'We plan for the player',
      text: 'Limits, self-exclusion and age checks are in the plan from the first page. They protect people, and regulators now test for them.',
    },
    {
      title: 'We leave you able to run it',
      text: 'Files, calendars and contacts are handed over in order. Nothing that matters stays only with us.',
    },
  ],
}

/** The card at the end of the home page. */
export const callToAction = {
  title: 'Ready to Enter African Markets?',
  text: 'Tell us the market and the product. In 30 to 60 minutes we will tell you what the law allows, what it costs in time, and what we would do first.',
  action: 'Get Free Consultation',
} as const
