import { plural } from '#shared/plural.ts'

export const title = 'Statistics'
export const lead =
  'Views of public pages, without cookies and without programs, staff and prefetches. A visitor is known for one day only. Opens and clicks of emails are not tracked.'
export const isOff = 'Counting is off (STATISTICS=false). What was counted before stays here.'
export const range = 'Days to show'
export const lastDays = (days: number) => (days === 365 ? 'A year' : `${days} days`)

export const viewsTotal = (count: string) => `${count} page views`
export const visitorsADay = (count: string) => `${count} visitors a day on average`
export const chartLabel = (from: string, to: string, most: string) =>
  `Page views each day from ${from} to ${to}; the most in a day are ${most}. The table below has each day.`
export const weekLabel = (from: string, to: string, most: string) =>
  `Page views a day, averaged by week, from ${from} to ${to}; the most are ${most}. The table below has each day.`
export const byWeek = 'A day, averaged by week'
export const viewsOn = (day: string, count: number, digits: string) =>
  `${day}: ${digits} ${plural(count, { one: 'view', other: 'views' })}`
export const eachDay = 'Each day as a table'
export const day = 'Day'
export const views = 'Views'
export const visitors = 'Visitors'

export const leads = 'What leads to enquiries'
export const leadsExplained =
  'The page from which somebody came to the form, and the market it was about. Times that visitors booked count whether or not they confirmed them.'
export const noLeads = 'No enquiry or booking was sent in this time.'
export const fromPage = 'From page'
export const market = 'Market'
export const enquiries = 'Enquiries'
export const bookings = 'Bookings'
export const noMarket = 'No market'
export const unknownPage = 'Unknown'

export const lists = {
  pages: { title: 'Pages', name: 'Page', counted: 'Views', none: 'No page was viewed.' },
  sources: {
    title: 'Sources',
    name: 'Host',
    counted: 'Views',
    none: 'Nobody came from elsewhere.',
  },
  countries: {
    title: 'Countries',
    name: 'Country',
    counted: 'Views',
    none: 'No country is known.',
  },
  searches: {
    title: 'Searches without a result',
    name: 'Search',
    counted: 'Times',
    none: 'No search was without a result.',
  },
  downloads: {
    title: 'Downloads',
    name: 'File',
    counted: 'Times',
    none: 'No report or data file was downloaded.',
  },
} as const

/** The name of what has none. */
export const unnamed = {
  pages: '/',
  sources: 'Typed or bookmarked',
  countries: 'Unknown',
  searches: '',
  downloads: '',
} as const

export const allOthers = 'All others'
