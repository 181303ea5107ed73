import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { statistics } from '#shared/desk/constants.ts'
import { routes } from '#shared/routes.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { platformWait } from '#tests/support/short-waits.ts'

/** What a person's browser sends with a page that they open. */
export const personHeaders = {
  Accept: 'text/html,application/xhtml+xml',
  'Accept-Language': 'en-GB,en;q=0.8',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

/** Has what was counted written as soon as the requests under way have been counted. */
export function withoutGathering(): void {
  vi.spyOn(scheduler, 'wait').mockImplementation((ms) =>
    platformWait(ms === statistics.gatheredSeconds * 1000 ? 20 : ms),
  )
}

/** Returns the props of the statistics as an editor sees them. */
export async function statisticsPage(query = '?range=7') {
  const { browser } = await signInAtDesk('editor')
  return browser.props('desk/statistics', routes.deskStatistics.href() + query)
}

/** Deletes all that was counted. */
export async function withoutStatistics(): Promise<void> {
  const tables = ['statistics_days', 'statistics_visitors', 'statistics_counts']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
}

/** Returns the number of rows of a table. */
export async function rowsOf(table: 'statistics_visitors' | 'statistics_counts'): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? 0
}
