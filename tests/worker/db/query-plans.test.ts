import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { password } from '#tests/support/account/accounts.ts'
import { emailsOf, liveWholeLife } from '#tests/support/account/whole-life.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const queries = new Set<string>()

/** Remembers the statements of everything that is done from now on, whoever does it. */
function watchEverything(): void {
  Object.defineProperty(env.DB, 'withSession', { configurable: true, value: () => env.DB })
  const prepare = env.DB.prepare.bind(env.DB)
  Object.defineProperty(env.DB, 'prepare', {
    configurable: true,
    value: (query: string) => {
      queries.add(query)
      return prepare(query)
    },
  })
}

afterAll(() => {
  for (const name of ['withSession', 'prepare']) Reflect.deleteProperty(env.DB, name)
})

beforeAll(async () => {
  watchEverything()
  await liveWholeLife(async () => {})
  const [, email = ''] = emailsOf(1)
  const browser = newVisitor(countedStores().env)
  await browser.send(routes.login.href(), { email, password, remember: true }, { as: 'json' })
})

describe('a statement of the account part', () => {
  test('is among many', () => {
    const verbs = [...queries].map((query) => query.trim().split(/\s/)[0]?.toLowerCase())
    for (const verb of ['select', 'insert', 'update', 'delete']) expect(verbs).toContain(verb)
    expect(queries.size).toBeGreaterThan(20)
  })

  test('finds its rows by an index', async () => {
    // The tests' own mailbox reads the whole outbox, newest first.
    const product = [...queries].filter((query) => !/order by "outbox"."created_at"/.test(query))
    for (const query of product) expect(await slowSteps(query), query).toEqual([])
  })
})
