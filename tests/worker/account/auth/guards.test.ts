import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectJson } from '#tests/support/account/account-replies.ts'
import {
  type AccountRoute,
  type AccountState,
  accountRoutes,
  type Guard,
  type Reply,
} from '#tests/support/account/account-routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser, type Sender } from '#tests/support/browser.ts'
import { present } from '#tests/support/present.ts'
import { errorsOf, expectRedirect, pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const people: Record<AccountState, () => Promise<Browser>> = {
  visitor: async () => newVisitor(),
  unverified: async () => signedInAs(await createUser({ unverified: true })),
  verified: async () => signedInAs(await createUser()),
  confirmed: async () => signedInAs(await createUser(), { confirmed: true }),
}

const states = Object.keys(people) as AccountState[]

const { login, dashboard, verifyNotice, confirmPassword } = routes
const { unauthenticated, unverified, unconfirmed } = messages.guards

/**
 * The refusal of a guard: where it redirects pages, and its JSON reply; null if JSON is redirected
 * too.
 */
interface Refusal {
  to: string
  json: [status: number, message: string] | null
}

const toDashboard: Refusal = { to: dashboard.href(), json: null }
const toLogin: Refusal = { to: login.href(), json: [401, unauthenticated] }
const toVerify: Refusal = { to: verifyNotice.href(), json: [403, unverified] }
const toConfirm: Refusal = { to: confirmPassword.href(), json: [423, unconfirmed] }

const refusals: Record<Guard, Partial<Record<AccountState, Refusal>>> = {
  guest: { unverified: toDashboard, verified: toDashboard, confirmed: toDashboard },
  signedIn: { visitor: toLogin },
  verified: { visitor: toLogin, unverified: toVerify },
  passwordConfirmed: { visitor: toLogin, unverified: toConfirm, verified: toConfirm },
}

/** Sends a request, and expects a reply that nobody stores or shares. */
async function request(
  browser: Browser,
  { method, path }: AccountRoute,
  as: Sender,
): Promise<Response> {
  const response = await sendAs(browser, { method, path }, as)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(response.headers.get('Vary')).toContain('X-Inertia')
  return response
}

async function sendAs(
  browser: Browser,
  { method, path }: Pick<AccountRoute, 'method' | 'path'>,
  as: Sender,
): Promise<Response> {
  if (method !== 'GET') {
    return as === 'page'
      ? browser.send(`${path}?_method=${method === 'POST' ? '' : method}`, {}, { as })
      : browser.send(path, {}, { as, method })
  }
  const version = { 'X-Inertia-Version': await browser.version() }
  return browser.visit(path, { headers: { ...accepts[as], ...version } })
}

async function replyOf(response: Response, browser: Browser): Promise<Reply> {
  const type = response.headers.get('Content-Type') ?? ''
  if (response.headers.has('Location')) return { to: expectRedirect(response, browser) }
  if (type.startsWith('text/html')) return { screen: (await pageOf(response)).component }
  if (response.status !== 422) return response.status
  return { errors: Object.keys(await errorsOf(response)) }
}

// What is read or refused changes nothing, so that one kind of person shares a browser; another one
// where requests are refused, because it keeps the page to lead on to.
const readers = new Map<AccountState, Browser>()
const refused = new Map<AccountState, Browser>()

beforeAll(async () => {
  for (const browsers of [readers, refused]) {
    for (const who of states) browsers.set(who, await people[who]())
  }
})

describe.each(accountRoutes)('$method $path', (route) => {
  const { method, guard, screen, jsonOnly } = route

  describe.each(states)('asked for by: %s', (who) => {
    const refusal = refusals[guard][who]
    const shared = refusal ? refused : method === 'GET' ? readers : null
    const open = async () => (shared ? present(shared.get(who)) : people[who]())

    if (refusal) {
      test('leads pages elsewhere, and refuses JSON', async () => {
        const browser = await open()
        for (const as of ['page', 'inertia'] as const) {
          const response = await request(browser, route, as)
          expect(expectRedirect(response, browser)).toBe(refusal.to)
          expect(response.status).toBe(method === 'GET' ? 302 : 303)
        }
        const response = await request(browser, route, 'json')
        if (refusal.json) {
          const [status, message] = refusal.json
          await expectJson(response, status, { message })
        } else expect(expectRedirect(response, browser)).toBe(refusal.to)
      })
      return
    }

    if (screen) {
      test('is the screen, for the client of this version and no search engine', async () => {
        const browser = await open()
        const response = await request(browser, route, 'inertia')
        expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
        const page = await pageOf(response)
        expect(page.component).toBe(screen)
        expect(page.encryptHistory ?? false).toBe(who !== 'visitor')
        expect(page).not.toHaveProperty('clearHistory', true)
        const other = await browser.visit(route.path, {
          headers: { ...accepts.inertia, 'X-Inertia-Version': 'other' },
        })
        expect(other.status).toBe(409)
      })
    }

    if (jsonOnly) {
      test('is JSON for every kind of request', async () => {
        const browser = await open()
        for (const as of ['page', 'inertia', 'json'] as const) {
          const response = await request(browser, route, as)
          expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
          expect(response.headers.get('X-Inertia')).toBeNull()
        }
      })
    }

    test('passes', async () => {
      const browser = await open()
      const response = await request(browser, route, 'json')
      if (screen) expect(response.headers.get('X-Robots-Tag')).toContain('noindex')
      expect(await replyOf(response, browser)).toEqual(route.reply[who] ?? route.reply.others)
    })
  })
})

describe('a guard', () => {
  test('wins over another version of the client', async () => {
    const headers = { ...accepts.inertia, 'X-Inertia-Version': 'other' }
    for (const [who, path] of [
      ['visitor', dashboard.href()],
      ['verified', login.href()],
      ['unverified', dashboard.href()],
    ] as const) {
      const browser = await people[who]()
      const response = await browser.visit(path, { headers })
      expectRedirect(response, browser)
    }
  })

  test('to the secure area asks for the login first, then for the password', async () => {
    const browser = newVisitor()
    const response = await browser.visit(routes.twoFactor.href(), { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(login.href())
  })
})

describe('GET /settings', () => {
  test.each(['page', 'inertia', 'json'] as const)('leads to the profile, as %s', async (as) => {
    const browser = await people.verified()
    const response = await browser.visit(routes.settings.href(), { headers: accepts[as] })
    expect(expectRedirect(response, browser)).toBe(routes.profile.href())
  })
})
