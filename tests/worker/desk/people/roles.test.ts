import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { roles } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser, db, password, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts, type Browser } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  findInvitation,
  loggedActions,
  peoplePage,
  roleOfRow,
  sendInvitation,
  setRole,
  signInAtDesk,
  withoutOwners,
} from '#tests/support/desk/people.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { sessions, threadCounts, threads, users } from '#worker/db/schema.ts'

const path = routes.deskPeople.href()
const { ownerNeeded, ownerBySetting, roleChanged, personRemoved } = messages.desk

stoppedClock()
beforeEach(withoutOwners)

describe('GET /desk/people', () => {
  test('lists who works at the desk, the owners first, and nobody else', async () => {
    await db.update(users).set({ role: null })
    const { browser, account } = await signInAtDesk('owner')
    const advisor = await createUser({ role: 'advisor', name: 'Wanjiru Kamau' })
    const editor = await createUser({ role: 'editor', withTwoFactor: false })
    const member = await createUser()
    const { people, status } = await peoplePage(browser)
    expect(status).toBeNull()
    expect(people.map(({ id }) => id)).toEqual([account.id, editor.id, advisor.id])
    expect(people.map(({ id }) => id)).not.toContain(member.id)
    expect(people[0]).toEqual({
      id: account.id,
      name: account.name,
      email: account.email,
      role: 'owner',
      lastSeenAt: new Date().toISOString(),
      secondFactor: true,
      secondFactorEndsAt: null,
    })
    expect(people[1]).toMatchObject({ lastSeenAt: null, secondFactor: false })
  })

  test('shows when somebody was last seen in any session', async () => {
    const { browser } = await signInAtDesk('owner')
    const advisor = await createUser({ role: 'advisor' })
    await signedInAs(advisor)
    await signedInAs(advisor)
    const time = new Date(Date.now() - 3_600_000)
    await db.update(sessions).set({ lastSeenAt: time }).where(eq(sessions.userId, advisor.id))
    const { people } = await peoplePage(browser)
    expect(people.find(({ id }) => id === advisor.id)?.lastSeenAt).toBe(time.toISOString())
  })

  test('lists the owner by setting as an owner', async () => {
    const settingOwner = await createUser()
    const { browser } = await signInAtDesk('owner', { OWNER_EMAIL: settingOwner.email })
    const { people } = await peoplePage(browser)
    expect(people.find(({ id }) => id === settingOwner.id)).toMatchObject({ role: 'owner' })
  })
})

describe('PATCH /desk/people/:id', () => {
  test.each(roles.flatMap((from) => roles.map((to) => [from, to] as const)))(
    'changes %s to %s, from the next request on',
    async (from, to) => {
      const { browser, account } = await signInAtDesk('owner')
      const { browser: theirs, account: colleague } = await signInAtDesk(from)
      const response = await setRole(browser, { id: colleague.id, role: to })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await roleOfRow(colleague)).toBe(to)
      const seen = await theirs.visit(path, { headers: accepts.json })
      expect(seen.status).toBe(to === 'owner' ? 200 : 404)
      expect(await loggedActions(account)).toEqual(
        from === to ? [] : [`person.role ${colleague.id} ${to}`],
      )
    },
  )

  test.each(bothForms)('goes back and says so, as %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const { account } = await signInAtDesk('advisor')
    const response = await setRole(browser, { id: account.id, role: 'editor' }, as)
    expect((await expectSentTo(browser, response, path)).props.status).toBe(roleChanged)
  })

  test.each([
    ['', messages.required('role')],
    ['member', messages.in('role')],
  ])('is refused with the role "%s"', async (role, message) => {
    const { browser } = await signInAtDesk('owner')
    const { account } = await signInAtDesk('advisor')
    await expectInvalid(await setRole(browser, { id: account.id, role }), { role: [message] })
    const page = await setRole(browser, { id: account.id, role }, 'page')
    await expectRefused(browser, page, { path, errors: { role: message } })
    expect(await roleOfRow(account)).toBe('advisor')
  })
})

describe('DELETE /desk/people/:id', () => {
  test('removes only the role, from the next request on', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const { browser: theirs, account: colleague } = await signInAtDesk('editor')
    const response = await setRole(browser, { id: colleague.id })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect((await theirs.visit(routes.desk.href(), { headers: accepts.json })).status).toBe(404)
    expect((await theirs.page(routes.dashboard.href())).component).toBe('dashboard')
    expect(await loggedActions(account)).toEqual([`person.removed ${colleague.id}`])
  })

  test.each(bothForms)('goes back and says so, as %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const { account } = await signInAtDesk('advisor')
    const response = await setRole(browser, { id: account.id }, as)
    expect((await expectSentTo(browser, response, path)).props.status).toBe(personRemoved)
  })

  test('unassigns their threads, and keeps those of others', async () => {
    const { browser } = await signInAtDesk('owner')
    const { account: gone } = await signInAtDesk('advisor')
    const { account: stays } = await signInAtDesk('advisor')
    await insertRows('threads', [thread('theirs', gone.id), thread('others', stays.id)])
    await setRole(browser, { id: gone.id })
    const rows = await db.select({ id: threads.id, to: threads.assigneeId }).from(threads)
    expect(rows).toEqual([
      { id: 'theirs', to: null },
      { id: 'others', to: stays.id },
    ])
    const counts = await db.select().from(threadCounts).where(eq(threadCounts.assigneeId, ''))
    expect(counts).toMatchObject([{ status: 'open', count: 1 }])
  })

  test('deletes an invitation that would give back access', async () => {
    const { browser } = await signInAtDesk('owner')
    const person = await createUser()
    await sendInvitation(browser, { email: person.email, role: 'owner' })
    await db.update(users).set({ role: 'advisor' }).where(eq(users.id, person.id))
    await setRole(browser, { id: person.id })
    expect(await findInvitation(person.email)).toBeNull()
  })

  test('deletes the invitations that they sent', async () => {
    const { browser } = await signInAtDesk('owner')
    const other = await signInAtDesk('owner')
    await sendInvitation(other.browser, { email: 'friend@example.com', role: 'owner' })
    await setRole(browser, { id: other.account.id })
    expect(await findInvitation('friend@example.com')).toBeNull()
  })

  test('redirects an owner who leaves to the dashboard', async () => {
    await signInAtDesk('owner')
    const { browser, account } = await signInAtDesk('owner')
    const response = await setRole(browser, { id: account.id }, 'page')
    expect(expectRedirect(response, browser)).toBe(routes.dashboard.href())
    expect(await roleOfRow(account)).toBeNull()
  })
})

const thread = (id: string, assignee: string) => ({
  ...{ id, name: 'A', email: 'a@example.com', company: '', service: '', status: 'open' },
  ...{ assignee_id: assignee, created_at: 0, last_at: 0, due_at: 0 },
})

/** All ways to end somebody's role as an owner. */
const endings: [string, (id: string) => { id: string; role?: string }][] = [
  ['lowered to advisor', (id) => ({ id, role: 'advisor' })],
  ['lowered to editor', (id) => ({ id, role: 'editor' })],
  ['removed', (id) => ({ id })],
]

describe.each(endings)('when somebody is %s', (_, ending) => {
  test('it is 404 for people who are not staff', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const member = await createUser()
    for (const id of [member.id, 'unknown', '%00']) {
      expect((await setRole(browser, ending(id))).status).toBe(404)
    }
    expect(await roleOfRow(member)).toBeNull()
    expect(await loggedActions(account)).toEqual([])
  })

  test('the last owner is not', async () => {
    const { browser, account } = await signInAtDesk('owner')
    await signInAtDesk('editor')
    await expectInvalid(await setRole(browser, ending(account.id)), { role: [ownerNeeded] })
    for (const as of bothForms) {
      const response = await setRole(browser, ending(account.id), as)
      await expectRefused(browser, response, { path, errors: { role: ownerNeeded } })
    }
    expect(await roleOfRow(account)).toBe('owner')
    expect(await loggedActions(account)).toEqual([])
  })

  test('an owner with an unverified address does not count: they cannot enter', async () => {
    const { browser, account } = await signInAtDesk('owner')
    await createUser({ role: 'owner', unverified: true })
    await expectInvalid(await setRole(browser, ending(account.id)), { role: [ownerNeeded] })
  })

  test('one of two owners is, and the other stays', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const { account: other } = await signInAtDesk('owner')
    expect((await setRole(browser, ending(other.id))).status).toBe(204)
    await expectInvalid(await setRole(browser, ending(account.id)), { role: [ownerNeeded] })
  })

  test('an owner by setting counts, and is not', async () => {
    const settingOwner = await createUser({ withTwoFactor: true })
    const OWNER_EMAIL = settingOwner.email
    const { browser, account } = await signInAtDesk('owner', { OWNER_EMAIL })
    await expectInvalid(await setRole(browser, ending(settingOwner.id)), { role: [ownerBySetting] })
    expect((await setRole(browser, ending(account.id))).status).toBe(204)
    const ownBrowser = await signedInAs(settingOwner, { confirmed: true, OWNER_EMAIL })
    const response = await setRole(ownBrowser, ending(settingOwner.id), 'page')
    // They are the only owner now, so another setting would not help.
    await expectRefused(ownBrowser, response, { path, errors: { role: ownerNeeded } })
  })

  test('of two owners who do it to each other at once one stays', async () => {
    const first = await signInAtDesk('owner')
    const second = await signInAtDesk('owner')
    await Promise.all([first, second].map(({ browser }) => browser.visit('/')))
    await Promise.all([
      setRole(first.browser, ending(second.account.id)),
      setRole(second.browser, ending(first.account.id)),
    ])
    const rolesAfter = [await roleOfRow(first.account), await roleOfRow(second.account)]
    expect(rolesAfter.filter((role) => role === 'owner')).toHaveLength(1)
  })

  test('of two owners who leave at once one stays', async () => {
    const pair = [await signInAtDesk('owner'), await signInAtDesk('owner')]
    await Promise.all(pair.map(({ browser }) => browser.visit('/')))
    const replies = await Promise.all(
      pair.map(({ browser, account }) => setRole(browser, ending(account.id))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422])
    const rolesAfter = await Promise.all(pair.map(({ account }) => roleOfRow(account)))
    expect(rolesAfter.filter((role) => role === 'owner')).toHaveLength(1)
  })
})

const deleteAccount = (browser: Browser, as: 'json' | 'inertia' = 'json') =>
  browser.send(routes.profile.href(), { password }, { as, method: 'DELETE' })

describe('DELETE /settings/profile', () => {
  const refused = { password: [ownerNeeded] }

  test('is refused to the last owner, and nothing is deleted or emailed', async () => {
    const { browser, account } = await signInAtDesk('owner')
    await expectInvalid(await deleteAccount(browser), refused)
    const response = await deleteAccount(browser, 'inertia')
    const profile = routes.profile.href()
    await expectRefused(browser, response, { path: profile, errors: { password: ownerNeeded } })
    expect(await roleOfRow(account)).toBe('owner')
  })

  test('is refused to the last owner after a change of address', async () => {
    const { browser, account } = await signInAtDesk('owner')
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, account.id))
    await expectInvalid(await deleteAccount(browser), refused)
  })

  test('is refused to the last owner by setting, whatever their row says', async () => {
    const settingOwner = await createUser()
    const browser = await signedInAs(settingOwner, { OWNER_EMAIL: settingOwner.email })
    await expectInvalid(await deleteAccount(browser), refused)
  })

  test('is open to an owner if there is another, by role or by setting', async () => {
    const { browser } = await signInAtDesk('owner')
    await signInAtDesk('owner')
    expect((await deleteAccount(browser)).status).toBe(204)
    await withoutOwners()
    const settingOwner = await createUser()
    const { browser: other } = await signInAtDesk('owner', { OWNER_EMAIL: settingOwner.email })
    expect((await deleteAccount(other)).status).toBe(204)
  })

  test('is open to everybody else, also while there is no owner', async () => {
    for (const role of ['advisor', 'editor'] as const) {
      const { browser } = await signInAtDesk(role)
      expect((await deleteAccount(browser)).status).toBe(204)
    }
    expect((await deleteAccount(await signedInAs(await createUser()))).status).toBe(204)
  })

  test('of two owners at the same time leaves one', async () => {
    const pair = [await signInAtDesk('owner'), await signInAtDesk('owner')]
    await Promise.all(pair.map(({ browser }) => browser.visit('/')))
    const replies = await Promise.all(pair.map(({ browser }) => deleteAccount(browser)))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 422])
  })
})
