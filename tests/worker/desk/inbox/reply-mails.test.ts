import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, settings, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { createThread, newestEntry, threadPage } from '#tests/support/desk/inbox.ts'
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

/** Answers, and opens the page again once the reply can no longer be taken back. */
async function answerAndWait(browser: Browser, id: string) {
  await answer(browser, id)
  await env.DB.prepare('UPDATE outbox SET next_attempt_at = 0 WHERE about = ?').bind(id).run()
  await threadPage(browser, id)
}

const person = () => `reader-${people++}@example.com`

async function replyMailTo(email: string) {
  const [mail] = await mailbox(email)
  if (!mail) throw new Error(`Expected a letter to ${email}`)
  return mail
}

describe('the email of a reply', () => {
  test('begins with the reply, is signed, and quotes the correspondence, newest first', async () => {
    const email = person()
    const createdAt = new Date('2026-11-20T12:05:00Z')
    const id = await createThread({ email, createdAt, message: 'One\ntwo' })
    const browser = await advisor()
    await addEntry(id, { kind: 'note', body: 'Between us: the secret' })
    await answer(browser, id, 'Our first answer')
    await answer(browser, id)
    const mail = await replyMailTo(email)
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

  test('names the service in the language of the person', async () => {
    const email = person()
    const id = await createThread({ email, locale: 'fr' })
    await answer(await advisor(), id)
    const { subject } = await replyMailTo(email)
    expect(subject).toContain('Stratégie d’entrée sur le marché')
  })

  test('xss: its text stays text', async () => {
    const email = person()
    const attack = '<img src=x onerror=alert(1)>'
    const id = await createThread({ email, name: attack, message: attack })
    await answer(await advisor(), id, attack)
    const { html, text } = await replyMailTo(email)
    expect(html).not.toContain('<img')
    expect(text).toContain(attack)
  })

  test('limits its quotes', async () => {
    const email = person()
    const id = await createThread({ email, message: 'The very first' })
    for (let index = 0; index < 12; index++) await addEntry(id, { body: `Message ${index}` })
    const browser = await advisor()
    await answer(browser, id)
    const { text } = await replyMailTo(email)
    expect(text).toContain('> Message 11')
    expect(text).toContain('> Message 2\n')
    expect(text).not.toContain('> Message 1\n')
    for (let index = 0; index < 3; index++) await addEntry(id, { body: 'x'.repeat(9000) })
    await answer(browser, id, 'Short')
    expect((await replyMailTo(email)).text.length).toBeLessThan(25_000)
  })

  test('has the reply address of the thread, or the firm’s without a mail domain', async () => {
    const [writer, other] = [person(), person()]
    const [first, second] = [
      await createThread({ email: writer }),
      await createThread({ email: other }),
    ]
    await answer(await advisor(replyDomain), first)
    await answer(await advisor(), second)
    const withDomain = { ...settings, mailReplyDomain: replyDomain.MAIL_REPLY_DOMAIN }
    expect((await replyMailTo(writer)).replyTo).toBe(await replyAddressOf(withDomain, first))
    expect((await replyMailTo(writer)).replyTo).toMatch(/^reply\+[0-9a-f]{56}@reply\.kilima\.test$/)
    expect((await replyMailTo(other)).replyTo).toBe(settings.mailTo)
  })

  test('references the receipt of the message and every later email', async () => {
    const email = person()
    const opening = crypto.randomUUID()
    const id = await createThread({ email, mailId: opening })
    const browser = await advisor()
    await answer(browser, id)
    const first = await replyMailTo(email)
    const ownMessageId = `<${opening}@kilima.test>`
    expect(first.headers).toEqual({ References: ownMessageId })
    await addEntry(id, { messageId: '<their.mail+1@example.com>' })
    await answer(browser, id)
    expect((await replyMailTo(email)).headers).toEqual({
      References: `${ownMessageId} <${first.id}@kilima.test> <their.mail+1@example.com>`,
      'In-Reply-To': '<their.mail+1@example.com>',
    })
  })

  test('references nothing if no email confirmed the first message', async () => {
    const email = person()
    const id = await createThread({ email })
    await answer(await advisor(), id)
    expect((await replyMailTo(email)).headers).toEqual({})
  })

  test('references the first and the newest emails if all do not fit on a line', async () => {
    const email = person()
    const opening = crypto.randomUUID()
    const id = await createThread({ email, mailId: opening })
    for (let index = 0; index < 50; index++)
      await addEntry(id, { messageId: `<${index}-${'x'.repeat(40)}@a.example>` })
    await answer(await advisor(), id)
    const { References = '' } = (await replyMailTo(email)).headers ?? {}
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
    expect((await replyMailTo(email)).headers).toEqual({})
  })
})

describe('the delivered email of a reply', () => {
  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM outbox').run()
    await smtpPeer.behave('accept')
    await smtpPeer.clear()
  })

  test('is personal, with the headers of its thread', async () => {
    const email = person()
    const opening = crypto.randomUUID()
    const id = await createThread({ email, mailId: opening })
    await addEntry(id, { messageId: '<their@example.com>' })
    await answerAndWait(await advisor({ ...smtpPeer.settings(), ...replyDomain }), id)
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

  test('lacks the headers of automatic emails', async () => {
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
    await answerAndWait(await advisor(smtpPeer.settings()), id)
    const letter = (await smtpPeer.inbox()).at(-1)
    expect(letter?.raw).toContain(`References: ${opening}\r\n`)
  })
})
