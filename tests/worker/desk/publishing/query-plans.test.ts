import { beforeAll, describe, expect, test } from 'vitest'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { failingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { publishDocument, seedShipped, unpublishDocument } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { DB, queries } = watchedQueries()

/** True for queries of publishing; those of emails and sessions have their own tests. */
const isOurs = (query: string) =>
  /"?(documents|revisions|publications|sources|publishing)"?/.test(query)

// A foreign key check, which runs only if rows refer to the inserted one.
const reference = /^SCAN (sendings|publications|preview_links)$/
// Each was uploaded by hand, so they do not grow with the documents.
const pictures = /^SCAN pictures/

describe('a statement of publishing', () => {
  stoppedClock()

  beforeAll(async () => {
    await seedShipped({ DB })
    await publishDocument({ kind: 'note', slug: 'planned' }, { DB })
    await publishDocument({ kind: 'rule', slug: 'planned' }, { DB })
    await unpublishDocument('note', 'planned', { DB })
    const from = new Date(Date.now() + 60_000)
    await publishDocument({ kind: 'note', slug: 'waiting', from }, { DB })
  })

  test('uses an index and its order', async () => {
    later(61)
    await runCron({ DB })
    await newVisitor({ DB, KV: failingKeyValueStore() }).visit('/insights/waiting')
    const ours = [...queries].filter(isOurs)
    expect(ours.length).toBeGreaterThan(25)
    for (const query of ours) {
      const allowed = query.startsWith('insert') ? reference : pictures
      expect(await slowSteps(query, allowed), query).toEqual([])
    }
  })
})
