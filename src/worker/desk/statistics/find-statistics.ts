import { gte, sql } from 'drizzle-orm'
import { dayAfter } from '#shared/days.ts'
import { statistics as limits } from '#shared/desk/constants.ts'
import { type Measure, others } from '#shared/desk/statistics/measures.ts'
import type {
  Leads,
  Statistics,
  StatisticsDay,
  StatisticsList,
} from '#shared/desk/statistics/props.ts'
import type { Work } from '#worker/app-env.ts'
import { runBatch } from '#worker/db/change.ts'
import { statisticsCounts, statisticsDays } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import { visitorsOf } from './visitors-of.ts'

/** Returns the statistics of the last days, today included. */
export async function findStatistics(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  range: number,
): Promise<Statistics> {
  const today = officeDay(new Date())
  const from = dayAfter(today, 1 - range)
  const { days, counts } = await runBatch(db, {
    days: selectDays(db, from),
    counts: selectMostCounted(db, from),
  })
  const ofMeasure = (measure: Measure) => counts.filter((row) => row.measure === measure)
  return {
    isOn: settings.statistics,
    range,
    days: everyDay(days, from, range),
    pages: listOf(ofMeasure('page')),
    sources: listOf(ofMeasure('source')),
    countries: withCountryNames(listOf(ofMeasure('country'))),
    searches: listOf(ofMeasure('search')),
    downloads: listOf(ofMeasure('download')),
    leads: leadsOf(ofMeasure('enquiry'), ofMeasure('booking')),
  }
}

function selectDays(db: Database, from: string) {
  const { day, views, visitors, ceiling } = statisticsDays
  return db
    .select({
      day,
      views,
      visitors: sql<number>`coalesce(${visitors}, ${visitorsOf(day, ceiling)})`,
    })
    .from(statisticsDays)
    .where(gte(day, from))
}

/** Selects the names that each measure has most of, with the sum of all its names. */
function selectMostCounted(db: Database, from: string) {
  const { day, measure, name, detail, count } = statisticsCounts
  const sum = sql<number>`sum(${count})`
  const grouped = db
    .select({
      measure,
      name,
      detail,
      count: sum.as('sum'),
      total: sql<number>`sum(${sum}) OVER (PARTITION BY ${measure})`.as('total'),
      place: sql<number>`row_number() OVER (
        PARTITION BY ${measure} ORDER BY ${sum} DESC, ${name}, ${detail}
      )`.as('place'),
    })
    .from(statisticsCounts)
    .where(gte(day, from))
    .groupBy(measure, name, detail)
    .as('grouped')
  return db
    .select()
    .from(grouped)
    .where(sql`${grouped.place} <= ${limits.listed}`)
    .orderBy(sql`${grouped.place}`)
}

type CountRow = Awaited<ReturnType<typeof selectMostCounted>>[number]

function everyDay(rows: readonly StatisticsDay[], from: string, range: number): StatisticsDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: range }, (_, index) => {
    const day = dayAfter(from, index)
    return byDay.get(day) ?? { day, views: 0, visitors: 0 }
  })
}

function listOf(counts: readonly CountRow[]): StatisticsList {
  const rows = counts
    .filter(({ name }) => name !== others)
    .map(({ name, count }) => ({ name, count }))
  const listed = rows.reduce((sum, { count }) => sum + count, 0)
  return { rows, others: (counts[0]?.total ?? 0) - listed }
}

function withCountryNames({ rows, others: rest }: StatisticsList): StatisticsList {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
  const named = rows.map(({ name, count }) => ({ name: countryName(names, name), count }))
  return { rows: named, others: rest }
}

/** Returns the name of a country; the platform also has codes that are no country's, such as T1. */
function countryName(names: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

function leadsOf(enquiries: readonly CountRow[], bookings: readonly CountRow[]): Leads[] {
  const edition = currentEdition()
  const leads = new Map<string, Leads>()
  for (const { measure, name, detail, count } of [...enquiries, ...bookings]) {
    const key = JSON.stringify([name, detail])
    const market = name ? (edition.findMarket(name)?.name ?? name) : null
    const lead = leads.get(key) ?? { market, page: detail, enquiries: 0, bookings: 0 }
    leads.set(key, lead)
    lead[measure === 'booking' ? 'bookings' : 'enquiries'] += count
  }
  const sumOf = (lead: Leads) => lead.enquiries + lead.bookings
  return [...leads.values()].toSorted((a, b) => sumOf(b) - sumOf(a))
}
