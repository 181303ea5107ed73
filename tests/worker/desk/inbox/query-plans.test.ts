import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { planOf, slowSteps } from '#tests/support/db/query-plan.ts'
import { liveDeskDay } from '#tests/support/desk/desk-day.ts'
import { createThread, inboxPage } from '#tests/support/desk/inbox.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { indexThreads } from '#worker/desk/inbox/index-threads.ts'

const { DB, queries } = watchedQueries()

/** Inserts a word with more rows than a rare one has. */
async function fillWithFrequentWord(): Promise<void> {
  const ids = Array.from({ length: 2100 }, () => crypto.randomUUID())
  const list = JSON.stringify(ids)
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO threads (id, name, email, company, service, status, created_at, last_at, due_at) SELECT value, 'A', 'a@example.com', '', 'Custom Research', 'open', 1, 1, 1 FROM json_each(?)",
    ).bind(list),
    env.DB.prepare(
      "INSERT INTO thread_words (thread_id, word) SELECT value, 'frequent' FROM json_each(?)",
    ).bind(list),
  ])
}

/** True for the search by a rare word, which sorts a limited number of rows. */
const isSearchOfRareWord = (query: string) => query.includes('"candidates" cross join "threads"')

beforeAll(async () => {
  await liveDeskDay({ DB })
  const owner = await signedInAs(await createUser({ role: 'owner' }), { DB })
  await fillWithFrequentWord()
  for (const status of ['open', 'done', 'all']) {
    for (const assignee of ['', 'nobody']) {
      await inboxPage(owner, `?status=${status}&assignee=${assignee}&q=frequent`)
    }
  }
  for (const query of ['?market=kenya', '?product=lottery&status=all', '?q=3f2a-91bc']) {
    await inboxPage(owner, query)
  }
  const id = await createThread()
  await env.DB.prepare("INSERT INTO thread_words VALUES (?, '')").bind(id).run()
  expect(await indexThreads(openDatabase(DB))).toBe(1)
})

describe('a statement of the inbox', () => {
  test('is one of many', () => {
    expect(queries.size).toBeGreaterThan(40)
    expect([...queries].filter(isSearchOfRareWord).length).toBeGreaterThan(10)
  })

  test('finds its rows by an index', async () => {
    // Allows the scan of a list by its index up to a page, and what is limited.
    const inOrder = /^SCAN threads USING (COVERING )?INDEX threads_last$/
    const sorted = /^SCAN threads USING (COVERING )?INDEX threads_last$|TEMP B-TREE/
    // The limit of saved replies keeps their table small.
    for (const query of [...queries].filter((query) => !query.includes('"saved_replies"'))) {
      const allowed = isSearchOfRareWord(query) ? sorted : inOrder
      expect(await slowSteps(query, allowed), query).toEqual([])
    }
  })

  test('scans a list by its index, never from the words', async () => {
    const walks = [...queries].filter(
      (query) => /from "threads" where .*exists/.test(query) && /order by/.test(query),
    )
    expect(walks.length).toBeGreaterThan(4)
    for (const query of walks) {
      const [first = ''] = (await planOf(query)).filter((step) => /^(SCAN|SEARCH)/.test(step))
      expect(first, query).toMatch(/^(SEARCH|SCAN) threads USING (COVERING )?INDEX threads_/)
    }
  })
})
