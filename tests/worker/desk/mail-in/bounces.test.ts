import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { hourlyCap, suppression } from '#shared/constants.ts'
import { mailIn } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { runCronBySmtp } from '#tests/support/cron.ts'
import { handIn, mailSettings } from '#tests/support/desk/incoming-mail.ts'
import {
  newsletterPage,
  receivers,
  startNewsletter,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { counters, outbox } from '#worker/db/schema.ts'
import { settingsOf } from '#worker/env.ts'
import { bounceAddressOf } from '#worker/mail/bounce-address.ts'
import { composeMail } from '#worker/mail/compose.ts'
import { outboxRow } from '#worker/mail/outbox.ts'

const withReplies = { MAIL_REPLY_DOMAIN: mailSettings.MAIL_REPLY_DOMAIN }
const list = routes.deskSuppressions.href()

stoppedClock()

beforeEach(async () => {
  await withoutSendings()
  await env.DB.prepare('DELETE FROM mail_suppressions').run()
  await db.delete(counters)
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
})

interface Report {
  recipient: string
  status?: string
  action?: string
  /** The Message-ID and the recipient of the mail that came back. */
  messageId?: string
  to?: string
}

/** Returns a report as mail systems send it (RFC 3464). */
function report({ recipient, status = '5.1.1', action = 'failed', messageId, to }: Report): string {
  const returned = [messageId && `Message-ID: ${messageId}`, `To: ${to ?? recipient}`]
  return [
    'From: MAILER-DAEMON@mail.example.com',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.com',
    'Arrival-Date: Mon, 23 Nov 2026 08:00:00 +0000',
    '',
    `Final-Recipient: rfc822;`,
    ` ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such user',
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    ...returned.filter(Boolean),
    'Subject: Newsletter',
    '',
    '--part--',
    '',
  ].join('\r\n')
}

const bounce = (to: string, fields: Report) => handIn(report(fields), { to, from: '' })

async function bounceAddressFor(email: string): Promise<string> {
  return (await bounceAddressOf(settingsOf(mailSettings), { to: email })) ?? ''
}

async function suppressedAddresses(): Promise<string[]> {
  const { browser } = await signInAtDesk('editor')
  const { suppressions } = await browser.props('desk/suppressions', list)
  return suppressions.map(({ email, reason, code }) => `${email} ${reason} ${code}`)
}

/** Queues an email about an account. */
async function queueMail(to: string, subject: string): Promise<void> {
  const parts = { blocks: [{ paragraph: 'A text.' }], reason: 'it is a test' }
  const mail = composeMail(settings, { to, subject, ...parts })
  const row = await outboxRow({ settings, mails: { written: false } }, mail)
  await db.insert(outbox).values({ ...row, attempts: 0 })
}

describe('a newsletter', () => {
  test('that comes back suppresses its address until an editor lifts it', async () => {
    const [gone = '', present = ''] = await subscribeMany(2, 'bounce')
    const { documentId } = await startNewsletter()
    await runCronBySmtp(withReplies)
    const mail = (await smtpPeer.inbox()).find(({ to }) => to.includes(gone))
    expect(mail?.from).toMatch(/^bounce\+[0-9a-f]{32}@reply\.kilima\.test$/)
    expect(mail?.raw).toMatch(/^From: .*hello@kilima\.example/m)
    const messageId = /^Message-ID: (\S+)/im.exec(mail?.raw ?? '')?.[1] ?? ''
    expect(await bounce(mail?.from ?? '', { recipient: gone, messageId })).toBeNull()

    const { account, browser } = await signInAtDesk('editor')
    const { suppressions } = await browser.props('desk/suppressions', list)
    expect(suppressions).toMatchObject([{ email: gone, reason: 'bounced', code: '5.1.1' }])
    const { sending } = await newsletterPage(browser, documentId)
    expect(sending).toMatchObject({ sent: 2, bounced: 1, failed: 0 })

    await smtpPeer.clear()
    const next = await startNewsletter()
    await runCronBySmtp(withReplies)
    expect(await receivers()).toEqual([present])
    expect((await newsletterPage(browser, next.documentId)).sending).toMatchObject({
      sent: 1,
      failed: 1,
      suppressed: 1,
    })

    const id = suppressions[0]?.id ?? ''
    const path = routes.deskSuppression.href({ id })
    expect((await browser.send(path, {}, { method: 'DELETE', as: 'json' })).status).toBe(204)
    expect(await loggedActions(account)).toContain(`suppression.lifted ${id}`)
    await smtpPeer.clear()
    await startNewsletter()
    await runCronBySmtp(withReplies)
    expect((await receivers()).toSorted()).toEqual([gone, present])
  })

  test('whose address the mail server refuses suppresses it too', async () => {
    const [refused = '', other = ''] = [
      ...(await subscribeMany(1, 'refused-here')),
      ...(await subscribeMany(1, 'taken')),
    ]
    await startNewsletter()
    await runCronBySmtp(withReplies)
    expect(await receivers()).toEqual([other])
    expect(await suppressedAddresses()).toEqual([`${refused} refused 550`])
  })
})

const victim = 'victim@example.com'

describe('a report', () => {
  test.each<[string, (own: string) => Report]>([
    ['about an address that the mail did not go to', () => ({ recipient: victim })],
    ['of a delay', (own) => ({ recipient: own, action: 'delayed', status: '4.4.1' })],
    ['of a temporary failure', (own) => ({ recipient: own, status: '4.2.2' })],
    ['of a delivery', (own) => ({ recipient: own, action: 'delivered', status: '2.0.0' })],
    ['that hides the other address in the header', () => ({ recipient: victim, to: victim })],
  ])('%s suppresses nobody', async (_, fields) => {
    const own = 'own@example.com'
    await bounce(await bounceAddressFor(own), fields(own))
    expect(await suppressedAddresses()).toEqual([])
  })

  test('to an invented address is refused or ignored, and one without a report refused', async () => {
    const address = `bounce+${'0'.repeat(32)}@reply.kilima.test`
    await bounce(address, { recipient: victim })
    expect(await handIn('Subject: Hi\r\n\r\nText', { to: address })).toContain('takes no mail')
    expect(await suppressedAddresses()).toEqual([])
  })

  test('with an endless address is ignored, for no more than usual work', async () => {
    const to = `a${' '.repeat(500_000)}b`
    const invented = await bounceAddressFor('nobody@example.com')
    expect(await bounce(invented, { recipient: 'other@example.com', to })).toBeNull()
  })

  test('of a server behind the address counts for the address that we know', async () => {
    const own = 'forwarded@example.com'
    const address = (await bounceAddressFor(own)).toUpperCase()
    await bounce(address, { recipient: 'inner@elsewhere.example', to: `<${own}>` })
    expect(await suppressedAddresses()).toEqual([`${own} bounced 5.1.1`])
  })

  test('about the firm’s own address changes nothing', async () => {
    expect(await bounceAddressFor(settings.mailTo)).toBe('')
  })
})

describe('reports are limited like other mails', () => {
  const full = messages.mailIn.full
  const delay = { action: 'delayed', status: '4.4.1' }

  test('to one address; those to another one still count', async () => {
    const [flooded, own] = ['flooded@example.com', 'own@example.com']
    const address = await bounceAddressFor(flooded)
    for (let count = 0; count < mailIn.perBounceAddress.hits; count++) {
      expect(await bounce(address, { recipient: flooded, ...delay })).toBeNull()
    }
    expect(await bounce(address.toUpperCase(), { recipient: flooded })).toBe(full)
    expect(await bounce(await bounceAddressFor(own), { recipient: own })).toBeNull()
    expect(await suppressedAddresses()).toEqual([`${own} bounced 5.1.1`])
    later(mailIn.perBounceAddress.seconds)
    expect(await bounce(address, { recipient: flooded })).toBeNull()
  })

  test('to all addresses, so that invented ones write no more rows', async () => {
    const invented = (number: number) =>
      `bounce+${String(number).padStart(32, '0')}@reply.kilima.test`
    expect(await bounce(invented(1), { recipient: victim, ...delay })).toBeNull()
    await db.update(counters).set({ count: hourlyCap.hits })
    const rows = await db.$count(counters)
    expect(await bounce(invented(2), { recipient: victim, ...delay })).toBe(full)
    expect(await db.$count(counters)).toBe(rows)
    later(hourlyCap.seconds)
    expect(await bounce(invented(2), { recipient: victim, ...delay })).toBeNull()
  })
})

test('emails about an account are tried once a day, and the settings say why no others come', async () => {
  const account = await createUser()
  const { email } = account
  await bounce(await bounceAddressFor(email), { recipient: email })
  const browser = await signedInAs(account)
  const { suppressed } = await browser.props('settings/alerts', routes.alerts.href())
  expect(suppressed).toEqual({ email, since: new Date().toISOString() })
  for (const subject of ['First', 'Second']) {
    await queueMail(email, subject)
    await runCronBySmtp(withReplies)
  }
  expect(await receivers()).toEqual([email])
  const failures = await db.select({ failure: outbox.failure }).from(outbox)
  expect(failures.map(({ failure }) => failure)).toContain('suppressed')
  later(suppression.retrySeconds)
  await queueMail(email, 'Third')
  await runCronBySmtp(withReplies)
  expect(await receivers()).toEqual([email, email])
})
