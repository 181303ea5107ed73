/** A row of a table: what was counted, and how often. */
interface StatisticsRow {
  /** The name as it is stored; empty if there was none. */
  name: string
  count: number
}

/** The names that were counted most often, and all the rest together. */
export interface StatisticsList {
  rows: StatisticsRow[]
  others: number
}

export interface StatisticsDay {
  /** `YYYY-MM-DD` at the office. */
  day: string
  views: number
  visitors: number
}

/** Enquiries and bookings about one market that came from one page. */
export interface Leads {
  /** The name of the market; null if none was named. */
  market: string | null
  /** The path of the page; empty if it is unknown. */
  page: string
  enquiries: number
  bookings: number
}

export interface Statistics {
  /** False if STATISTICS switches counting off. */
  isOn: boolean
  /** The number of days. */
  range: number
  /** Oldest first, today last. */
  days: StatisticsDay[]
  pages: StatisticsList
  sources: StatisticsList
  /** By the name of the country. */
  countries: StatisticsList
  searches: StatisticsList
  downloads: StatisticsList
  leads: Leads[]
}
