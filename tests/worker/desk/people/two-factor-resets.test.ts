import { describe, expect, test } from 'vitest'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { bothForms, expectInvalid } from '#tests/support/account/account-replies.ts'
import { type Account, createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { storedPasskeys, withPasskey } from '#tests/support/account/passkeys.ts'
import { accountRow } from '#tests/support/account/two-factor.ts'
import { accepts, type Browser, type Sender } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCron } from '#tests/support/cron.ts'
import {
  loggedActions,
  peoplePage,
  setRole,
  signInAtDesk,
  withoutOwners,
} from '#tests/support/desk/people.ts'
import { linkIn, mailbox, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

stoppedClock()

const path = routes.twoFactorResets.href()
const hold = lifetimes.twoFactorResetHoldSeconds
const requestedSubject = 'Your second factors will be removed'
const { desk } = messages

const request = (browser: Browser, email: string, as: Sender = 'json') =>
  browser.send(path, { email }, { as })

async function requested() {
  const { browser, account: owner } = await signInAtDesk('owner')
  const member = await createUser({ role: 'editor', name: 'Brian Mwangi' })
  expect((await request(browser, member.email)).status).toBe(201)
  return { browser, owner, member }
}

const hasFactors = async (account: Account) =>
  (await accountRow(account))?.twoFactorConfirmedAt !== null

const stopPath = async ({ email }: Account) =>
  linkIn(await mailTo(email, requestedSubject)).pathname

describe('removing the second factors of a member', () => {
  test('takes effect after 72 hours, and both times the member is emailed', async () => {
    const { member, owner } = await requested()
    later(hold - 60)
    await runCron()
    expect(await hasFactors(member)).toBe(true)
    later(60)
    await runCron()
    expect(await hasFactors(member)).toBe(false)
    expect((await subjectsTo(member.email)).toSorted()).toEqual([
      'Your second factors were removed',
      requestedSubject,
    ])
    expect(await loggedActions(owner)).toEqual([
      `person.factors ${member.id}`,
      `person.factors-ended ${member.id}`,
    ])
  })

  test('removes passkeys and ends all access, and the desk stays closed without a new factor', async () => {
    const { browser } = await signInAtDesk('owner')
    const member = await withPasskey({ role: 'advisor' })
    await request(browser, member.account.email)
    later(hold)
    const before = await signedInAs(member.account)
    await runCron()
    expect(await storedPasskeys(member.account)).toEqual([])
    const headers = accepts.json
    expect((await before.visit(routes.exportData.href(), { headers })).status).toBe(401)
    const after = await signedInAs(member.account)
    const note = routes.deskNotes.href({ id: 'x' })
    expect((await after.send(note, {}, { as: 'json' })).status).toBe(403)
  })

  test('is shown on the page of the people until then', async () => {
    const { browser, member } = await requested()
    const { people } = await peoplePage(browser)
    const ends = Object.fromEntries(
      people.map(({ id, secondFactorEndsAt }) => [id, secondFactorEndsAt]),
    )
    expect(ends[member.id]).toBe(new Date(Date.now() + hold * 1000).toISOString())
  })

  test('is emailed to the other owners, too', async () => {
    await withoutOwners()
    const other = await createUser({ role: 'owner' })
    const { owner } = await requested()
    expect(await subjectsTo(other.email)).toEqual([
      'The second factors of Brian Mwangi will be removed',
    ])
    expect(await mailbox(owner.email)).toEqual([])
  })

  test.each(bothForms)('goes back and says so, as %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const { email } = await createUser({ role: 'advisor' })
    expect(expectRedirect(await request(browser, email, as), browser)).toBe(
      routes.deskPeople.href(),
    )
    expect((await peoplePage(browser)).status).toBe(desk.factorsEnd)
  })

  test('is refused for whom it cannot help', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const stranger = await createUser({ withTwoFactor: true })
    const without = await createUser({ role: 'advisor', withTwoFactor: false })
    const cases = [
      ['nobody@example.com', desk.notStaff],
      [stranger.email, desk.notStaff],
      [without.email, desk.noFactors],
      [account.email, desk.ownFactors],
      ['', messages.required('email')],
    ] as const
    for (const [email, message] of cases) {
      await expectInvalid(await request(browser, email), { email: [message] })
    }
  })

  test('cannot be asked for twice', async () => {
    const { browser, member } = await requested()
    await expectInvalid(await request(browser, member.email), { email: [desk.factorsEndAlready] })
    expect(await mailbox(member.email)).toHaveLength(1)
  })
})

describe('the link in the email', () => {
  test.each(bothForms)('keeps the factors, without a session, as %s', async (as) => {
    const { member } = await requested()
    const visitor = newVisitor()
    const link = await stopPath(member)
    expect((await visitor.props('desk/keep-factors', link)).token).not.toBe('')
    const response = await visitor.send(link, {}, { as })
    expect(expectRedirect(response, visitor)).toBe(routes.login.href())
    later(hold)
    await runCron()
    expect(await hasFactors(member)).toBe(true)
    expect(await loggedActions(member)).toEqual([`person.factors-kept ${member.id}`])
  })

  test('works once', async () => {
    const { member } = await requested()
    const link = await stopPath(member)
    await newVisitor().send(link, {}, { as: 'json' })
    for (const other of [link, routes.stopTwoFactorReset.href({ token: 'x' })]) {
      const response = await newVisitor().send(other, {}, { as: 'json' })
      await expectInvalid(response, { token: [desk.stopLinkInvalid] })
    }
  })
})

describe('what stops it', () => {
  test('an owner at the desk, without the password', async () => {
    const { member } = await requested()
    const { browser } = await signInAtDesk('owner', { confirmed: false })
    const reset = routes.twoFactorReset.href({ id: member.id })
    const options = { as: 'json', method: 'DELETE' } as const
    expect((await browser.send(reset, {}, options)).status).toBe(204)
    expect((await browser.send(reset, {}, options)).status).toBe(404)
    later(hold)
    await runCron()
    expect(await hasFactors(member)).toBe(true)
  })

  test('the owner who asked is none any more', async () => {
    const { owner, member } = await requested()
    const { browser } = await signInAtDesk('owner')
    await setRole(browser, { id: owner.id, role: 'editor' })
    later(hold)
    await runCron()
    expect(await hasFactors(member)).toBe(true)
  })

  test('the member works here no more', async () => {
    const { browser, member } = await requested()
    await setRole(browser, { id: member.id })
    later(hold)
    await runCron()
    expect(await hasFactors(member)).toBe(true)
  })
})

describe('a form of the people page that needs the password', () => {
  const forms = [
    ['an invitation', routes.deskPeople.href(), { role: 'advisor' }],
    ['a removal of factors', path, {}],
  ] as const

  test.each(forms)('is done at once with it: %s', async (_name, action, fields) => {
    const { email } = await createUser({ role: 'advisor' })
    const address = action === path ? email : 'somebody-new@example.com'
    const { browser } = await signInAtDesk('owner', { confirmed: false })
    expect((await peoplePage(browser)).confirmed).toBe(false)
    const sent = { email: address, ...fields, password }
    const response = await browser.send(action, sent, { as: 'page' })
    expect(expectRedirect(response, browser)).toBe(
      action === path ? routes.deskPeople.href() : action,
    )
    expect(await mailbox(address)).toHaveLength(1)
    expect((await peoplePage(browser)).confirmed).toBe(true)
  })

  test.each(forms)('is refused with a wrong one: %s', async (_name, action, fields) => {
    const { email } = await createUser({ role: 'advisor' })
    const { browser } = await signInAtDesk('owner', { confirmed: false })
    const sent = { email, ...fields, password: 'wrong' }
    const response = await browser.send(action, sent, { as: 'json' })
    await expectInvalid(response, { password: [messages.password.provided] })
    expect(await mailbox(email)).toEqual([])
  })

  test.each(forms)('asks for it elsewhere without it: %s', async (_name, action, fields) => {
    const { email } = await createUser({ role: 'advisor' })
    const { browser } = await signInAtDesk('owner', { confirmed: false })
    const response = await browser.send(action, { email, ...fields }, { as: 'page' })
    expect(expectRedirect(response, browser)).toBe(routes.confirmPassword.href())
  })
})
