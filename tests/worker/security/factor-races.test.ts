import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectInvalid, expectJson } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  codeFor,
  createUser,
  db,
  settings,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import { Authenticator } from '#tests/support/account/authenticator.ts'
import {
  addKey,
  addOptions,
  confirmBy,
  refusals,
  sendPasskey,
  signedInBy,
  storedPasskeys,
  withPasskey,
} from '#tests/support/account/passkeys.ts'
import { confirmWith } from '#tests/support/account/second-factor.ts'
import {
  accountRow,
  confirm,
  disable,
  enable,
  regenerate,
} from '#tests/support/account/two-factor.ts'
import type { Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { interruptedDatabase } from '#tests/support/db/interrupted-database.ts'
import { subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { findRecoveryCodes } from '#worker/account/two-factor/recovery-codes.ts'
import { sessions } from '#worker/db/schema.ts'

stoppedClock()

const refusal = { message: messages.guards.unproved }

/** Returns a browser with a change that runs just before its own is stored. */
async function overtaken(
  account: Account,
  meanwhile: () => Promise<unknown>,
  options: { confirmed?: boolean; proved?: boolean } = { confirmed: true },
): Promise<Browser> {
  const DB = interruptedDatabase(async () => {
    await meanwhile()
  })
  return signedInAs(account, { DB, ...options })
}

async function addOwn(browser: Browser): Promise<Response> {
  const options = await addOptions(browser)
  const credential = await (await Authenticator.make(options)).attest(options.challenge)
  return sendPasskey(browser, { credential })
}

async function removeKey(browser: Browser, id: string): Promise<Response> {
  return browser.send(routes.passkey.href({ id }), {}, { as: 'json', method: 'DELETE' })
}

/** Returns the second factors of an account's sessions. */
async function factorsOf({ id }: Account): Promise<(string | null)[]> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id))
  return rows.map(({ secondFactor }) => secondFactor)
}

describe('a password alone, while the owner adds the first second factor', () => {
  test('adds no passkey beside it', async () => {
    const account = await createUser()
    const thief = await overtaken(account, () => addKey(account, { name: 'Of the owner' }))
    await expectJson(await addOwn(thief), 403, refusal)
    expect((await storedPasskeys(account)).map(({ name }) => name)).toEqual(['Of the owner'])
  })

  test('begins no set-up', async () => {
    const account = await createUser()
    const thief = await overtaken(account, () => addKey(account))
    await expectJson(await enable(thief), 403, refusal)
    expect((await accountRow(account))?.twoFactorSecret).toBeNull()
  })

  test('finishes none that it began before, and its key is void', async () => {
    const account = await createUser({ withSetup: true })
    const thief = await overtaken(account, () => addKey(account))
    expect((await confirm(thief, { code: codeFor(account.secret) })).status).toBe(422)
    expect(await accountRow(account)).toMatchObject({
      twoFactorSecret: null,
      twoFactorConfirmedAt: null,
    })
  })

  test('of ten that come at once, one is the first', async () => {
    const account = await createUser()
    const prepared = []
    for (let made = 0; made < 10; made++) {
      const browser = await signedInAs(account, { confirmed: true })
      const options = await addOptions(browser)
      const credential = await (await Authenticator.make(options)).attest(options.challenge)
      prepared.push({ browser, credential })
    }
    const sent = prepared.map(({ browser, credential }) => sendPasskey(browser, { credential }))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 403)])
    expect(await storedPasskeys(account)).toHaveLength(1)
  })
})

describe('a session that a passkey proved, while the owner removes that passkey', () => {
  /** Prepares the owner, with a second passkey, to remove the first, stolen one. */
  async function stolen(options: Parameters<typeof createUser>[0] = {}) {
    const { account, key } = await withPasskey(options)
    const other = await addKey(account, { name: 'Other' })
    const owner = await signedInBy(other)
    await confirmBy(owner, other)
    const [first] = await storedPasskeys(account)
    const id = first?.id ?? ''
    return { account, key, first: id, remove: () => removeKey(owner, id) }
  }

  const names = async (account: Account) => (await storedPasskeys(account)).map(({ name }) => name)

  test('adds none', async () => {
    const { account, remove } = await stolen()
    const thief = await overtaken(account, remove, { confirmed: true, proved: true })
    await expectJson(await addOwn(thief), 403, refusal)
    expect(await names(account)).toEqual(['Other'])
  })

  test('removes none', async () => {
    const { account, remove } = await stolen()
    const [, other] = await storedPasskeys(account)
    const thief = await overtaken(account, remove, { confirmed: true, proved: true })
    await expectJson(await removeKey(thief, other?.id ?? ''), 403, refusal)
    expect(await names(account)).toEqual(['Other'])
  })

  test.each([
    ['turns two-factor off', disable],
    ['makes recovery codes', regenerate],
  ] as const)('no longer %s', async (_, change) => {
    const { account, key, remove } = await stolen({ withTwoFactor: true })
    const thief = newVisitor({ DB: interruptedDatabase(async () => void (await remove())) })
    const browser = await signedInBy(key)
    await confirmBy(browser, key)
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
    await expectJson(await change(thief), 403, refusal)
    expect((await accountRow(account))?.twoFactorConfirmedAt).not.toBeNull()
    const codes = await findRecoveryCodes({ db, settings }, account.id)
    expect(codes).toEqual(account.recoveryCodes)
  })

  test('is not proved anew by the one that is gone', async () => {
    const { account, key, first, remove } = await stolen()
    const thief = await overtaken(account, remove)
    await expectInvalid(await confirmBy(thief, key), refusals.confirmation)
    expect(await factorsOf(account)).not.toContain(first)
  })

  test('does not keep its proof through a new id', async () => {
    const { account, first, remove } = await stolen()
    const thief = await overtaken(account, remove, { proved: true })
    expect(await factorsOf(account)).toContain(first)
    expect((await confirmWith(thief)).status).toBe(401)
    expect(await factorsOf(account)).not.toContain(first)
  })
})

describe('a session that a code proved, while two-factor is turned off', () => {
  test('is proved no more', async () => {
    const { account, key } = await withPasskey({ withTwoFactor: true })
    const thief = await signedInAs(account, { confirmed: true })
    const owner = await signedInBy(key)
    await confirmBy(owner, key)
    expect((await disable(owner)).status).toBe(200)
    await expectJson(await enable(thief), 403, refusal)
    expect((await addOwn(owner)).status).toBe(201)
  })
})

describe('a recovery code that confirms', () => {
  test('does so once, of several that come at once', async () => {
    const account = await createUser({ withTwoFactor: true })
    const [recovery_code] = account.recoveryCodes
    const browsers: Browser[] = []
    for (let made = 0; made < 4; made++) browsers.push(await signedInAs(account, { proved: false }))
    const sent = browsers.map((browser) => confirmWith(browser, { recovery_code }))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 422, 422, 422])
    expect(await subjectsTo(account.email)).toEqual([subjects.recoveryCodeUsed])
  })
})
