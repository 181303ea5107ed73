import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { watchedDatabase } from '#tests/support/db/counted-stores.ts'
import { planOf } from '#tests/support/db/query-plan.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { settingsOf } from '#worker/env.ts'
import { countWaiting, findMail, findMails } from '#worker/mail/outbox.ts'

type Stores = Parameters<typeof findMails>[0]

/** Returns the plans of all queries that `run` makes. */
async function plansOf(run: (stores: Stores) => Promise<unknown>): Promise<string[]> {
  const queries: string[] = []
  const d1 = watchedDatabase((query) => {
    queries.push(query)
    return query
  })
  await run({ db: openDatabase(d1), settings: settingsOf(env) })
  expect(queries.length).toBeGreaterThan(0)
  return (await Promise.all(queries.map(planOf))).flat()
}

describe('a query of the outbox', () => {
  test.each<[string, (stores: Stores) => Promise<unknown>]>([
    ['counting the waiting mails', ({ db }) => countWaiting(db)],
    ['finding the newest mails', (stores) => findMails(stores)],
    ['finding one mail', (stores) => findMail(stores, 'none')],
  ])('uses an index for %s', async (_, run) => {
    const plans = await plansOf(run)
    for (const step of plans) {
      expect(step).toMatch(/USING (COVERING )?INDEX|USING INTEGER PRIMARY KEY/)
      expect(step).not.toMatch(/TEMP B-TREE/)
    }
  })
})
