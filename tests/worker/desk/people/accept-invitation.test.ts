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
  findInvitation,
  joinPathOf,
  loggedActions,
  roleOfRow,
  sendInvitation,
  signInAtDesk,
} from '#tests/support/desk/people.ts'
import { verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { expectErrorPage, expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { users } from '#worker/db/schema.ts'

stoppedClock()

/** Creates somebody with an invitation and its path. */
async function createInvited(role = 'editor', options: Parameters<typeof createUser>[0] = {}) {
  const account = await createUser(options)
  const { browser: owner, account: ownerSession } = await signInAtDesk('owner')
  await sendInvitation(owner, { email: account.email, role })
  const path = await joinPathOf(account.email)
  return { account, path, owner, ownerSession, browser: await signedInAs(account) }
}

const join = (browser: Browser, path: string) => browser.send(path, {}, { as: 'json' })

const expectNothing = async (browser: Browser, path: string, account: Account) => {
  await expectErrorPage(await browser.visit(path, { headers: accepts.page }), 404)
  await expectErrorPage(await browser.send(path, {}, { as: 'page' }), 404)
  expect((await join(browser, path)).status).toBe(404)
  expect(await roleOfRow(account)).toBeNull()
}

test('people with a passkey join in a session that it confirmed', async () => {
  const { account, key } = await withPasskey()
  const { browser: owner } = await signInAtDesk('owner')
  await sendInvitation(owner, { email: account.email, role: 'editor' })
  const path = await joinPathOf(account.email)
  const browser = await signedInAs(account)
  const unproved = { message: messages.guards.unproved }
  await expectJson(await join(browser, path), 403, unproved)
  const response = await browser.send(path, {})
  expect(response.headers.get('Location')).toBe(routes.confirmPassword.href())
  expect(await roleOfRow(account)).toBeNull()
  expect((await join(await signedInBy(key), path)).status).toBe(204)
  expect(await roleOfRow(account)).toBe('editor')
})

describe('GET /desk/join/:token', () => {
  test.each(roles)(
    'is a button for whoever was invited, which uses nothing up: %s',
    async (role) => {
      const { browser, path, account } = await createInvited(role)
      for (const time of [1, 2]) {
        const props = await browser.props('desk/join', path)
        expect(props.role, String(time)).toBe(role)
        expect(path).toBe(routes.joinDesk.href({ token: props.token }))
      }
      expect(await roleOfRow(account)).toBeNull()
      expect(await findInvitation(account.email)).not.toBeNull()
    },
  )

  test('is not indexed, and keeps the token out of other sites', async () => {
    const { browser, path } = await createInvited()
    const response = await browser.visit(path, { headers: accepts.page })
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('POST /desk/join/:token', () => {
  test.each(bothForms)('gives the role and leads to the inbox, as %s', async (as) => {
    const { browser, path, account } = await createInvited('editor')
    const response = await browser.send(path, {}, { as })
    expect(expectRedirect(response, browser)).toBe(routes.deskInbox.href())
    expect(await roleOfRow(account)).toBe('editor')
    expect(await findInvitation(account.email)).toBeNull()
    expect(await loggedActions(account)).toEqual(['person.joined editor'])
  })

  test('is 204 as json', async () => {
    const { browser, path } = await createInvited()
    const response = await join(browser, path)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('works once', async () => {
    const { browser, path, account } = await createInvited()
    await join(browser, path)
    await db.update(users).set({ role: null }).where(eq(users.id, account.id))
    await expectNothing(browser, path, account)
  })

  test('twice at the same time works once', async () => {
    const { browser, path, account } = await createInvited()
    await browser.page('/')
    const replies = await Promise.all([join(browser, path), join(browser, path)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await loggedActions(account)).toEqual(['person.joined editor'])
  })

  test.each(roles.flatMap((oldRole) => roles.map((role) => [oldRole, role] as const)))(
    'lowers nobody: who is %s meanwhile, and was invited as %s',
    async (oldRole, role) => {
      const { browser, path, account } = await createInvited(role)
      await db.update(users).set({ role: oldRole }).where(eq(users.id, account.id))
      expect((await join(browser, path)).status).toBe(204)
      expect(await roleOfRow(account)).toBe(reaches(role, oldRole) ? role : oldRole)
      expect(await findInvitation(account.email)).toBeNull()
      expect(await loggedActions(account)).toEqual(
        reaches(oldRole, role) ? [] : [`person.joined ${role}`],
      )
    },
  )

  test('leads to the second factor that the desk requires', async () => {
    const { browser, path } = await createInvited()
    await join(browser, path)
    const response = await browser.visit(routes.deskInbox.href(), { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.twoFactor.href())
  })
})

describe('an invitation', () => {
  test('that has expired opens nothing', async () => {
    const { path, account } = await createInvited()
    later(lifetimes.invitationSeconds - 1)
    const soon = await signedInAs(account)
    expect((await soon.page(path)).component).toBe('desk/join')
    later(1)
    await expectNothing(await signedInAs(account), path, account)
  })

  test('that was replaced opens nothing', async () => {
    const { browser, path, owner, account } = await createInvited('advisor')
    await sendInvitation(owner, { email: account.email, role: 'editor' })
    await expectNothing(browser, path, account)
  })

  test('that was cancelled opens nothing', async () => {
    const { browser, path, owner, account } = await createInvited()
    const { email } = account
    await owner.send(routes.deskInvitation.href({ email }), {}, { as: 'json', method: 'DELETE' })
    await expectNothing(browser, path, account)
  })

  test('that was forwarded opens nothing for another account, and stays', async () => {
    const { path, account } = await createInvited()
    const other = await createUser()
    await expectNothing(await signedInAs(other), path, other)
    expect(await findInvitation(account.email)).not.toBeNull()
  })

  test('opens nothing for staff with another address, whatever their role', async () => {
    const { path } = await createInvited()
    const { browser } = await signInAtDesk('owner')
    expect((await browser.visit(path, { headers: accepts.json })).status).toBe(404)
    expect((await join(browser, path)).status).toBe(404)
  })

  test('is not opened by a made-up token', async () => {
    const { browser, account } = await createInvited()
    await expectNothing(browser, routes.joinDesk.href({ token: 'x' }), account)
    const hash = (await findInvitation(account.email))?.tokenHash ?? ''
    await expectNothing(browser, routes.joinDesk.href({ token: hash }), account)
  })

  test('requires a verified address', async () => {
    const { browser, path, account } = await createInvited('editor', { unverified: true })
    const response = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.verifyNotice.href())
    await expectJson(await join(browser, path), 403, { message: messages.guards.unverified })
    expect(await roleOfRow(account)).toBeNull()
  })

  test('is remembered through registration and verification', async () => {
    const { browser: owner } = await signInAtDesk('owner')
    const email = 'newcomer@example.com'
    await sendInvitation(owner, { email, role: 'advisor' })
    const path = await joinPathOf(email)
    const browser = newVisitor()
    const response = await browser.visit(path, { headers: accepts.page })
    expect(expectRedirect(response, browser)).toBe(routes.login.href())
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

  test('gives nothing to a session that has ended', async () => {
    const { browser, path, account } = await createInvited()
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
