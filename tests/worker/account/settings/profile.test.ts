import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { statusCodes } from '#shared/status-codes.ts'
import {
  bothForms,
  expectInvalid,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser, db, signedInUser } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'
import { findUser } from '#worker/account/auth/users.ts'

const path = routes.profile.href()

const save = (browser: Browser, fields: object, as: Sender = 'json') =>
  as === 'page'
    ? browser.send(path, { ...fields, _method: 'PATCH' }, { as })
    : browser.send(path, fields, { as, method: 'PATCH' })

describe('GET /settings/profile', () => {
  test.each([false, true])('is the screen, unverified: %s', async (unverified) => {
    const { account, browser } = await signedInUser({ unverified })
    const { component, props } = await browser.page(path)
    expect(component).toBe('settings/profile')
    expect(props).toMatchObject({ mustVerifyEmail: true, status: null })
    const { id, name, email } = account
    const email_verified_at = unverified ? null : expect.stringMatching(/Z$/)
    expect(props.auth).toEqual({
      user: { id, name, email, avatar: null, email_verified_at, role: null },
    })
  })
})

describe.each(bothForms)('PATCH /settings/profile as %s', (as) => {
  test('reports missing fields', async () => {
    const { browser } = await signedInUser()
    const errors = { name: messages.required('name'), email: messages.required('email') }
    const response = await save(browser, {}, as)
    expect(response.status).toBe(303)
    await expectRefused(browser, response, { path, errors })
  })

  test('says that an address is taken, in any case', async () => {
    const [{ browser }, other] = [await signedInUser(), await createUser()]
    const fields = { name: 'B', email: other.email.toUpperCase() }
    const errors = { email: messages.auth.emailTaken }
    await expectRefused(browser, await save(browser, fields, as), { path, errors })
  })

  test('saves the name and keeps the address verified', async () => {
    const { account, browser } = await signedInUser()
    const fields = { name: '  Grace Achieng ', email: account.email }
    const { props } = await expectSentTo(browser, await save(browser, fields, as), path)
    expect(props).toMatchObject({ errors: {}, status: null })
    expect(props.auth).toMatchObject({
      user: { name: 'Grace Achieng', email: account.email, email_verified_at: expect.any(String) },
    })
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('treats another spelling of the same address as the same', async () => {
    const { account, browser } = await signedInUser()
    const fields = { name: 'B', email: ` ${account.email.toUpperCase()}` }
    const { props } = await expectSentTo(browser, await save(browser, fields, as), path)
    expect(props.auth).toMatchObject({
      user: { email: account.email, email_verified_at: expect.any(String) },
    })
  })

  test('says that it mails a link to a new address', async () => {
    const { browser } = await signedInUser()
    const email = `moved-as-${as}@example.com`
    const response = await save(browser, { name: 'B', email: email.toUpperCase() }, as)
    const { props } = await expectSentTo(browser, response, path)
    expect(props.status).toBe(statusCodes.verificationLinkSent)
    expect(props.auth).toMatchObject({ user: { email, email_verified_at: null } })
  })

  test('leads to the profile, wherever it was sent from', async () => {
    const { account, browser } = await signedInUser()
    const headers = { Referer: `${browser.origin}/about-us` }
    const options = { as: 'inertia', method: 'PATCH', headers } as const
    const response = await browser.send(path, { name: as, email: account.email }, options)
    await expectSentTo(browser, response, path)
  })
})

describe('PATCH /settings/profile as json', () => {
  test('is 204, whether the address is new or not', async () => {
    const { account, browser } = await signedInUser()
    for (const email of [account.email, 'moved-by-json@example.com']) {
      const response = await save(browser, { name: 'B', email })
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
  })

  test('lists the errors', async () => {
    const { account, browser } = await signedInUser()
    const { email } = account
    const { accountName } = lengths
    await expectInvalid(await save(browser, {}), {
      name: [messages.required('name')],
      email: [messages.required('email')],
    })
    await expectInvalid(await save(browser, { name: 'x'.repeat(accountName + 1), email }), {
      name: [messages.max('name', accountName)],
    })
    await expectInvalid(await save(browser, { name: 'B', email: 'a b@example.com' }), {
      email: [messages.email],
    })
    const occupied = (await createUser()).email
    await expectInvalid(await save(browser, { name: 'B', email: occupied }), {
      email: [messages.auth.emailTaken],
    })
  })

  test('stores only name and address', async () => {
    const { account, browser } = await signedInUser({ unverified: true })
    const before = await findUser(db, account.id)
    await save(browser, {
      name: 'Changed',
      email: account.email,
      id: 'other',
      email_verified_at: '2020-01-01T00:00:00Z',
      emailVerifiedAt: 1,
      password: 'x',
      passwordHash: 'x',
      password_hash: 'x',
      avatar: 'x',
      credentialsVersion: 9,
      twoFactorConfirmedAt: 1,
      role: 'admin',
    })
    expect(await findUser(db, account.id)).toEqual({ ...before, name: 'Changed' })
  })
})
