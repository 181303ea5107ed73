import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import {
  confirmPathOf,
  newAddress,
  newsletterSubjects,
  subscribe,
} from '#tests/support/site/newsletter.ts'

/** Returns the unfolded headers of a delivered mail by name. */
function headersOf(raw = ''): Map<string, string> {
  const [head = ''] = raw.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

async function delivered(subject: string) {
  const mails = (await smtpPeer.inbox()).map((mail) => ({ ...mail, headers: headersOf(mail.raw) }))
  return mails.filter(({ headers }) => headers.get('subject') === subject)
}

beforeEach(async () => {
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
  await env.DB.prepare('DELETE FROM outbox').run()
})

test('the mail to a subscriber is delivered with a working one-click link', async () => {
  const email = newAddress()
  await subscribe(email)
  const path = await confirmPathOf(email)
  const browser = newVisitor(smtpPeer.settings())
  expect((await browser.send(path, {}, { as: 'json' })).status).toBe(200)

  const [mail, ...others] = await delivered(newsletterSubjects.subscribed)
  expect(others).toEqual([])
  expect(mail?.to).toEqual([email])
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, link = ''] = mail?.headers.get('list-unsubscribe')?.match(/^<(https:[^>]+)>$/) ?? []
  expect(new URL(link).origin).toBe(browser.origin)

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const response = await newVisitor().visit(link, {
    method: 'POST',
    body: body.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(200)
  const query = env.DB.prepare('SELECT count(*) AS n FROM newsletter_subscribers WHERE email = ?')
  expect(await query.bind(email).first('n')).toBe(0)
})

test('the confirmation mail has no unsubscribe headers', async () => {
  const email = newAddress()
  await subscribe(email, { browser: newVisitor(smtpPeer.settings()) })
  const mails = await delivered(newsletterSubjects.confirm)
  const actor = mails.filter(({ to }) => to.includes(email))
  expect(actor).toHaveLength(1)
  expect([...(actor[0]?.headers.keys() ?? [])].join()).not.toContain('list-unsubscribe')
})
