import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AlertFrequency } from '#shared/account/alerts/frequencies.ts'
import { digestMinutes } from '#shared/account/constants.ts'
import { sending } from '#shared/constants.ts'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { changeKindLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { changeMessages as portugueseMessages } from '#shared/site/change-messages.pt.ts'
import { changeMessages } from '#shared/site/change-messages.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import {
  createFollower,
  fillAll,
  forgetAlerts,
  mailsTo,
  publishRule,
  savePreferences,
  sendAll,
} from '#tests/support/account/alerts.ts'
import { followByEmail } from '#tests/support/account/followers.ts'
import { at, later, stoppedClock } from '#tests/support/clock.ts'
import type { FieldsOf } from '#tests/support/desk/document-fields.ts'
import { publishDocument, unpublishDocument } from '#tests/support/desk/documents.ts'
import { officeInstant } from '#tests/support/office.ts'
import { startDigest } from '#worker/account/alerts/start-digest.ts'
import { sendings, users } from '#worker/db/schema.ts'
import { applyDuePublications } from '#worker/desk/publishing/apply-due-publications.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

const { fields: labels, added, countOf } = changeMessages
const shipped = firstEdition().markets.find(({ market }) => market.slug === 'kenya')
if (!shipped) throw new Error('Expected Kenya among what ships')
const { slug: _, ...kenya } = shipped.market
const { taxes, obligations, products } = kenya
const [tax, ...otherTaxes] = taxes
const [obligation, ...otherObligations] = obligations
const [product, ...otherProducts] = products
if (!tax || !obligation || !product) throw new Error('Expected records of Kenya')

stoppedClock()

let rate = tax.rate

beforeEach(async () => {
  await forgetAlerts()
  rate += 0.5
})

function publishMarket(fields: Partial<FieldsOf<'market'>> = {}, slug = 'kenya') {
  return publishDocument({ kind: 'market', slug, fields: { ...kenya, facts: [], ...fields } })
}

/** The taxes of Kenya with a rate that no earlier test has published. */
const changedTaxes = (name = tax.name) => [{ ...tax, name, rate }, ...otherTaxes]

async function createPortugueseFollower(frequency: AlertFrequency) {
  const { account } = await createFollower(['kenya'], frequency)
  await db.update(users).set({ locale: 'pt' }).where(eq(users.id, account.id))
  return account
}

const subjectsOf = (mails: { subject: string }[]) => mails.map(({ subject }) => subject)
const oneChange = `Kenya: ${tax.name} (${labels.rate.toLowerCase()})`

describe('a publication that changes facts of a market', () => {
  test('mails those who follow it, with and without an account, once', async () => {
    const { account } = await createFollower(['kenya', 'ghana'])
    const { email } = await followByEmail()
    await publishMarket({ taxes: changedTaxes() })
    await fillAll()
    const mails = await sendAll()
    expect(mails.map(({ to }) => to).sort()).toEqual([account.email, email].sort())
    expect(subjectsOf(mails)).toEqual([oneChange, oneChange])
    expect([...(await mailsTo(account)), ...(await mailsTo({ email }))], 'later').toEqual([])
  })

  test('is one mail, however much it changes', async () => {
    const { account } = await createFollower(['kenya'])
    await publishMarket({
      taxes: changedTaxes(),
      obligations: [
        {
          ...obligation,
          status: 'required',
          value: `${rate} years`,
          tried: null,
          source: tax.source,
        },
        ...otherObligations,
      ],
    })
    const [mail, ...others] = await mailsTo(account)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(countOf('Kenya', 2))
    expect(mail?.text).toContain(`→ ${rate} years`)
    await publishMarket({ taxes: changedTaxes() })
  })

  test('is told to each reader in their language', async () => {
    const { account } = await createFollower(['kenya'])
    const portuguese = await createPortugueseFollower('each')
    await publishMarket({ taxes: changedTaxes() })
    await fillAll()
    // The cron often runs in an isolate that has shown no page in another language.
    resetEdition()
    const mails = new Map((await sendAll()).map((mail) => [mail.to, mail]))
    expect(mails.get(account.email)?.text).toContain(`${labels.rate}: `)
    const { subject, text } = mails.get(portuguese.email) ?? {}
    expect(subject).toMatch(/^Quénia: /)
    const rateIn = `^${portugueseMessages.fields.rate}: .* → ${rate.toLocaleString('pt')}%`
    expect(text).toMatch(new RegExp(rateIn, 'm'))
  })

  test.each([
    ['another market', ['ghana'], 'each'],
    ['a digest', ['kenya'], 'weekly'],
    ['nothing', ['kenya'], 'never'],
  ] as const)('mails nobody who wants %s', async (_, markets, frequency) => {
    const { account } = await createFollower([...markets], frequency)
    await publishMarket({ taxes: changedTaxes() })
    expect(await mailsTo(account)).toEqual([])
  })

  test('mails once, however often the cron applies it and is killed between', async () => {
    const { account } = await createFollower(['kenya'])
    await publishDocument({
      kind: 'market',
      slug: 'kenya',
      fields: { ...kenya, facts: [], taxes: changedTaxes() },
      from: new Date(Date.now() + 60_000),
    })
    expect(await mailsTo(account), 'before').toEqual([])
    later(61)
    expect(await Promise.all([applyDuePublications(db), applyDuePublications(db)])).toContain(1)
    await Promise.all([fillAll(), fillAll()])
    // A Worker that was killed after the copies were added, but before it knew that all are.
    await db.update(sendings).set({ filledTo: '', filledAt: null })
    await applyDuePublications(db)
    expect(subjectsOf(await mailsTo(account))).toEqual([oneChange])
    expect(await mailsTo(account)).toEqual([])
  })

  test('waits while its market is not published', async () => {
    const { account } = await createFollower(['kenya'])
    await publishMarket({ taxes: changedTaxes() })
    await fillAll()
    await unpublishDocument('market', 'kenya')
    expect(await sendAll()).toEqual([])
    await publishMarket({ taxes: changedTaxes() })
    later(sending.postponedSeconds + 1)
    expect(subjectsOf(await mailsTo(account))).toEqual([oneChange])
  })

  test('mails nobody who stopped following meanwhile', async () => {
    const [off, out] = [await createFollower(['kenya']), await createFollower(['kenya'])]
    await publishMarket({ taxes: changedTaxes() })
    await fillAll()
    await savePreferences(off.browser, ['kenya'], 'never')
    await savePreferences(out.browser, ['ghana'], 'each')
    expect(await sendAll()).toEqual([])
  })
})

test.each([
  ['the day of a check', { checkedAt: '2026-11-01' }],
  ['its texts', { regulation: 'Put in other words.', capital: 'Nairobi, the capital' }],
  ['nothing', {}],
])('a publication that changes %s mails nobody', async (_, fields) => {
  await publishMarket()
  await forgetAlerts()
  const { account } = await createFollower(['kenya'])
  await publishMarket({ taxes, ...fields })
  expect(await mailsTo(account)).toEqual([])
  expect(await db.$count(sendings, eq(sendings.kind, 'change'))).toBe(1)
})

test('a new market mails nobody', async () => {
  const { account } = await createFollower(['kenya'])
  await publishMarket({ name: 'Atlantis', code: 'XA' }, 'atlantis')
  expect(await mailsTo(account)).toEqual([])
  expect(await db.$count(sendings)).toBe(0)
})

describe('the email from a change', () => {
  async function mailOf(fields: Partial<FieldsOf<'market'>>) {
    await publishMarket()
    await forgetAlerts()
    const { account } = await createFollower(['kenya'])
    await publishMarket({ taxes, ...fields })
    const [mail] = await mailsTo(account)
    if (!mail) throw new Error('Expected a mail')
    return mail
  }

  test('says what it was and is, by which source, and where to read on', async () => {
    const { text, html } = await mailOf({ taxes: changedTaxes() })
    expect(text).toMatch(/^Market: Kenya\nPublished: \d+ \w+ \d{4}, edition \d+$/m)
    expect(text).toContain(`${changeKindLabels.tax}: ${tax.name}`)
    expect(text).toMatch(new RegExp(`^${labels.rate}: .*${tax.rate}%.* → .*${rate}%.*$`, 'm'))
    expect(text).toMatch(new RegExp(`^Source: .*; ${tax.section}$`, 'm'))
    for (const path of [routes.market.href({ slug: 'kenya' }), changesPath({ market: 'kenya' })]) {
      expect(text).toContain(new URL(path, settings.appUrl).href)
    }
    expect(text).toContain('You are receiving this email because you follow Kenya.')
    expect(text).toMatch(
      /^Stop all alerts: https:\/\/kilima\.test\/alerts\/unsubscribe\/[\w-]{43}$/m,
    )
    expect(html).toContain('→')
  })

  test('tells of products and licence terms, and what was not on record', async () => {
    const { text, subject } = await mailOf({
      products: [{ ...product, text: 'Newly put.' }, ...otherProducts],
      taxes: [...taxes, { ...tax, name: 'Levy of the test' }],
    })
    expect(subject).toBe(countOf('Kenya', 2))
    expect(text).toContain('→ Newly put.')
    expect(text).toContain(`${added}: ${changeMessages.nothing} → `)
  })

  test('escapes what an editor wrote, also in its subject', async () => {
    const mail = await mailOf({ taxes: changedTaxes('<b>A</b>\r\nBcc: x@example.com') })
    expect(mail.html).not.toContain('<b>A</b>')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  test('stays short when everything changes', async () => {
    const { text } = await mailOf({
      obligations: Array.from({ length: 60 }, (_, index) => ({
        ...obligation,
        status: 'required' as const,
        value: `Number ${index}`,
        tried: null,
        source: tax.source,
      })),
    })
    expect(text.match(/^Source: /gm)?.length).toBeLessThan(60)
    expect(text).toMatch(/^\d+ more changes: open the list below\.$/m)
  })
})

describe('the weekly digest', () => {
  const monday = officeInstant('2027-01-11', digestMinutes)
  const hoursBefore = (hours: number) => at(new Date(monday.getTime() - hours * 3_600_000))

  test('tells of rules and changed facts of a week in one mail', async () => {
    await publishMarket()
    await forgetAlerts()
    hoursBefore(100)
    const { account } = await createFollower(['kenya'], 'weekly')
    const portuguese = await createPortugueseFollower('weekly')
    await publishMarket({ taxes: changedTaxes() })
    const { title } = await publishRule({ market: 'kenya' })
    expect(await mailsTo(account)).toEqual([])
    at(monday)
    await startDigest(db)
    await fillAll()
    const mails = await sendAll()
    const [mail, ...others] = mails.filter(({ to }) => to === account.email)
    expect(others).toEqual([])
    const { text } = mails.find(({ to }) => to === portuguese.email) ?? {}
    expect(text).toContain(portugueseMessages.fields.rate)
    expect(text).toContain('Quénia')
    expect(mail?.subject).toBe('One new rule and one change this week')
    expect(mail?.text).toContain(title)
    expect(mail?.text).toContain(`${rate}%`)
    expect(mail?.text).toContain(changesPath({ market: 'kenya' }))
  })

  test('leaves out what was mailed at once', async () => {
    hoursBefore(100)
    const { account, browser } = await createFollower(['kenya'])
    await publishMarket({ taxes: changedTaxes() })
    expect(await mailsTo(account)).toHaveLength(1)
    await savePreferences(browser, ['kenya'], 'weekly')
    at(monday)
    await startDigest(db)
    expect(await mailsTo(account)).toEqual([])
  })

  test('is not needed by a member who changes to each', async () => {
    hoursBefore(100)
    const { account, browser } = await createFollower(['kenya'], 'weekly')
    await publishMarket({ taxes: changedTaxes() })
    await fillAll()
    await savePreferences(browser, ['kenya'], 'each')
    expect(subjectsOf(await mailsTo(account))).toEqual([oneChange])
    at(monday)
    await startDigest(db)
    expect(await mailsTo(account)).toEqual([])
  })

  test('is not sent for publications that changed no fact', async () => {
    await publishMarket()
    await forgetAlerts()
    hoursBefore(100)
    const { account } = await createFollower(['kenya'], 'weekly')
    await publishMarket({ taxes, regulation: `Put in other words, ${rate}.` })
    at(monday)
    await startDigest(db)
    expect(await mailsTo(account)).toEqual([])
  })
})
