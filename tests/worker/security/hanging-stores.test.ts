import { beforeAll, describe, expect, test } from 'vitest'
import { storeTimeoutMs } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { hangingDatabase, hangingKeyValueStore } from '#tests/support/db/failing-stores.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

const json = { headers: accepts.json }
const hanging = { DB: hangingDatabase(), KV: hangingKeyValueStore() }

async function inTime<T>(answers: number, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  expect(performance.now() - started).toBeLessThan((answers + 1) * storeTimeoutMs)
  return result
}

// A page that is asked for first has its modules loaded, for which no store is to blame.
beforeAll(async () => {
  const browser = await signedInAs(await createUser())
  for (const { href } of [routes.dashboard, routes.sessions, routes.health, routes.markets]) {
    await browser.visit(href())
  }
  const visitor = newVisitor()
  const { email } = await createUser()
  await visitor.send(routes.sendContactForm.href(), contactMessage(), { as: 'json' })
  await visitor.send(routes.login.href(), { email, password }, { as: 'json' })
})

// Concurrent, because each test waits for a store that never replies.
describe.concurrent.each([
  ['a database that hangs', { DB: hanging.DB }],
  ['a key-value store that hangs', { KV: hanging.KV }],
])('%s', (_, settings) => {
  test('makes a signed-in page 503, nobody a guest', async () => {
    const browser = await signedInAs(await createUser(), settings)
    const response = await inTime(1, () => browser.visit(routes.dashboard.href(), json))
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).not.toBeNull()
  })

  test('leaves a signed-in person a way to try the same page again', async () => {
    const browser = await signedInAs(await createUser(), settings)
    const page = `${routes.sessions.href()}?from=dashboard`
    const { props } = await expectErrorPage(await inTime(1, () => browser.visit(page)), 503)
    expect(props.action).toEqual({ label: 'Try again', href: page })
  })

  test('makes /up say that it is down', async () => {
    const response = await inTime(1, () => newVisitor(settings).visit(routes.health.href()))
    expect([response.status, await response.json()]).toMatchObject([503, { status: 'down' }])
  })

  test('leaves public pages alone', async () => {
    expect((await newVisitor(settings).visit(routes.markets.href())).status).toBe(200)
  })
})

test.concurrent('a database that hangs makes a message one that is not stored, and says so', async () => {
  const visitor = newVisitor({ DB: hanging.DB })
  const response = await inTime(1, () =>
    visitor.send(routes.sendContactForm.href(), contactMessage(), { as: 'json' }),
  )
  expect(response.status).toBe(503)
})

test.concurrent('a key-value store that hangs lets throttled forms pass', async () => {
  const visitor = newVisitor({ KV: hanging.KV })
  const response = await inTime(2, () =>
    visitor.send(routes.sendContactForm.href(), contactMessage(), { as: 'json' }),
  )
  expect(response.status).toBe(200)
})

test.concurrent('a database that hangs evaluates no guess', async () => {
  const { email } = await createUser()
  const visitor = newVisitor({ DB: hanging.DB })
  const fields = { email, password }
  const response = await inTime(1, () => visitor.send(routes.login.href(), fields, { as: 'json' }))
  expect(response.status).toBe(503)
})
