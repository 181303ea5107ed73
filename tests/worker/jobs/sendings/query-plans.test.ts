import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import {
  insertNewsletter,
  mailService,
  newsletterPage,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'

const { DB, queries } = watchedQueries(isOurs)

/** True for queries of sendings and newsletters; other queries of a run have their own tests. */
function isOurs(query: string): boolean {
  return /"?(sendings|sending_copies|newsletter_subscribers)"?/.test(query)
}

const copies = 10_000

beforeAll(async () => {
  await withoutSendings()
  await subscribeMany(45)
  const { browser } = await signInAtDesk('editor', { DB })
  const { documentId, revisionId } = await insertNewsletter()
  const { settings } = mailService()
  await newsletterPage(browser, documentId)
  await browser.send(routes.letterTests.href({ id: documentId }), {}, { as: 'json' })
  const path = routes.letterSendings.href({ id: documentId })
  await browser.send(path, { revision: revisionId }, { as: 'json' })
  await browser.send(routes.stopLetter.href({ id: documentId }), {}, { as: 'json' })
  await browser.send(routes.continueLetter.href({ id: documentId }), {}, { as: 'json' })
  await runCronBySmtp({ ...settings, DB })
  await newsletterPage(browser, documentId)
  const stopped = await insertNewsletter()
  const list = JSON.stringify(Array.from({ length: copies }, (_, index) => index))
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO sendings (id, kind, about, revision_id, filled_at, created_at) VALUES ('many', 'letter', ?, ?, 1, 1)",
    ).bind(stopped.documentId, stopped.revisionId),
    env.DB.prepare(
      "INSERT INTO sending_copies (id, sending_id, next_attempt_at) SELECT 'copy-' || value, 'many', 1 FROM json_each(?)",
    ).bind(list),
  ])
}, 120_000)

describe('a statement of newsletters and sendings', () => {
  test('is one of many', () => {
    expect(queries.size).toBeGreaterThan(20)
  })

  test('uses an index, even with ten thousand copies', async () => {
    const unfilled = /^SCAN sendings USING INDEX sendings_unfilled$/
    // Before a newsletter is sent, all that is followed is counted by market.
    const others = [...queries].filter((query) => !query.includes('AS follows'))
    for (const query of others) expect(await slowSteps(query, unfilled), query).toEqual([])
  })
})
