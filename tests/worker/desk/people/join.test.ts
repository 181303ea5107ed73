import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { reaches, roles } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectJson } from '#tests/support/account/account-replies.ts'
import {
  type Account,
  createUser,
  db,
  newPassword,
  password,
  signedInAs,
} from '#tests/support/account/accounts.ts'
import { signedInBy, withPasskey } from '#tests/support/account/passkeys.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  atDesk,
  invitationOf,
  joinPathOf,
  loggedOf,
  roleOfRow,
  sendInvitation,
} from '#tests/support/desk/people.ts'
import { verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { expectErrorPage, expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { users } from '#worker/db/schema.ts'

stoppedClock()

/** Somebody who is invited, with the path of the link. */
async function invited(role = 'editor', options: Parameters<typeof createUser>[0] = {}) {
  const account = await createUser(options)
  const { browser: owner, account: asking } = await atDesk('owner')
  await sendInvitation(owner, { email: account.email, role })
  const path = await joinPathOf(account.email)
  return { account, path, owner, asking, browser: await signedInAs(account) }
}

const join = (browser: Browser, path: string) => browser.send(path, {}, { as: 'json' })

const expectNothing = async (browser: Browser, path: string, account: Account) => {
  await expectErrorPage(await browser.visit(path, { headers: accepts.page }), 404)
  await expectErrorPage(await browser.send(path, {}, { as: 'page' }), 404)
  expect((await join(browser, path)).status).toBe(404)
  expect(await roleOfRow(account)).toBeNull()
}

test('whoever has a passkey joins in a session that it has proved', async () => {
  const { account, key } = await withPasskey()
  const { browser: owner } = await atDesk('owner')
  await sendInvitation(owner, { email: account.email, role: 'editor' })
  const path = await joinPathOf(account.email)
  const browser = await signedInAs(account)
  const unproved = { message: messages.guards.unproved }
  await expectJson(await join(browser, path), 403, unproved)
  const sent = await browser.send(path, {})
  expect(sent.headers.get('Location')).toBe(routes.confirmPassword.href())
  expect(await roleOfRow(account)).toBeNull()
  expect((await join(await signedInBy(key), path)).status).toBe(204)
  expect(await roleOfRow(account)).toBe('editor')
})

describe('GET /desk/join/:token', () => {
  test.each(roles)(
    'is a button for whoever was invited, which uses nothing up: %s',
    async (role) => {
      const { browser, path, account } = await invited(role)
      for (const time of [1, 2]) {
        const props = await browser.props('desk/join', path)
        expect(props.role, String(time)).toBe(role)
        expect(path).toBe(routes.joinDesk.href({ token: props.token }))
      }
      expect(await roleOfRow(account)).toBeNull()
      expect(await invitationOf(account.email)).not.toBeNull()
    },
  )

  test('is not indexed, and keeps the token out of other sites', async () => {
    const { browser, path } = await invited()
    const response = await browser.visit(path, { headers: accepts.page })
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('POST /desk/join/:token', () => {
  test.each(bothForms)('gives the role and leads to the inbox, as %s', async (as) => {
    const { browser, path, account } = await invited('editor')
    const response = await browser.send(path, {}, { as })
    expect(expectRedirect(response, browser)).toBe(routes.deskInbox.href())
    expect(await roleOfRow(account)).toBe('editor')
    expect(await invitationOf(account.email)).toBeNull()
    expect(await loggedOf(account)).toEqual(['person.joined editor'])
  })

  test('is 204 as json', async () => {
    const { browser, path } = await invited()
    const response = await join(browser, path)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('works once', async () => {
    const { browser, path, account } = await invited()
    await join(browser, path)
    await db.update(users).set({ role: null }).where(eq(users.id, account.id))
    await expectNothing(browser, path, account)
  })

  test('of two at the same time works once', async () => {
    const { browser, path, account } = await invited()
    await browser.visit('/')
    const replies = await Promise.all([join(browser, path), join(browser, path)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await loggedOf(account)).toEqual(['person.joined editor'])
  })

  test.each(roles.flatMap((had) => roles.map((role) => [had, role] as const)))(
    'lowers nobody: who is %s meanwhile, and was invited as %s',
    async (had, role) => {
      const { browser, path, account } = await invited(role)
      await db.update(users).set({ role: had }).where(eq(users.id, account.id))
      expect((await join(browser, path)).status).toBe(204)
      expect(await roleOfRow(account)).toBe(reaches(role, had) ? role : had)
      expect(await invitationOf(account.email)).toBeNull()
      expect(await loggedOf(account)).toEqual(reaches(had, role) ? [] : [`person.joined ${role}`])
    },
  )

  test('leads on to the second factor that the desk needs', async () => {
    const { browser, path } = await invited()
    await join(browser, path)
    const response = await browser.visit(routes.deskInbox.href(), { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })
})

describe('an invitation', () => {
  test('that is over opens nothing', async () => {
    const { path, account } = await invited()
    later(lifetimes.invitationSeconds - 1)
    const soon = await signedInAs(account)
    expect((await soon.page(path)).component).toBe('desk/join')
    later(1)
    await expectNothing(await signedInAs(account), path, account)
  })

  test('that was replaced opens nothing', async () => {
    const { browser, path, owner, account } = await invited('advisor')
    await sendInvitation(owner, { email: account.email, role: 'editor' })
    await expectNothing(browser, path, account)
  })

  test('that was withdrawn opens nothing', async () => {
    const { browser, path, owner, account } = await invited()
    const { email } = account
    await owner.send(routes.deskInvitation.href({ email }), {}, { as: 'json', method: 'DELETE' })
    await expectNothing(browser, path, account)
  })

  test('that was forwarded opens nothing to another account, and stays', async () => {
    const { path, account } = await invited()
    const other = await createUser()
    await expectNothing(await signedInAs(other), path, other)
    expect(await invitationOf(account.email)).not.toBeNull()
  })

  test('opens nothing to staff of another address, whatever their role', async () => {
    const { path } = await invited()
    const { browser } = await atDesk('owner')
    expect((await browser.visit(path, { headers: accepts.json })).status).toBe(404)
    expect((await join(browser, path)).status).toBe(404)
  })

  test('opens nothing by a token that was made up', async () => {
    const { browser, account } = await invited()
    await expectNothing(browser, routes.joinDesk.href({ token: 'x' }), account)
    const hash = (await invitationOf(account.email))?.tokenHash ?? ''
    await expectNothing(browser, routes.joinDesk.href({ token: hash }), account)
  })

  test('waits for the address to be verified', async () => {
    const { browser, path, account } = await invited('editor', { unverified: true })
    const response = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.verifyNotice.href())
    await expectJson(await join(browser, path), 403, { message: messages.guards.unverified })
    expect(await roleOfRow(account)).toBeNull()
  })

  test('is kept in mind through registering and verifying', async () => {
    const { browser: owner } = await atDesk('owner')
    const email = 'newcomer@example.com'
    await sendInvitation(owner, { email, role: 'advisor' })
    const path = await joinPathOf(email)
    const browser = newVisitor()
    const away = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(away, browser)).toBe(routes.login.href())
    const fields = { name: 'Wanjiru Kamau', email, password, password_confirmation: password }
    const registered = await browser.send(routes.register.href(), fields)
    expect(expectRedirect(registered, browser)).toBe(path)
    const unverified = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(unverified, browser)).toBe(routes.verifyNotice.href())
    const verified = await browser.visit(await verificationLinkOf(email), { headers: accepts.page })
    expect(expectRedirect(verified, browser)).toBe(path)
    expect((await browser.page(path)).component).toBe('desk/join')
    expect((await join(browser, path)).status).toBe(204)
  })

  test('gives nothing to a session that was ended meanwhile', async () => {
    const { browser, path, account } = await invited()
    const other = await signedInAs(account)
    const change = {
      current_password: password,
      password: newPassword,
      password_confirmation: newPassword,
    }
    await other.send(routes.password.href(), change, { as: 'json', method: 'PUT' })
    expect((await join(browser, path)).status).toBe(401)
    expect(await roleOfRow(account)).toBeNull()
  })
})
