import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sending } from '#shared/constants.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { amendmentHeads } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import {
  alertOf,
  createFollower,
  fillAll,
  forgetAlerts,
  mailsTo,
  publishRule,
  savePreferences,
  sendAll,
} from '#tests/support/account/alerts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  getDocument,
  publishDocument,
  seedShipped,
  unpublishDocument,
} from '#tests/support/desk/documents.ts'
import { present } from '#tests/support/present.ts'
import { alertKind } from '#worker/account/alerts/alert-kind.ts'
import { alertPreferences, sendingCopies, sendings, users } from '#worker/db/schema.ts'

stoppedClock()

beforeEach(forgetAlerts)

const subjectsOf = (mails: { subject: string }[]) => mails.map(({ subject }) => subject)

describe('a rule that is published', () => {
  test('mails the followers of its market who chose each, once', async () => {
    const [first, second] = [
      await createFollower(['kenya']),
      await createFollower(['ghana', 'kenya']),
    ]
    const rule = await publishRule()
    await fillAll()
    const mails = await sendAll()
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [first.account.email, second.account.email].sort(),
    )
    expect(new Set(subjectsOf(mails))).toEqual(new Set([rule.title]))
    expect(await mailsTo(first.account), 'later').toEqual([])
  })

  test.each([
    ['another market', ['ghana'], 'each'],
    ['no market', [], 'each'],
    ['a digest', ['kenya'], 'weekly'],
    ['nothing', ['kenya'], 'never'],
  ] as const)('mails nobody who wants %s', async (_, markets, frequency) => {
    const { account } = await createFollower([...markets], frequency)
    await publishRule()
    expect(await mailsTo(account)).toEqual([])
  })

  test('mails once, however often it is published', async () => {
    const { account } = await createFollower(['kenya'])
    const { slug, title } = await publishRule()
    expect(subjectsOf(await mailsTo(account))).toEqual([title])
    await publishRule({ title: 'In other words' }, slug)
    await unpublishDocument('rule', slug)
    await publishRule({ title: 'And again' }, slug)
    expect(await mailsTo(account)).toEqual([])
  })

  test('mails the latest published text', async () => {
    const { account } = await createFollower(['kenya'])
    const { slug } = await publishRule()
    await publishRule({ title: 'As it was corrected' }, slug)
    expect(subjectsOf(await mailsTo(account))).toEqual(['As it was corrected'])
  })

  test('does not announce a draft', async () => {
    const { account } = await createFollower(['kenya'])
    const { slug, title } = await publishRule()
    const from = new Date(Date.now() + 60_000)
    await publishDocument({ kind: 'rule', slug, fields: { market: 'kenya', title: 'Later' }, from })
    expect(subjectsOf(await mailsTo(account))).toEqual([title])
  })

  test('mails nobody once it is unpublished, before or after its mails were prepared', async () => {
    const { account } = await createFollower(['kenya'])
    const [before, after] = [await publishRule(), await publishRule()]
    await unpublishDocument('rule', before.slug)
    await fillAll()
    await unpublishDocument('rule', after.slug)
    expect(await mailsTo(account)).toEqual([])
  })

  test('mails followers once it is published again, before or after its mails were prepared', async () => {
    const { account } = await createFollower(['kenya'])
    const [before, after] = [await publishRule(), await publishRule()]
    await unpublishDocument('rule', before.slug)
    await fillAll()
    expect(await alertOf(before.documentId)).toMatchObject({ filledAt: null })
    expect(await alertOf(after.documentId)).toMatchObject({ filledAt: expect.any(Date) })
    await unpublishDocument('rule', after.slug)
    expect(await mailsTo(account)).toEqual([])
    await publishRule({ title: 'Before' }, before.slug)
    await publishRule({ title: 'After' }, after.slug)
    expect(subjectsOf(await mailsTo(account))).toEqual(['Before'])
    later(sending.postponedSeconds + 1)
    expect(subjectsOf(await mailsTo(account))).toEqual(['After'])
    expect(await mailsTo(account)).toEqual([])
  })

  test('mails nobody while its market is not published, and holds up no other', async () => {
    const { account } = await createFollower(['kenya', 'ghana'])
    const [before, after] = [await publishRule(), await publishRule()]
    await db
      .update(sendings)
      .set({ filledAt: new Date() })
      .where(eq(sendings.about, after.documentId))
    await unpublishDocument('market', 'kenya')
    const other = await publishRule({ market: 'ghana' })
    await db.update(sendings).set({ filledAt: null }).where(eq(sendings.about, after.documentId))
    const alert = await alertOf(after.documentId)
    await db.insert(sendingCopies).values({
      id: crypto.randomUUID(),
      sendingId: alert?.id ?? '',
      userId: account.id,
      nextAttemptAt: new Date(0),
    })
    expect(subjectsOf(await mailsTo(account))).toEqual([other.title])
    await publishDocument({ kind: 'market', slug: 'kenya', fields: { name: 'Kenya' } })
    later(sending.postponedSeconds + 1)
    const subjects = subjectsOf(await mailsTo(account)).toSorted()
    expect(subjects).toEqual([before.title, after.title].toSorted())
  })

  test('is not lost if it is unpublished while its mails are prepared', async () => {
    await createFollower(['kenya'])
    const { slug, documentId } = await publishRule()
    const alert = present(await alertOf(documentId))
    await unpublishDocument('rule', slug)
    const next = { after: '', limit: 10 }
    expect(await alertKind.findRecipients(db, alert, next)).toBe(null)
  })

  test('retries its waiting copies every hour without counting attempts', async () => {
    const [first, second] = [await createFollower(['kenya']), await createFollower(['kenya'])]
    const { slug } = await publishRule()
    await fillAll()
    await unpublishDocument('rule', slug)
    for (let hours = 0; hours < 8; hours++) {
      expect(await sendAll()).toEqual([])
      later(sending.postponedSeconds + 1)
    }
    const copies = await db.select().from(sendingCopies)
    const expected = { attempts: 0, leasedUntil: null, nextAttemptAt: expect.any(Date) }
    expect(copies).toMatchObject([expected, expected])
    await publishRule({ title: 'Again' }, slug)
    const to = (await sendAll()).map((mail) => mail.to)
    expect(to.toSorted()).toEqual([first.account.email, second.account.email].toSorted())
  })

  test('mails only followers of its current market', async () => {
    const [kenya, ghana] = [await createFollower(['kenya']), await createFollower(['ghana'])]
    const { slug } = await publishRule()
    await publishRule({ market: 'ghana' }, slug)
    await fillAll()
    const mails = await sendAll()
    expect(mails.map(({ to }) => to)).toEqual([ghana.account.email])
    expect(mails.map(({ to }) => to)).not.toContain(kenya.account.email)
  })

  test('does not announce shipped rules, even when they change', async () => {
    const { account } = await createFollower(['kenya'])
    await seedShipped()
    const shipped = firstEdition().markets.flatMap(({ rules }) => rules)
    const slug = shipped.find(({ market }) => market === 'kenya')?.slug ?? ''
    await publishRule({ title: 'Put in other words' }, slug)
    expect(await mailsTo(account)).toEqual([])
  })
})

describe('a member who follows markets', () => {
  test('gets nothing at an unverified address, nor at the old one', async () => {
    const { account, browser } = await createFollower(['kenya'])
    await publishRule()
    await fillAll()
    const fields = { name: account.name, email: 'moved@example.com' }
    const options = { method: 'PATCH', as: 'json' } as const
    expect((await browser.send(routes.profile.href(), fields, options)).status).toBe(204)
    await publishRule()
    await fillAll()
    expect(await sendAll()).toEqual([])
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, account.id))
    const later = await publishRule()
    expect(subjectsOf(await mailsTo(fields))).toEqual([later.title])
  })

  test('gets nothing once alerts are off or the market is removed', async () => {
    const [off, out] = [await createFollower(['kenya']), await createFollower(['kenya'])]
    await publishRule()
    await fillAll()
    await savePreferences(off.browser, ['kenya'], 'never')
    await savePreferences(out.browser, ['ghana'], 'each')
    expect(await sendAll()).toEqual([])
  })

  test('gets nothing once the account is deleted', async () => {
    const { account } = await createFollower(['kenya'])
    await publishRule()
    await fillAll()
    await db.delete(users).where(eq(users.id, account.id))
    expect(await sendAll()).toEqual([])
  })
})

describe('the email from a rule', () => {
  const hostile = '<script>alert(1)</script> & "co"'

  async function mailOf(fields: Parameters<typeof publishRule>[0]) {
    const { account } = await createFollower(['kenya'])
    const rule = await publishRule(fields)
    const [mail] = await mailsTo(account)
    if (!mail) throw new Error('Expected a mail')
    return { account, rule, mail }
  }

  test('states market, stage, amendment, effective date and source', async () => {
    const { rule, mail } = await mailOf({
      title: 'Betting tax',
      stage: 'in-force',
      text: 'The rate falls.',
      before: 'Fifteen per cent.',
      after: 'Five per cent.',
      effectiveAt: '2026-01-01',
      section: 'section 4',
    })
    const [head = '', ...rest] = mail.text.split('\n\n')
    expect(head).toBe('Betting tax')
    const entry = new URL(routes.rule.href({ slug: rule.slug }), settings.appUrl).href
    for (const part of [
      'Market: Kenya',
      'Stage: In force. Binds.',
      'Takes effect: 1 January 2026',
      'The rate falls.',
      'Before: Fifteen per cent.',
      'After: Five per cent.',
      `Read the rule: ${entry}`,
      `Dossier of Kenya: ${settings.appUrl.href}markets/kenya`,
      'section 4',
      `Markets you follow, and how often: ${settings.appUrl.href}settings/alerts`,
      'You are receiving this email because you follow Kenya.',
    ])
      expect(rest.join('\n\n')).toContain(part)
    expect(mail.text).toMatch(
      /^Source: United Nations, World Population Prospects .*, 11 July 2024; section 4$/m,
    )
    expect(mail.text).toMatch(
      /^Stop all alerts: https:\/\/kilima\.test\/alerts\/unsubscribe\/[\w-]{43}$/m,
    )
    expect(mail.html).toContain(`<a href="${entry}"`)
  })

  test('calls the text of a proposal proposed, and the law current', async () => {
    const { mail } = await mailOf({ stage: 'proposed', before: 'Ten.', after: 'Twenty.' })
    const { before, after } = amendmentHeads.proposed
    expect(mail.text).toContain(`${before}: Ten.`)
    expect(mail.text).toContain(`${after}: Twenty.`)
  })

  test('leaves out unknown facts, and says that the date is not verified', async () => {
    const { mail } = await mailOf({ before: null, after: null, effectiveAt: null, section: null })
    expect(mail.text).not.toMatch(/^(Before|After):/m)
    expect(mail.text).toContain('Takes effect: not verified')
    expect(mail.text).not.toMatch(/null|undefined/)
    expect(mail.html).not.toMatch(/null|undefined/)
  })

  test('can be stopped by the one-click button of a mail program', async () => {
    const { mail } = await mailOf({})
    expect(mail.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/kilima\.test\/alerts\/unsubscribe\/[\w-]{43}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('escapes the texts of the rule', async () => {
    const { mail } = await mailOf({
      title: hostile,
      text: hostile,
      before: hostile,
      after: hostile,
    })
    expect(mail.subject).toBe(hostile)
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;')
  })

  test('has a subject on one line', async () => {
    const { mail } = await mailOf({ title: 'A rule\r\nBcc: everybody@example.com' })
    expect(mail.subject).toBe('A rule Bcc: everybody@example.com')
  })

  test('has a new link if no key opens the old one any more', async () => {
    const { account } = await createFollower(['kenya'])
    const like = eq(alertPreferences.userId, account.id)
    await db.update(alertPreferences).set({ unsubscribeSealed: 'sealed by nobody' }).where(like)
    await publishRule()
    const [mail] = await mailsTo(account)
    const path = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').pathname
    const browser = await signedInAs(await createUser())
    await browser.send(path, {}, { as: 'json' })
    const preference = await db.select().from(alertPreferences).where(like).get()
    expect(preference?.frequency).toBe('never')
  })
})

test('an alert is of a document, and made in the batch of its publication', async () => {
  const { documentId, revisionId, slug } = await publishRule()
  expect(await alertOf(documentId)).toMatchObject({ about: documentId, revisionId, filledAt: null })
  expect(await getDocument('rule', slug)).toEqual({ id: documentId })
  expect(await db.$count(sendings)).toBe(1)
})
