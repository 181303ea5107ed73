import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson } from '#tests/support/account/account-replies.ts'
import { type Account, codeFor, createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Authenticator } from '#tests/support/account/authenticator.ts'
import { withoutSession } from '#tests/support/account/devices.ts'
import {
  addKey,
  confirmBy,
  confirmOptions,
  sendConfirmation,
  signedInBy,
  storedPasskeys,
} from '#tests/support/account/passkeys.ts'
import {
  answerChallenge,
  confirmWith,
  logIn,
  passwordOnly,
} from '#tests/support/account/second-factor.ts'
import { accountRow } from '#tests/support/account/two-factor.ts'
import { accepts, type Browser, type Sender } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { present } from '#tests/support/present.ts'
import { expectRedirect } from '#tests/support/replies.ts'

stoppedClock()

const refusal = { message: messages.guards.unproved }

interface Owner {
  account: Account
  key: Authenticator | null
}

async function owner(options: Parameters<typeof createUser>[0], withKey = false): Promise<Owner> {
  const account = await createUser(options)
  const key = withKey ? await addKey(account) : null
  later(60)
  return { account, key }
}

const owners: Record<string, () => Promise<Owner>> = {
  'no second factor': () => owner({}),
  'a set-up under way': () => owner({ withSetup: true }),
  'a passkey': () => owner({}, true),
  'two-factor': () => owner({ withTwoFactor: true }),
  'two-factor and a passkey': () => owner({ withTwoFactor: true }, true),
}

function keyOf({ key }: Owner): Authenticator {
  if (!key) throw new Error('Expected somebody with a passkey')
  return key
}

/** Returns a remembered browser that has since confirmed only the password. */
async function remembered({ account, key }: Owner): Promise<Browser> {
  const { browser } = key
    ? { browser: await signedInBy(key, { remember: true }) }
    : await logIn(account, { remember: true })
  if (!key && account.secret) await answerChallenge(browser, { code: codeFor(account.secret) })
  await withoutSession(browser).visit('/')
  later(60)
  return browser
}

async function challenged({ account }: Owner, answer: object): Promise<Browser> {
  const { browser } = await logIn(account)
  const response = await answerChallenge(browser, answer)
  if (response.status !== 204) throw new Error(`Expected a sign-in, not ${response.status}`)
  return browser
}

async function confirmed(browser: Browser, answer: object = {}): Promise<Browser> {
  const response = await confirmWith(browser, answer)
  if (response.status !== 201) throw new Error(`Expected a confirmation, not ${response.status}`)
  return browser
}

type Session = (owner: Owner) => Promise<Browser>

/** Sessions that have confirmed the password but used no second factor. */
const unproved: Record<string, Session> = {
  'opened by the password': async ({ account }) => passwordOnly(account),
  'of a remembered device': async (person) => confirmed(await remembered(person)),
  'opened before the release that asks': ({ account }) =>
    signedInAs(account, { confirmed: true, proved: false }),
}

const byCode: Record<string, Session> = {
  'opened by a code': async (person) =>
    confirmed(await challenged(person, { code: codeFor(person.account.secret) })),
  'opened by a recovery code': async (person) =>
    confirmed(await challenged(person, { recovery_code: person.account.recoveryCodes[0] })),
  'of a remembered device, confirmed by a code': async (person) =>
    confirmed(await remembered(person), { code: codeFor(person.account.secret) }),
  'of a remembered device, confirmed by a recovery code': async (person) =>
    confirmed(await remembered(person), { recovery_code: person.account.recoveryCodes[0] }),
}

const byPasskey: Record<string, Session> = {
  'opened by the passkey': async (person) => confirmed(await signedInBy(keyOf(person))),
  'of a remembered device, confirmed by the passkey': async (person) => {
    const browser = await remembered(person)
    expect((await confirmBy(browser, keyOf(person))).status).toBe(201)
    return browser
  },
}

type Reply = number | [whenOff: number, whenOn: number]

interface FactorRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  fields?: object
  /** The reply to somebody who may; depends on whether there is a two-factor secret. */
  reply: Reply
}

/** All routes that change or show a second factor, with fields that change nothing. */
const factorRoutes: FactorRoute[] = [
  { method: 'GET', path: routes.twoFactorQrCode.href(), reply: 200 },
  { method: 'GET', path: routes.twoFactorSecretKey.href(), reply: [404, 200] },
  { method: 'GET', path: routes.twoFactorRecoveryCodes.href(), reply: 200 },
  { method: 'POST', path: routes.twoFactorRecoveryCodes.href(), reply: [404, 200] },
  {
    method: 'POST',
    path: routes.confirmTwoFactor.href(),
    fields: { code: 'no code' },
    reply: 422,
  },
  { method: 'POST', path: routes.addPasskeyOptions.href(), reply: 200 },
  {
    method: 'POST',
    path: routes.addPasskey.href(),
    fields: { name: 'Mine', credential: 'garbage' },
    reply: 422,
  },
  { method: 'DELETE', path: routes.passkey.href({ id: 'nobodys' }), reply: 404 },
  { method: 'POST', path: routes.enableTwoFactor.href(), reply: 200 },
  { method: 'DELETE', path: routes.enableTwoFactor.href(), reply: 200 },
]

const ask = (browser: Browser, { method, path, fields = {} }: FactorRoute, as: Sender = 'json') =>
  method === 'GET'
    ? browser.visit(path, { headers: accepts[as] })
    : browser.send(path, fields, { as, method })

async function expectOpen(browser: Browser, { account }: Owner): Promise<void> {
  for (const route of factorRoutes) {
    const isOn = (await accountRow(account))?.twoFactorSecret !== null
    const { reply } = route
    const expected = typeof reply === 'number' ? reply : reply[Number(isOn)]
    const { status } = await ask(browser, route)
    expect(status, `${route.method} ${route.path}`).toBe(expected)
  }
}

async function expectClosed(browser: Browser, { account }: Owner): Promise<void> {
  const before = [await accountRow(account), await storedPasskeys(account)]
  for (const route of factorRoutes) await expectJson(await ask(browser, route), 403, refusal)
  expect([await accountRow(account), await storedPasskeys(account)]).toEqual(before)
}

const cases = (names: string[], sessions: Record<string, Session>) =>
  names.flatMap((name) =>
    Object.entries(sessions).map(([session, open]) => [name, session, open] as const),
  )

const firstOf = (sessions: Record<string, Session>) =>
  Object.fromEntries(Object.entries(sessions).slice(0, 1))

const someone = (name: string) => present(owners[name])()

describe.each(cases(['no second factor', 'a set-up under way'], unproved))(
  'who has %s, in a session %s',
  (name, _, open) => {
    test('may set up the first one', async () => {
      const person = await someone(name)
      await expectOpen(await open(person), person)
    })
  },
)

const { 'opened by the password': __, ...withoutChallenge } = unproved

describe.each([
  ...cases(['a passkey'], unproved),
  ...cases(['two-factor', 'two-factor and a passkey'], withoutChallenge),
])('who has %s, in a session %s', (name, _, open) => {
  test('is asked for it by each route, and none changes anything', async () => {
    const person = await someone(name)
    await expectClosed(await open(person), person)
  })
})

describe.each([
  ...cases(['two-factor'], byCode),
  ...cases(['a passkey'], byPasskey),
  ...cases(['two-factor and a passkey'], { ...firstOf(byCode), ...firstOf(byPasskey) }),
])('who has %s, in a session %s', (name, _, open) => {
  test('may change it', async () => {
    const person = await someone(name)
    await expectOpen(await open(person), person)
  })
})

describe('who is asked for a second factor', () => {
  const [first, ...forms] = factorRoutes.filter(({ method }) => method === 'POST')

  test.each([
    ...bothForms.map((as) => [as, present(first)] as const),
    ...forms.map((route) => ['page', route] as const),
  ])('is led to where it is confirmed, and back, as %s: $1.path', async (as, route) => {
    const person = await someone('a passkey')
    const browser = await passwordOnly(person.account)
    const page = routes.passkeys.href()
    const headers = { Referer: browser.origin + page }
    const away = await browser.send(route.path, route.fields ?? {}, { as, headers })
    expect(expectRedirect(away, browser)).toBe(routes.confirmPassword.href())
    const { props } = await browser.page(routes.confirmPassword.href())
    expect(props).toMatchObject({ passkeyOnly: true, status: refusal.message })
    const { challenge } = await confirmOptions(browser)
    const sent = await sendConfirmation(browser, await keyOf(person).assert(challenge), as)
    expect(expectRedirect(sent, browser)).toBe(page)
    expect((await browser.page(page)).props).toMatchObject({
      confirmed: true,
      status: messages.guards.unsent,
    })
  })
})

test('a passkey can be renamed, which is no factor, with the password', async () => {
  const { account } = await someone('a passkey')
  const [row] = await storedPasskeys(account)
  const path = routes.passkey.href({ id: row?.id ?? '' })
  const browser = await passwordOnly(account)
  const response = await browser.send(path, { name: 'Other' }, { as: 'json', method: 'PATCH' })
  expect(response.status).toBe(204)
})
