/** One claim of the firm, or one figure of its markets, as set in a stats strip. */
export type Stat = {
  readonly value: string
  readonly label: string
}

/** One line of the business hours; weekdays count from Sunday, 0, and times are local to the office. */
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

/** The firm: its name unless APP_NAME says otherwise, how to reach it, where it sits, when it is open. */
export const site = {
  name: 'Kilima Advisory',
  tagline: 'Licensing, market entry and diligence for African iGaming, done with care.',
  founded: 2019,
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
} as const

/** The firm’s claims on the home page. */
export const homeStats: readonly Stat[] = [
  { value: '15+', label: 'African Markets' },
  { value: '50+', label: 'Successful Projects' },
  { value: '10+', label: 'Years Experience' },
  { value: '100%', label: 'Client Satisfaction' },
]

/** The success metrics of the services page. */
export const serviceStats: readonly Stat[] = [
  { value: '15+', label: 'Markets Covered' },
  { value: '50+', label: 'Projects Completed' },
  { value: '100%', label: 'Success Rate' },
  { value: '24/7', label: 'Support' },
]

/** The continent in four figures, for the markets page. */
export const marketStats: readonly Stat[] = [
  { value: '1.4B+', label: 'Population' },
  { value: '800M+', label: 'Mobile Subscribers' },
  { value: '60%', label: 'Under 25' },
  { value: '15+', label: 'Active Markets' },
]
