import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { hourlyCap, lifetimes } from '#shared/constants.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectJson,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { createUser, db, settings, signedInUser } from '#tests/support/account/accounts.ts'
import { forgetAlerts, mailsTo, preferencesOf, publishRule } from '#tests/support/account/alerts.ts'
import {
  askToFollow,
  followByEmail,
  followerOf,
  followPathOf,
  followSubjects,
} from '#tests/support/account/followers.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import { mailTo, subjectsTo, verificationLinkOf } from '#tests/support/mail/mailbox.ts'
import { follow } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'
import { purge } from '#worker/jobs/purge.ts'

stoppedClock()

beforeEach(forgetAlerts)

const { alerts } = messages
const dossier = routes.market.href({ slug: 'kenya' })
const sent = { message: alerts.confirmationSent('Kenya') }
const put = { method: 'PUT' } as const

describe('POST /alerts', () => {
  test.each(bothForms)('mails a link and leads back to the dossier, as %s', async (as) => {
    const email = newAddress()
    const browser = newVisitor()
    const headers = { Referer: browser.origin + dossier }
    const fields = { email: ` ${email.toUpperCase()} `, market: 'kenya' }
    const response = await browser.send(routes.follow.href(), fields, { as, headers })
    const { props } = await expectSentTo(browser, response, dossier)
    expect(props).toMatchObject({ status: sent.message, watching: null, errors: {} })
    expect(await subjectsTo(email)).toEqual([followSubjects.confirm])
    expect(await followerOf(email)).toBeNull()
  })

  test('answers the same for unknown addresses, followers and members', async () => {
    const { email } = await followByEmail()
    const member = await createUser()
    for (const address of [newAddress(), email, member.email])
      await expectJson(await askToFollow({ email: address }), 200, sent)
  })

  test('refuses what is no address or no market, at its field', async () => {
    await expectInvalid(await askToFollow({ email: 'a b' }), { email: [messages.email] })
    const unknown = await askToFollow({ email: newAddress(), market: 'atlantis' })
    await expectInvalid(unknown, { market: [messages.in('market')] })
  })

  test('drops what a program sends', async () => {
    const email = newAddress()
    await expectJson(await askToFollow({ email, website: 'x' }), 200, sent)
    expect(await subjectsTo(email)).toEqual([])
  })

  test('with the hidden field is never a 500, whatever the market is', async () => {
    for (const market of [{ toString: 1 }, [], null]) {
      expect((await askToFollow({ market, website: 'x' })).status).toBe(200)
    }
  })

  test('says where to write to when an hour is full', async () => {
    const { seconds, hits } = hourlyCap
    const endsAt = Math.ceil(Date.now() / (seconds * 1000)) * seconds * 1000
    const row = { key: 'hour:followers', ends_at: endsAt, count: hits }
    await env.DB.prepare('DELETE FROM counters WHERE key = ?').bind(row.key).run()
    await insertRows('counters', [row])
    await expectJson(await askToFollow({ email: newAddress() }), 503, {
      message: alerts.full(firm.email),
    })
    await env.DB.prepare('DELETE FROM counters WHERE key = ?').bind(row.key).run()
  })
})

describe('the link of the mail', () => {
  test('follows the market once', async () => {
    const email = newAddress()
    await askToFollow({ email })
    const path = await followPathOf(email)
    const browser = newVisitor()
    expect((await browser.page(path)).props).toMatchObject({ market: { name: 'Kenya' } })
    expect(await followerOf(email), 'only opened').toBeNull()
    for (const time of ['first', 'second']) {
      const response = await browser.send(path, {})
      const { props } = await expectSentTo(browser, response, dossier)
      expect(props, time).toMatchObject({ status: alerts.following('Kenya') })
    }
    expect(await followerOf(email)).toEqual({ frequency: 'each', markets: ['kenya'] })
    expect(await subjectsTo(email)).toEqual(Object.values(followSubjects))
    await expectSentTo(browser, await browser.send(path, {}, { as: 'inertia' }), dossier)
  })

  test('adds a market to those of the same address', async () => {
    const { email } = await followByEmail()
    await askToFollow({ email, market: 'ghana' })
    await newVisitor().send(await followPathOf(email, 'Confirm that you follow Ghana'), {})
    expect(await followerOf(email)).toEqual({ frequency: 'each', markets: ['ghana', 'kenya'] })
  })

  test('follows for the account of the address, if it has one', async () => {
    const account = await createUser()
    await askToFollow({ email: account.email })
    await newVisitor().send(await followPathOf(account.email), {}, { as: 'json' })
    expect(await preferencesOf(account)).toEqual({ frequency: 'each', markets: ['kenya'] })
    expect(await followerOf(account.email)).toBeNull()
  })

  test('is refused with another market, another token, or too late', async () => {
    const email = newAddress()
    await askToFollow({ email })
    const path = await followPathOf(email)
    const token = path.split('/').at(-1) ?? ''
    const others = [
      routes.followConfirm.href({ market: 'ghana', token }),
      routes.followConfirm.href({ market: 'kenya', token: 'x' }),
    ]
    for (const other of others) {
      const browser = newVisitor()
      const { component, props } = await follow(browser, await browser.send(other, {}))
      expect([component, props.errors]).toEqual(['alerts/confirm', { token: alerts.invalidLink }])
    }
    later(lifetimes.followConfirmSeconds)
    const late = await newVisitor().send(path, {}, { as: 'json' })
    await expectInvalid(late, { token: [alerts.invalidLink] })
    await purge({ db, settings })
    expect(
      await env.DB.prepare('SELECT 1 FROM follow_requests WHERE email = ?').bind(email).first(),
    ).toBeNull()
  })
})

describe('somebody who follows by email', () => {
  test('gets an alert once, with links to change and to stop it', async () => {
    const { email, token } = await followByEmail()
    const { title } = await publishRule()
    const [mail, ...more] = await mailsTo({ email })
    expect([mail?.subject, more]).toEqual([title, []])
    for (const href of [routes.follower.href({ token }), routes.alertsUnsubscribe.href({ token })])
      expect(mail?.text).toContain(`https://kilima.test${href}\n`)
    expect(mail?.headers?.['List-Unsubscribe']).toContain(routes.alertsUnsubscribe.href({ token }))
    expect(await mailsTo({ email })).toEqual([])
  })

  test('changes markets and frequency by the link', async () => {
    const { email, token } = await followByEmail()
    const path = routes.follower.href({ token })
    const browser = newVisitor()
    const { props } = await browser.page(path)
    expect(props).toMatchObject({ markets: ['kenya'], frequency: 'each' })
    const fields = { markets: ['ghana', 'nigeria'], frequency: 'weekly' }
    const response = await browser.send(path, fields, { ...put, as: 'inertia' })
    const saved = await expectSentTo(browser, response, path)
    expect(saved.props).toMatchObject({ status: alerts.saved, frequency: 'weekly' })
    expect(await followerOf(email)).toEqual(fields)
    await publishRule({ market: 'ghana' })
    expect(await mailsTo({ email }), 'waits for Monday').toEqual([])
    await browser.send(path, { ...fields, frequency: 'each' }, { ...put, as: 'json' })
    expect(await mailsTo({ email }), 'waits no longer').toHaveLength(1)
    const odd = await browser.send(
      path,
      { ...fields, markets: ['atlantis'] },
      { ...put, as: 'json' },
    )
    await expectInvalid(odd, { markets: [messages.in('markets')] })
  })

  test.each(['no market', 'one click'])('is forgotten after %s', async (way) => {
    const { email, token } = await followByEmail()
    await askToFollow({ email, market: 'ghana' })
    const unused = await followPathOf(email, 'Confirm that you follow Ghana')
    await publishRule()
    if (way === 'no market') {
      const fields = { markets: [], frequency: 'each' }
      const options = { ...put, as: 'json' } as const
      expect(
        (await newVisitor().send(routes.follower.href({ token }), fields, options)).status,
      ).toBe(204)
    } else {
      const oneClick = { 'List-Unsubscribe': 'One-Click' }
      await newVisitor().send(routes.alertsUnsubscribe.href({ token }), oneClick)
    }
    expect(await followerOf(email)).toBeNull()
    expect(await mailsTo({ email })).toEqual([])
    await expectInvalid(await newVisitor().send(unused, {}, { as: 'json' }), {
      token: [alerts.invalidLink],
    })
    expect((await newVisitor().visit(routes.follower.href({ token }))).status).toBe(404)
  })

  test('keeps what they follow when they create an account', async () => {
    const { email, token } = await followByEmail()
    await publishRule()
    const password = 'correct horse battery'
    const browser = newVisitor()
    const fields = { name: 'Amina', email, password, password_confirmation: password }
    await browser.send(routes.register.href(), fields)
    expect(await followerOf(email), 'not verified').not.toBeNull()
    await browser.visit(await verificationLinkOf(email))
    expect(await followerOf(email)).toBeNull()
    const { props } = await browser.page(routes.alerts.href())
    expect(props).toMatchObject({ markets: ['kenya'], frequency: 'each' })
    expect(await mailsTo({ email })).toHaveLength(1)
    const link = await newVisitor().visit(routes.follower.href({ token }), {
      headers: { Accept: 'text/html' },
    })
    expect(link.headers.get('Location')).toBe(routes.alerts.href())
    await newVisitor().send(routes.alertsUnsubscribe.href({ token }), {})
    expect((await browser.page(routes.alerts.href())).props.frequency).toBe('never')
  })

  test('gets no second mail of an alert after creating an account', async () => {
    const { account, browser } = await signedInUser({ unverified: true })
    await followByEmail(account.email)
    await publishRule()
    expect(await mailsTo(account)).toHaveLength(1)
    await env.DB.prepare('UPDATE users SET email_verified_at = 1 WHERE id = ?')
      .bind(account.id)
      .run()
    await publishRule()
    expect(await mailsTo(account)).toHaveLength(1)
    expect((await browser.page(dossier)).props.watching).toBe(true)
  })
})

test.each([
  routes.answer.href({ slug: 'kenya', product: 'sportsbook' }),
  `${routes.rules.href()}?market=kenya`,
])('%s says whether a member follows its market', async (path) => {
  const { browser } = await signedInUser()
  const following = async () => (await browser.page(path)).props.following
  expect(await following()).toEqual({ watching: false, status: null })
  await browser.send(routes.watchedMarket.href({ market: 'kenya' }), {}, { as: 'json' })
  expect(await following()).toEqual({ watching: true, status: null })
  expect((await newVisitor().page(path)).props.following).toEqual({ watching: null, status: null })
})

test('the mails about following say what they are for', async () => {
  const { email } = await followByEmail()
  const confirmation = await mailTo(email, followSubjects.confirm)
  expect(confirmation.headers).toBeUndefined()
  expect((await mailTo(email, followSubjects.following)).headers).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
