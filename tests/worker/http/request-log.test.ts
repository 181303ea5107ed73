import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'

const oneIn = 4
const settings = { LOG_ONE_IN: String(oneIn) }
const requests = 40

interface Line {
  event: string
  requestId: string
  oneIn: number
}

const log = vi.spyOn(console, 'log')
afterEach(() => log.mockClear())

/** Sends as many requests; returns the ids of all, and the lines about them. */
async function logged(send: () => Promise<Response>) {
  const replies = await Promise.all(Array.from({ length: requests }, send))
  const ids = replies.map(({ headers }) => headers.get('X-Request-Id') ?? '')
  const lines = log.mock.calls.map(([line]): Line => JSON.parse(String(line)))
  const of = lines.filter(({ event, requestId }) => event === 'request' && ids.includes(requestId))
  return { ids, of }
}

test('of visitors only some reads are logged, with how many they stand for', async () => {
  const visitor = new Browser(settings)
  const { ids, of } = await logged(() => visitor.visit(routes.home.href()))
  const chosen = ids.filter((id) => Number.parseInt(id.slice(0, 8), 16) % oneIn === 0)
  expect(of.map(({ requestId }) => requestId).toSorted()).toEqual(chosen.toSorted())
  expect(new Set(of.map((line) => line.oneIn))).toEqual(new Set(chosen.map(() => oneIn)))
})

test.each<[string, () => Promise<() => Promise<Response>>]>([
  ['a refusal', async () => () => new Browser(settings).visit('/nothing-here')],
  [
    'a change',
    async () => () => new Browser(settings).visit(routes.contact.path, { method: 'POST' }),
  ],
  [
    'what a signed-in person reads',
    async () => {
      const member = await signedInAs(await createUser(), settings)
      return () => member.visit(routes.home.href())
    },
  ],
])('%s is always logged, as itself alone', async (_, start) => {
  const { ids, of } = await logged(await start())
  expect(of).toHaveLength(ids.length)
  expect(new Set(of.map((line) => line.oneIn))).toEqual(new Set([1]))
})
