/** A figure with its label and definition. */
export type Stat = {
  readonly value: string
  readonly label: string
  /** The meaning of the number, in the firm's own words. */
  readonly definition: string
}

/** A line of the business hours; weekdays count from Sunday, 0, and times are local to the office. */
export type OpeningHours = {
  readonly days: string
  readonly opens: string | null
  readonly closes: string | null
  readonly weekdays: readonly number[]
}

const businessDays = {
  days: 'Monday – Friday',
  opens: '08:00',
  closes: '18:00',
  weekdays: [1, 2, 3, 4, 5] as readonly number[],
} as const

/** The firm's name (unless APP_NAME is set), contact details, office and business hours. */
export const site = {
  name: 'Kilima Advisory',
  tagline: 'Licensing, market entry and diligence for African iGaming, done with care.',
  founded: 2019,
  /** The day on which the site opened; articles dated before it were written earlier. */
  opened: '2026-11-22',
  email: 'hello@kilima.example',
  emailUrl: 'mailto:hello@kilima.example',
  phone: { display: '+254 700 000 000', href: 'tel:+254700000000' },
  chatUrl: 'https://t.me/kilima_advisory?text=Hello%2C%20I%20have%20a%20question',
  telegramUrl: 'https://t.me/kilima_advisory',
  meetingUrl: 'https://t.me/kilima_advisory?text=I%20would%20like%20to%20arrange%20a%20meeting',
  socialUrl: 'https://www.linkedin.com/company/kilima-advisory',
  socialLabel: 'Follow us on LinkedIn',
  office: {
    city: 'Nairobi',
    country: 'Kenya',
    district: 'Westlands',
    street: 'Waiyaki Way',
    lines: ['Waiyaki Way', 'Westlands', 'Nairobi, Kenya'],
  },
  hours: [
    businessDays,
    { days: 'Saturday', opens: '09:00', closes: '14:00', weekdays: [6] },
    { days: 'Sunday', opens: null, closes: null, weekdays: [0] },
  ] satisfies readonly OpeningHours[],
  timeZone: 'Africa/Nairobi',
  /** The days on which messages are answered. */
  businessDays,
  replyPromise: 'We reply within 24 hours on business days.',
  repositoryUrl: 'https://github.com/kilima-advisory/website',
  documentationUrl: 'https://github.com/kilima-advisory/website#readme',
  /**
   * The authority of the ids in feeds and the calendar (RFC 4151): a domain of the firm and a year in
   * which it owned it. It must not change after the first publication.
   */
  tagAuthority: { domain: 'kilima.example', year: '2026' },
} as const

/**
 * The figures about the firm with their definitions; each page adds its own label. Change a definition
 * here if it does not match what you count.
 */
const claims = {
  markets: {
    value: '15+',
    definition: 'Countries we advise on. The markets page names each of them.',
  },
  projects: {
    value: '50+',
    definition: `Engagements we have completed since we were founded in ${site.founded}.`,
  },
  experience: {
    value: '10+',
    definition: `The experience of our team. The firm itself dates from ${site.founded}.`,
  },
  satisfaction: {
    value: '100%',
    definition: 'Of our clients, by what they tell us when a project ends.',
  },
  success: {
    value: '100%',
    definition: 'Completed projects that delivered what was agreed.',
  },
  support: {
    value: '24/7',
    definition: 'An urgent line for clients. All else waits for business hours.',
  },
} as const

/** The figures about the firm on the home page. */
export const homeStats: readonly Stat[] = [
  { label: 'African Markets', ...claims.markets },
  { label: 'Successful Projects', ...claims.projects },
  { label: 'Years Experience', ...claims.experience },
  { label: 'Client Satisfaction', ...claims.satisfaction },
]

/** The figures about the firm on the services page. */
export const serviceStats: readonly Stat[] = [
  { label: 'Markets Covered', ...claims.markets },
  { label: 'Projects Completed', ...claims.projects },
  { label: 'Success Rate', ...claims.success },
  { label: 'Support', ...claims.support },
]

/** The four figures about the continent on the markets page. */
export const marketStats: readonly Stat[] = [
  { value: '1.4B+', label: 'Population', definition: 'People who live on the continent.' },
  {
    value: '800M+',
    label: 'Mobile Subscribers',
    definition:
      'Subscriptions, not people: 950 million in Sub-Saharan Africa alone in 2023, by Ericsson.',
  },
  {
    value: '60%',
    label: 'Under 25',
    definition: 'Of the population, some below the legal age.',
  },
  {
    label: 'Active Markets',
    ...claims.markets,
    definition: 'Countries we advise on, listed below.',
  },
]
