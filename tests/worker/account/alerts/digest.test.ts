import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { digestMinutes } from '#shared/account/constants.ts'
import { type Account, db, signedInAs } from '#tests/support/account/accounts.ts'
import {
  createFollower,
  fillAll,
  forgetAlerts,
  mailsTo,
  publishRule,
  savePreferences,
  sendAll,
} from '#tests/support/account/alerts.ts'
import { at, stoppedClock } from '#tests/support/clock.ts'
import { unpublishDocument } from '#tests/support/desk/documents.ts'
import { officeInstant } from '#tests/support/office.ts'
import { startDigest } from '#worker/account/alerts/start-digest.ts'
import { sendings, users } from '#worker/db/schema.ts'

// 23 and 30 November and 7 December 2026 are Mondays.
const eight = (day: string) => officeInstant(day, digestMinutes)
const first = eight('2026-11-23')
const monday = eight('2026-11-30')
const next = eight('2026-12-07')
const minute = 60_000
const day = 24 * 60 * minute
const tuesday = new Date(first.getTime() + day)
const thursday = new Date(first.getTime() + 3 * day)

stoppedClock()

beforeEach(async () => {
  at(first)
  await forgetAlerts()
})

async function digests() {
  const rows = await db.select().from(sendings).where(eq(sendings.kind, 'digest'))
  return rows.map(({ about }) => about).sort()
}

/** In a new session, because the one of a week ago has ended. */
async function change(account: Account, markets: string[], frequency: AlertFrequency) {
  await savePreferences(await signedInAs(account), markets, frequency)
}

const subjectsOf = (mails: { subject: string }[]) => mails.map(({ subject }) => subject)

describe('the digests of a week', () => {
  test('are made on Monday at 08:00 in Nairobi, once', async () => {
    at(tuesday)
    await publishRule()
    at(new Date(monday.getTime() - 1000))
    expect(await startDigest(db)).toBe(false)
    at(monday)
    const started = await Promise.all(Array.from({ length: 10 }, () => startDigest(db)))
    expect(started.filter(Boolean)).toHaveLength(1)
    expect(await digests()).toEqual(['2026-11-30'])
  })

  test('are not made without a new rule', async () => {
    at(tuesday)
    await publishRule()
    at(monday)
    await startDigest(db)
    at(next)
    expect(await startDigest(db)).toBe(false)
    expect(await digests()).toEqual(['2026-11-30'])
  })

  test('a missed digest leaves out rules of the current week', async () => {
    at(tuesday)
    await publishRule()
    expect(await startDigest(db)).toBe(false)
    at(thursday)
    expect(await startDigest(db)).toBe(false)
  })

  test('are made once, after cron was down on Mondays', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    const firstRule = await publishRule()
    at(new Date(monday.getTime() + day))
    const secondRule = await publishRule()
    at(new Date(next.getTime() + 2 * day))
    expect(await startDigest(db)).toBe(true)
    expect(await startDigest(db)).toBe(false)
    expect(await digests()).toEqual(['2026-12-07'])
    const mails = await mailsTo(account)
    expect(subjectsOf(mails)).toEqual(['2 new rules this week'])
    for (const { title } of [firstRule, secondRule]) expect(mails[0]?.text).toContain(title)
  })

  test('mail each weekly member the new rules in their markets, and nobody else', async () => {
    const kenya = await createFollower(['kenya'], 'weekly')
    const both = await createFollower(['kenya', 'ghana'], 'weekly')
    await createFollower(['nigeria'], 'weekly')
    await createFollower([], 'weekly')
    await createFollower(['kenya'], 'never')
    const unverified = await createFollower(['kenya'], 'weekly')
    const id = unverified.account.id
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id))
    at(tuesday)
    await publishRule({ title: 'Of Kenya' })
    await publishRule({ title: 'Of Ghana', market: 'ghana' })
    await fillAll()
    expect(await sendAll(), 'at once').toEqual([])
    at(monday)
    await startDigest(db)
    await fillAll()
    const mails = await sendAll()
    const summaries = mails.map(({ to, text }) => [
      to,
      /Of Kenya/.test(text),
      /Of Ghana/.test(text),
    ])
    expect(summaries.toSorted()).toEqual(
      [
        [kenya.account.email, true, false],
        [both.account.email, true, true],
      ].toSorted(),
    )
  })

  test('mention a rule once: the next digest has only later ones', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    await publishRule({ title: 'The first' })
    at(monday)
    await startDigest(db)
    expect(await mailsTo(account)).toHaveLength(1)
    await publishRule({ title: 'The second' })
    at(next)
    await startDigest(db)
    const [mail, ...others] = await mailsTo(account)
    expect(others).toEqual([])
    expect(mail?.text).toContain('The second')
    expect(mail?.text).not.toContain('The first')
  })

  test('leave out unpublished rules, and are not sent without others', async () => {
    const { account } = await createFollower(['kenya', 'ghana'], 'weekly')
    const ghana = await createFollower(['ghana'], 'weekly')
    at(tuesday)
    await publishRule({ title: 'It stands' })
    const { slug } = await publishRule({ title: 'Taken back', market: 'ghana' })
    at(monday)
    await startDigest(db)
    await fillAll()
    await unpublishDocument('rule', slug)
    const mails = await sendAll()
    expect(mails.map(({ to }) => to)).toEqual([account.email])
    expect(mails.map(({ to }) => to)).not.toContain(ghana.account.email)
    expect(mails[0]?.text).not.toContain('Taken back')
  })
})

describe('a member who changes', () => {
  /** Returns all mails to a member until Monday. */
  async function untilMonday(account: { email: string }) {
    const before = await mailsTo(account)
    at(monday)
    await startDigest(db)
    return [...before, ...(await mailsTo(account))]
  }

  test('from weekly to each gets the waiting rules at once, and no digest', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    const { title } = await publishRule()
    await fillAll()
    at(thursday)
    await change(account, ['kenya'], 'each')
    expect(subjectsOf(await untilMonday(account))).toEqual([title])
  })

  test('from weekly to each before the alert has recipients gets it once', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    const { title } = await publishRule()
    await change(account, ['kenya'], 'each')
    expect(subjectsOf(await untilMonday(account))).toEqual([title])
  })

  test('from weekly to each gets no waiting rules of newly added markets', async () => {
    const { account } = await createFollower(['ghana'], 'weekly')
    at(tuesday)
    await publishRule()
    await fillAll()
    await change(account, ['ghana', 'kenya'], 'each')
    expect(await untilMonday(account)).toEqual([])
  })

  test('from each to weekly gets on Monday only what was not mailed', async () => {
    const { account } = await createFollower(['kenya'], 'each')
    at(tuesday)
    const mailed = await publishRule({ title: 'Mailed at once' })
    expect(subjectsOf(await mailsTo(account))).toEqual([mailed.title])
    at(thursday)
    await change(account, ['kenya'], 'weekly')
    await publishRule({ title: 'Of later' })
    const mails = await untilMonday(account)
    expect(subjectsOf(mails)).toEqual(['One new rule this week'])
    expect(mails[0]?.text).toContain('Of later')
    expect(mails[0]?.text).not.toContain(mailed.title)
  })

  test('from each to weekly gets no digest when all was mailed', async () => {
    const { account } = await createFollower(['kenya'], 'each')
    at(tuesday)
    const { title } = await publishRule()
    expect(subjectsOf(await mailsTo(account))).toEqual([title])
    await change(account, ['kenya'], 'weekly')
    expect(await untilMonday(account)).toEqual([])
  })

  test('from each to weekly before the alert has recipients gets it on Monday', async () => {
    const { account } = await createFollower(['kenya'], 'each')
    at(tuesday)
    await publishRule()
    await change(account, ['kenya'], 'weekly')
    expect(subjectsOf(await untilMonday(account))).toEqual(['One new rule this week'])
  })

  test('from each to weekly before the alert is sent gets it once', async () => {
    const { account } = await createFollower(['kenya'], 'each')
    at(tuesday)
    const { title } = await publishRule()
    await fillAll()
    await change(account, ['kenya'], 'weekly')
    expect(subjectsOf(await untilMonday(account))).toEqual([title])
  })

  test('from each to weekly and back gets each rule once', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    const { title } = await publishRule()
    await fillAll()
    for (const frequency of ['each', 'weekly', 'each', 'weekly'] as const)
      await change(account, ['kenya'], frequency)
    expect(subjectsOf(await untilMonday(account))).toEqual([title])
  })

  test.each(['before', 'after'])('to each %s the digest is filled still gets it', async (when) => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    await publishRule()
    await fillAll()
    at(monday)
    await startDigest(db)
    if (when === 'after') await fillAll()
    await change(account, ['kenya'], 'each')
    expect(subjectsOf(await mailsTo(account))).toEqual(['One new rule this week'])
  })

  test('to each a week later gets no rule of the week before again', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    await publishRule()
    expect(await untilMonday(account)).toHaveLength(1)
    await change(account, ['kenya'], 'each')
    expect(await mailsTo(account)).toEqual([])
  })

  test('to never gets no waiting digest', async () => {
    const { account } = await createFollower(['kenya'], 'weekly')
    at(tuesday)
    await publishRule()
    at(monday)
    await startDigest(db)
    await fillAll()
    await change(account, ['kenya'], 'never')
    expect(await mailsTo(account)).toEqual([])
  })
})

test('the mail lists rules by market, newest first, with the unsubscribe link', async () => {
  const { account } = await createFollower(['kenya', 'ghana'], 'weekly')
  at(tuesday)
  const hostile = 'A <b>bold</b> rule'
  await publishRule({ title: 'Older', date: '2026-11-01' })
  await publishRule({ title: hostile, date: '2026-11-20', effectiveAt: '2027-01' })
  await publishRule({ title: 'In Accra', market: 'ghana', effectiveAt: null })
  at(monday)
  await startDigest(db)
  const [mail] = await mailsTo(account)
  if (!mail) throw new Error('Expected a digest')
  const positions = ['Ghana', 'In Accra', 'Kenya', hostile, 'Older'].map((name) =>
    mail.text.indexOf(name),
  )
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(positions).not.toContain(-1)
  expect(mail.text).toContain('20 November 2026 · Passed · takes effect January 2027 · ')
  expect(mail.text).not.toMatch(/null|undefined/)
  const entries = mail.text.split('\n\n').filter((part) => part.includes('/rules/'))
  expect(entries.map((part) => part.split('\n')[0])).toEqual(['In Accra', hostile, 'Older'])
  for (const part of entries) expect(part).toMatch(/\nhttps:\/\/kilima\.test\/rules\/\S+$/)
  expect(mail.html).toMatch(/<p [^>]*><a [^>]*>Older<\/a><br><span [^>]*>1 November 2026 · /)
  expect(mail.html).toContain('A &lt;b&gt;bold&lt;/b&gt; rule')
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain('You are receiving this email because you follow Ghana and Kenya.')
  expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  expect(mail.text).toMatch(
    /^Stop all alerts: https:\/\/kilima\.test\/alerts\/unsubscribe\/[\w-]{43}$/m,
  )
})
