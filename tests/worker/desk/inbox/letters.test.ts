import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, settings, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createThread, newestEntry } from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'

const replyDomain = { MAIL_REPLY_DOMAIN: 'reply.kilima.test' }
let people = 0

async function advisor(more: Record<string, unknown> = {}): Promise<Browser> {
  const account = await createUser({ role: 'advisor', name: 'Brian "B" Mwangi' })
  return signedInAs(account, more)
}

async function answer(browser: Browser, id: string, body = 'Dear Amina,\n\nyes.\n\n\nAsk <us>.') {
  const fields = { body, last: await newestEntry(id) }
  const path = routes.deskReplies.href({ id })
  const response = await browser.send(path, fields, { as: 'json' })
  expect(response.status).toBe(201)
}

const person = () => `reader-${people++}@example.com`

async function letterTo(email: string) {
  const [mail] = await mailbox(email)
  if (!mail) throw new Error(`Expected a letter to ${email}`)
  return mail
}

describe('a letter', () => {
  test('begins with the answer, is signed, and quotes what was written, the newest first', async () => {
    const email = person()
    const createdAt = new Date('2026-11-20T12:05:00Z')
    const id = await createThread({ email, createdAt, message: 'One\ntwo' })
    const browser = await advisor()
    await addEntry(id, { kind: 'note', body: 'Between us: the secret' })
    await answer(browser, id, 'Our first answer')
    await answer(browser, id)
    const mail = await letterTo(email)
    expect(mail.subject).toBe('Re: Your enquiry about Market Entry Strategy')
    expect(mail.text).toMatch(
      /^Dear Amina,\n\nyes\.\n\nAsk <us>\.\n\nBrian "B" Mwangi\nKilima Advisory\n\nOn \d+ \w+ \d{4} at \d\d:\d\d \(Nairobi\), Brian "B" Mwangi wrote:\n\n> Our first answer\n\nOn 20 November 2026 at 15:05 \(Nairobi\), Amina Otieno wrote:\n\n> One\n> two\n\n-- \nKilima Advisory\n/,
    )
    expect(mail.text).toMatch(/You are receiving this email because you wrote to us\.\n$/)
    expect(`${mail.text}${mail.html}`).not.toContain('Between us')
    expect(mail.html).not.toContain('<h1')
    expect(mail.html).toContain('<p style="margin:0 0 16px">Ask &lt;us&gt;.</p>')
    expect(mail.html).toContain('Brian &quot;B&quot; Mwangi<br>Kilima Advisory')
    expect(mail.html).toMatch(/<blockquote [^>]*>One<br>two<\/blockquote>/)
  })

  test('xss: what was written stays text in it', async () => {
    const email = person()
    const attack = '<img src=x onerror=alert(1)>'
    const id = await createThread({ email, name: attack, message: attack })
    await answer(await advisor(), id, attack)
    const { html, text } = await letterTo(email)
    expect(html).not.toContain('<img')
    expect(text).toContain(attack)
  })

  test('quotes no more than a person reads', async () => {
    const email = person()
    const id = await createThread({ email, message: 'The very first' })
    for (let at = 0; at < 12; at++) await addEntry(id, { body: `Message ${at}` })
    const browser = await advisor()
    await answer(browser, id)
    const { text } = await letterTo(email)
    expect(text).toContain('> Message 11')
    expect(text).toContain('> Message 2\n')
    expect(text).not.toContain('> Message 1\n')
    for (let at = 0; at < 3; at++) await addEntry(id, { body: 'x'.repeat(9000) })
    await answer(browser, id, 'Short')
    expect((await letterTo(email)).text.length).toBeLessThan(25_000)
  })

  test('is answered into the thread, or to the firm without a domain that takes mail', async () => {
    const [one, other] = [person(), person()]
    const [first, second] = [
      await createThread({ email: one }),
      await createThread({ email: other }),
    ]
    await answer(await advisor(replyDomain), first)
    await answer(await advisor(), second)
    const withDomain = { ...settings, mailReplyDomain: replyDomain.MAIL_REPLY_DOMAIN }
    expect((await letterTo(one)).replyTo).toBe(await replyAddressOf(withDomain, first))
    expect((await letterTo(one)).replyTo).toMatch(/^reply\+[0-9a-f]{56}@reply\.kilima\.test$/)
    expect((await letterTo(other)).replyTo).toBe(settings.mailTo)
  })

  test('hangs on the receipt of the message, and on every mail after it', async () => {
    const email = person()
    const opening = crypto.randomUUID()
    const id = await createThread({ email, mailId: opening })
    const browser = await advisor()
    await answer(browser, id)
    const first = await letterTo(email)
    const own = `<${opening}@kilima.test>`
    expect(first.headers).toEqual({ References: own })
    await addEntry(id, { messageId: '<their.mail+1@example.com>' })
    await answer(browser, id)
    expect((await letterTo(email)).headers).toEqual({
      References: `${own} <${first.id}@kilima.test> <their.mail+1@example.com>`,
      'In-Reply-To': '<their.mail+1@example.com>',
    })
  })

  test('hangs on nothing where the first message was mailed to nobody', async () => {
    const email = person()
    const id = await createThread({ email })
    await answer(await advisor(), id)
    expect((await letterTo(email)).headers).toEqual({})
  })

  test('names the first mail and the newest where all are too many for a line', async () => {
    const email = person()
    const opening = crypto.randomUUID()
    const id = await createThread({ email, mailId: opening })
    for (let at = 0; at < 50; at++)
      await addEntry(id, { messageId: `<${at}-${'x'.repeat(40)}@a.example>` })
    await answer(await advisor(), id)
    const { References = '' } = (await letterTo(email)).headers ?? {}
    expect(References.length).toBeLessThan(998 - 'References: '.length)
    const ids = References.split(' ')
    expect(ids[0]).toBe(`<${opening}@kilima.test>`)
    expect(ids.at(-1)).toMatch(/^<49-/)
    expect(ids.length).toBeGreaterThan(10)
  })

  test.each([
    '<a@b>\r\nBcc: victim@example.com',
    '<a@b> <c@d>',
    'no at sign',
    '<ä@example.com>',
    `<${'a'.repeat(400)}@example.com>`,
    '',
  ])('header-injection: takes no Message-ID like %j', async (messageId) => {
    const email = person()
    const id = await createThread({ email })
    await addEntry(id, { messageId })
    await answer(await advisor(), id)
    expect((await letterTo(email)).headers).toEqual({})
  })
})

describe('a letter that arrives', () => {
  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM outbox').run()
    await smtpPeer.behave('accept')
    await smtpPeer.clear()
  })

  test('is a personal one, with the headers of its thread', async () => {
    const email = person()
    const opening = crypto.randomUUID()
    const id = await createThread({ email, mailId: opening })
    await addEntry(id, { messageId: '<their@example.com>' })
    await answer(await advisor({ ...smtpPeer.settings(), ...replyDomain }), id)
    const [mail, ...others] = await smtpPeer.inbox()
    expect(others).toEqual([])
    expect(mail?.to).toEqual([email])
    const [head = ''] = (mail?.raw ?? '').split('\r\n\r\n')
    expect(head).toMatch(/^Subject: Re: Your enquiry about Market Entry Strategy\r?$/m)
    expect(head).toMatch(/^Reply-To: reply\+[0-9a-f]{56}@reply\.kilima\.test\r?$/m)
    expect(head).toMatch(/^In-Reply-To: <their@example\.com>\r?$/m)
    expect(head).toContain(`References: <${opening}@kilima.test> <their@example.com>\r\n`)
    expect(head).not.toMatch(/^Auto-Submitted:/im)
  })

  test('is no notice: those say that a program wrote them', async () => {
    const browser = newVisitor({ ...smtpPeer.settings(), ...replyDomain })
    const email = person()
    const fields = contactMessage({ email })
    await browser.send(routes.sendContactForm.href(), fields, { as: 'json' })
    const receipt = (await smtpPeer.inbox()).find(({ to }) => to.includes(email))
    expect(receipt?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(receipt?.raw).toMatch(/^Reply-To: reply\+[0-9a-f]{56}@reply\.kilima\.test\r?$/m)
    const [, opening] = receipt?.raw.match(/^Message-ID: (<.*>)\r?$/m) ?? []
    const id =
      (await env.DB.prepare('SELECT id FROM threads WHERE email = ?')
        .bind(email)
        .first<string>('id')) ?? ''
    await answer(await advisor(smtpPeer.settings()), id)
    const letter = (await smtpPeer.inbox()).at(-1)
    expect(letter?.raw).toContain(`References: ${opening}\r\n`)
  })
})
