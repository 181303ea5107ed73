import { and, isNull, lt, lte } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { runBatch } from '#worker/db/change.ts'
import type { KeyValueStore } from '#worker/db/key-value-store.ts'
import { statisticsCounts, statisticsDays, statisticsVisitors } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import { createNextSalt } from './daily-salt.ts'
import { visitorsOf } from './visitors-of.ts'

// What isolates counted in the last seconds of a day is written after its end.
const graceMs = 3_600_000

/** Returns the day that is still counted, even if it ended within this hour. */
export function openDayAt(now: Date): string {
  return officeDay(new Date(now.getTime() - graceMs))
}

/**
 * Stores the number of visitors of the days before and deletes their hashes, deletes statistics that
 * are too old, and creates the salt of the next day.
 */
export async function closeDays(
  { db, kv }: { db: Database; kv: KeyValueStore },
  openDay: string,
): Promise<void> {
  const oldest = officeDay(new Date(Date.now() - lifetimes.statisticsSeconds * 1000))
  const { day, ceiling, visitors } = statisticsDays
  await runBatch(db, {
    visitors: db
      .update(statisticsDays)
      .set({ visitors: visitorsOf(day, ceiling) })
      .where(and(lt(day, openDay), isNull(visitors))),
    hashes: db.delete(statisticsVisitors).where(lt(statisticsVisitors.day, openDay)),
    counts: db.delete(statisticsCounts).where(lte(statisticsCounts.day, oldest)),
    days: db.delete(statisticsDays).where(lte(day, oldest)),
  })
  await createNextSalt(kv, openDay)
}
