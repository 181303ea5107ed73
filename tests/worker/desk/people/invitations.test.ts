import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { lifetimes, mailLimits, throttles } from '#shared/constants.ts'
import { roleLabels, roles } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  findInvitation,
  invitationSubject,
  invitePath,
  joinPathOf,
  loggedActions,
  peoplePage,
  sendInvitation,
  signInAtDesk,
} from '#tests/support/desk/people.ts'
import { linkIn, mailbox, mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { answerDueText } from '#tests/support/office.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { hashToken } from '#worker/security/tokens.ts'

stoppedClock()

let invitedCount = 0
const address = () => {
  invitedCount += 1
  return `invited-${invitedCount}@example.com`
}

describe('POST /desk/people', () => {
  test.each(bothForms)('goes back and says so, as %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const response = await sendInvitation(browser, { email: address(), role: 'editor' }, as)
    const { props } = await expectSentTo(browser, response, invitePath)
    expect([props.status, props.errors]).toEqual([messages.desk.invited, {}])
  })

  test('has the expiry of the link in office time', async () => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    await sendInvitation(browser, { email, role: 'editor' })
    const { text } = await mailTo(email, invitationSubject)
    const expiresAt = new Date(Date.now() + lifetimes.invitationSeconds * 1000)
    const until = `until ${answerDueText(expiresAt)} (Nairobi time), for`
    expect(text.replace(/\s+/g, ' ')).toContain(until)
  })

  test('is 201 with the address as its id', async () => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    await expectJson(await sendInvitation(browser, { email, role: 'editor' }), 201, { id: email })
  })

  test.each(roles)('mails a link that lives seven days, for the role: %s', async (role) => {
    const { browser, account } = await signInAtDesk('owner')
    const email = address()
    await sendInvitation(browser, { email, role })
    const mail = await mailTo(email, invitationSubject)
    const link = linkIn(mail)
    expect(link.origin).toBe(browser.origin)
    const token = link.pathname.slice(routes.joinDesk.href({ token: '' }).length)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(mail.html.match(/<a /g)).toHaveLength(1)
    expect(mail.text).toContain(account.name)
    expect(mail.text.toLowerCase()).toContain(` ${roleLabels[role].toLowerCase()}.`)
    const expiresAt = Date.now() + lifetimes.invitationSeconds * 1000
    expect(await findInvitation(email)).toMatchObject({ role, expiresAt: new Date(expiresAt) })
    expect((await peoplePage(browser)).invitations).toContainEqual({
      email,
      role,
      expiresAt: new Date(expiresAt).toISOString(),
    })
  })

  test('stores only a hash of the token, and logs the address', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const email = address()
    await sendInvitation(browser, { email, role: 'editor' })
    const token = (await joinPathOf(email)).split('/').at(-1) ?? ''
    const invitation = await findInvitation(email)
    expect(invitation?.tokenHash).toBe(await hashToken(token))
    expect(JSON.stringify(invitation)).not.toContain(token)
    expect(await loggedActions(account)).toEqual([`person.invited editor ${email}`])
  })

  test('normalises the address', async () => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    const response = await sendInvitation(browser, {
      email: ` ${email.toUpperCase()} `,
      role: 'owner',
    })
    await expectJson(response, 201, { id: email })
    expect(await findInvitation(email)).not.toBeNull()
  })

  test.each([
    [{}, { email: [messages.required('email')], role: [messages.required('role')] }],
    [{ email: 'no address', role: 'owner' }, { email: [messages.email] }],
    [{ email: 'a@example.com', role: 'admin' }, { role: [messages.in('role')] }],
    [{ email: 'a@example.com', role: 'OWNER' }, { role: [messages.in('role')] }],
    [{ email: 'a@example.com', role: 1 }, { role: [messages.string('role')] }],
    [{ email: ['a@example.com'], role: 'owner' }, { email: [messages.string('email')] }],
  ])('is refused with %j', async (fields, errors) => {
    const { browser, account } = await signInAtDesk('owner')
    await expectInvalid(await sendInvitation(browser, fields), errors)
    expect(await loggedActions(account)).toEqual([])
  })

  test.each(bothForms)('shows on the page what is wrong, as %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const response = await sendInvitation(browser, { email: 'a@example.com', role: 'admin' }, as)
    await expectRefused(browser, response, {
      path: invitePath,
      errors: { role: messages.in('role') },
    })
  })

  test('refuses an address that already works at the desk', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const colleague = await createUser({ role: 'advisor' })
    for (const email of [colleague.email, account.email]) {
      await expectInvalid(await sendInvitation(browser, { email, role: 'owner' }), {
        email: [messages.desk.alreadyStaff],
      })
      expect(await findInvitation(email)).toBeNull()
    }
  })

  test('refuses the owner by setting, too', async () => {
    const ownerBySetting = await createUser()
    const { browser } = await signInAtDesk('owner', { OWNER_EMAIL: ownerBySetting.email })
    await expectInvalid(
      await sendInvitation(browser, { email: ownerBySetting.email, role: 'advisor' }),
      {
        email: [messages.desk.alreadyStaff],
      },
    )
  })

  test('invites a member like anybody else', async () => {
    const { browser } = await signInAtDesk('owner')
    const { email } = await createUser()
    expect((await sendInvitation(browser, { email, role: 'advisor' })).status).toBe(201)
  })

  test('replaces an earlier invitation of the address', async () => {
    const { browser } = await signInAtDesk('owner')
    const account = await createUser()
    const { email } = account
    await sendInvitation(browser, { email, role: 'advisor' })
    const first = await joinPathOf(email)
    later(60)
    await sendInvitation(browser, { email, role: 'editor' })
    const second = await joinPathOf(email)
    expect(second).not.toBe(first)
    const { invitations } = await peoplePage(browser)
    expect(invitations.filter((one) => one.email === email)).toMatchObject([{ role: 'editor' }])
  })

  test('many times at once leaves one invitation', async () => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    const all = roles.map((role) => sendInvitation(browser, { email, role }))
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await findInvitation(email)).not.toBeNull()
  })

  test('floods nobody: beyond the day’s limit the reply is the same, and the last link stays', async () => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    for (let index = 0; index < mailLimits.perDay.hits; index += 1) {
      await sendInvitation(browser, { email, role: 'advisor' })
    }
    const before = await findInvitation(email)
    const response = await sendInvitation(browser, { email, role: 'owner' })
    await expectJson(response, 201, { id: email })
    expect(await subjectsTo(email)).toHaveLength(mailLimits.perDay.hits)
    expect(await findInvitation(email)).toEqual(before)
  })

  test('is limited by person', async () => {
    const [{ hits }] = throttles.invite
    const { browser } = await signInAtDesk('owner')
    for (let index = 0; index < hits; index += 1) {
      expect((await sendInvitation(browser, {})).status).toBe(422)
    }
    expect((await sendInvitation(browser, {})).status).toBe(429)
    const page = await sendInvitation(browser, { email: address(), role: 'advisor' }, 'page')
    const { props } = await expectSentTo(browser, page, invitePath)
    expect(props.errors).toEqual({ email: expect.stringMatching(/^Too many attempts/) })
    const { browser: other } = await signInAtDesk('owner')
    expect((await sendInvitation(other, {})).status).toBe(422)
  })
})

describe('DELETE /desk/invitations/:email', () => {
  const path = (email: string) => routes.deskInvitation.href({ email })

  test('voids the link and is logged', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const email = `with+tag-${address()}`
    await sendInvitation(browser, { email, role: 'editor' })
    const response = await browser.send(path(email), {}, { as: 'json', method: 'DELETE' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await findInvitation(email)).toBeNull()
    expect(await loggedActions(account)).toEqual([
      `person.invited editor ${email}`,
      `invitation.withdrawn editor ${email}`,
    ])
  })

  test.each(bothForms)('goes back and says so, as %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    await sendInvitation(browser, { email, role: 'editor' })
    const response = await browser.send(`${path(email)}?_method=delete`, {}, { as })
    const { props } = await expectSentTo(browser, response, invitePath)
    expect(props.status).toBe(messages.desk.invitationCancelled)
  })

  test('is 404 for an address without a live invitation, and logs nothing', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const email = address()
    const withdraw = () => browser.send(path(email), {}, { as: 'json', method: 'DELETE' })
    expect((await withdraw()).status).toBe(404)
    const { browser: other } = await signInAtDesk('owner')
    await sendInvitation(other, { email, role: 'editor' })
    await endInvitation(email)
    expect((await withdraw()).status).toBe(404)
    expect(await loggedActions(account)).toEqual([])
  })
})

const endInvitation = (email: string) =>
  env.DB.prepare('UPDATE invitations SET expires_at = ? WHERE email = ?')
    .bind(Date.now(), email)
    .run()

describe('an expired invitation', () => {
  test('is not listed', async () => {
    const { browser } = await signInAtDesk('owner')
    const email = address()
    await sendInvitation(browser, { email, role: 'editor' })
    await endInvitation(email)
    const { invitations } = await peoplePage(browser)
    expect(invitations.map((one) => one.email)).not.toContain(email)
    expect(await mailbox(email)).toHaveLength(1)
  })
})

describe('somebody who comes by the link of an invitation', () => {
  test('reads who invites and into what where they log in or register', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const email = address()
    await sendInvitation(browser, { email, role: 'editor' })
    const visitor = newVisitor()
    const invitation = { email, role: 'editor', by: account.name }
    const away = await visitor.visit(await joinPathOf(email))
    expect(expectRedirect(away, visitor)).toBe(routes.login.href())
    for (const screen of ['login', 'register'] as const) {
      const props = await visitor.props(`auth/${screen}`, routes[screen].href())
      expect(props.invitation).toEqual(invitation)
      const html = await (await visitor.visit(routes[screen].href())).text()
      expect(html).toContain(`value="${email}"`)
    }
  })

  test('reads it on the page of the link, too', async () => {
    const { browser, account } = await signInAtDesk('owner')
    const invited = await createUser()
    await sendInvitation(browser, { email: invited.email, role: 'advisor' })
    const own = await signedInAs(invited)
    expect(await own.props('desk/join', await joinPathOf(invited.email))).toMatchObject({
      role: 'advisor',
      by: account.name,
      email: invited.email,
    })
  })

  test.each([routes.dashboard.href(), routes.joinDesk.href({ token: 'x' })])(
    'reads nothing of it by another link: %s',
    async (path) => {
      const visitor = newVisitor()
      await visitor.visit(path)
      expect(await visitor.props('auth/login', routes.login.href())).not.toHaveProperty(
        'invitation',
      )
    },
  )
})
