import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectRefused,
  isSignedIn,
  userOf,
} from '#tests/support/account/account-replies.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { addEntry, createThread } from '#tests/support/desk/threads.ts'
import { mailTo, subjects, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.profile.href()

stoppedClock()

const remove = (browser: Browser, fields: object, as: Sender = 'json') =>
  as === 'page'
    ? browser.send(path, { ...fields, _method: 'delete' }, { as })
    : browser.send(path, fields, { as, method: 'DELETE' })

const person = async () => signedInAs(await createUser())

describe('steps that ask for the password', () => {
  test.each([path, routes.sessions.href()])(
    'have a form without a script, which says what is wrong: %s',
    async (page) => {
      const browser = await person()
      const action = `${page}?_method=DELETE`
      await browser.page(page)
      await browser.send(action, { password: 'wrong' }, { as: 'page' })
      const html = await (await browser.visit(page)).text()
      const forms = html.match(/<noscript><form .*?<\/noscript>/gs) ?? []
      expect(forms.filter((form) => form.includes(`action="${action}"`))).toEqual([
        expect.stringMatching(
          new RegExp(
            `method="post".*name="_token".*name="password".*${messages.password.incorrect}`,
            's',
          ),
        ),
      ])
    },
  )
})

describe.each(bothForms)('DELETE /settings/profile as %s', (as) => {
  test.each([
    [{}, messages.required('password')],
    [{ password: '' }, messages.required('password')],
    [{ password: 'wrong' }, messages.password.incorrect],
  ])('is refused with %j', async (fields, message) => {
    const browser = await person()
    const response = await remove(browser, fields, as)
    expect(response.status).toBe(303)
    await expectRefused(browser, response, { path, errors: { password: message } })
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('signs out, leads home and makes the browser forget its history', async () => {
    const browser = await person()
    const response = await remove(browser, { password }, as)
    expect(expectRedirect(response, browser)).toBe('/')
    const { clearHistory, props } = await browser.page('/')
    expect(clearHistory).toBe(true)
    expect(props.auth).toEqual({ user: null })
  })

  test('says on the next page that it is done, once and to nobody else', async () => {
    const home = async (visitor: Browser) => (await visitor.visit('/')).text()
    const browser = await person()
    const visitor = newVisitor()
    expect(await home(visitor)).not.toContain(messages.account.deleted)
    await remove(browser, { password }, as)
    const response = await browser.visit('/')
    expect(await response.text()).toContain(messages.account.deleted)
    expect(response.headers.get('Cache-Control')).toMatch(/^private, no-/)
    for (const next of [browser, visitor]) {
      expect(await home(next)).not.toContain(messages.account.deleted)
    }
  })
})

describe('DELETE /settings/profile as json', () => {
  test('is 204', async () => {
    const response = await remove(await person(), { password })
    expect([response.status, await response.text()]).toEqual([204, ''])
  })
})

/** Mail counts survive, so that deleting an account does not reset a mailbox's limit. */
const exceptions: Record<string, string> = { counters: "WHERE key NOT GLOB 'mail:*'" }

/** Returns the rows of all tables, except rows that belong to no account. */
async function rows(): Promise<Record<string, unknown[]>> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'd1_*' AND name <> 'spent_sign_ins'",
  ).all<{ name: string }>()
  const tableRows = tables.results.map(async ({ name }) => {
    const { results } = await env.DB.prepare(
      `SELECT * FROM "${name}" ${exceptions[name] ?? ''}`,
    ).all()
    return [name, results] as const
  })
  return Object.fromEntries(await Promise.all(tableRows))
}

describe('a deleted account', () => {
  test('leaves nothing in any table but the notices that were queued', async () => {
    await env.DB.batch(
      ['users', 'outbox', 'counters'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    )
    const before = await rows()
    const account = await createUser({ unverified: true, withTwoFactor: true })
    const { email, recoveryCodes } = account
    const login = { email, password, remember: true }
    const wrong = { email, password: 'wrong' }
    const browser = newVisitor()
    await browser.send(routes.login.href(), login, { as: 'json' })
    const recovery_code = recoveryCodes[0]
    await browser.send(routes.twoFactorChallenge.href(), { recovery_code }, { as: 'json' })
    await browser.send(routes.resendVerification.href(), {})
    await browser.send(routes.confirmPassword.href(), { password: 'wrong' }, { as: 'json' })
    await newVisitor().send(routes.forgotPassword.href(), { email })
    await newVisitor().send(routes.login.href(), wrong, { as: 'json' })
    const knownDevice = newVisitor()
    const device = browser.cookies.get('__Host-device') ?? ''
    knownDevice.cookies.set('__Host-device', device)
    await knownDevice.send(routes.login.href(), wrong, { as: 'json' })
    expect((await remove(browser, { password })).status).toBe(204)

    const { outbox, ...after } = await rows()
    expect(after).toEqual({ ...before, outbox: undefined })
    expect(outbox).toHaveLength(2)
    const notices = [subjects.recoveryCodeUsed, subjects.accountDeleted]
    expect(await subjectsTo(email)).toEqual(notices)
  })

  test('leaves the enquiries of its address to whoever verifies that address', async () => {
    const account = await createUser()
    const id = await createThread({ email: account.email })
    expect((await remove(await signedInAs(account), { password })).status).toBe(204)
    const later = await signedInAs(await createUser({ email: account.email }))
    const { props } = await later.page(routes.enquiries.href())
    expect(props.threads).toMatchObject([{ id }])
  })

  test('of staff leaves their replies, without their name', async () => {
    const account = await createUser({ role: 'advisor' })
    const email = 'client-of-staff@example.com'
    const id = await createThread({ email, assigneeId: account.id })
    await addEntry(id, { kind: 'reply', body: 'Gladly.', authorId: account.id })
    expect((await remove(await signedInAs(account), { password })).status).toBe(204)
    const client = await signedInAs(await createUser({ email }))
    const { props } = await client.page(routes.enquiry.href({ id }))
    expect(props.entries).toMatchObject([{ kind: 'message' }, { author: 'Kilima Advisory' }])
  })

  test('notifies its owner', async () => {
    const account = await createUser()
    await remove(await signedInAs(account), { password })
    const { text } = await mailTo(account.email, subjects.accountDeleted)
    for (const phrase of ['wrote to us', 'our answers', 'consultations', 'our letter'])
      expect(text).toContain(phrase)
    expect(text).toContain('belong to no account and stay')
    expect(text).toMatch(/UTC/)
    expect(text).toContain('change it wherever else you use it')
  })

  test('that could not be deleted sends no notice', async () => {
    const account = await createUser()
    await remove(await signedInAs(account), { password: 'wrong' })
    expect(await subjectsTo(account.email)).toEqual([])
  })

  test('deletes nothing of another account', async () => {
    const [mine, theirs] = [await createUser(), await createUser({ withTwoFactor: true })]
    const other = await signedInAs(theirs)
    await remove(await signedInAs(mine), { password })
    expect(await isSignedIn(other)).toBe(true)
  })

  test('leaves nothing to a later account with its address', async () => {
    const account = await createUser({ withTwoFactor: true })
    const otherBrowser = await signedInAs(account)
    const remembered = newVisitor()
    await remembered.send(routes.login.href(), { email: account.email, password }, { as: 'json' })
    await remove(await signedInAs(account), { password })
    const pair = { password, password_confirmation: password }
    const fields = { name: 'Another', email: account.email, ...pair }
    const browser = newVisitor()
    expect((await browser.send(routes.register.href(), fields, { as: 'json' })).status).toBe(201)
    const user = await userOf(browser)
    expect(user).toMatchObject({ name: 'Another', email_verified_at: null })
    expect(user?.id).not.toBe(account.id)
    expect(await isSignedIn(otherBrowser)).toBe(false)
    const answer = { recovery_code: account.recoveryCodes[0] }
    const challenge = await remembered.send(routes.twoFactorChallenge.href(), answer, {
      as: 'json',
    })
    expect(challenge.status).toBe(422)
    const login = { email: account.email, password }
    const response = await newVisitor().send(routes.login.href(), login, { as: 'json' })
    expect(await response.json()).toEqual({ two_factor: false })
  })
})
