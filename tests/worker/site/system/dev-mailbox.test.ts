import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { listedMails, local } from '#tests/support/mail/local-mailbox.ts'
import { present } from '#tests/support/present.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { createSubscriber } from '#tests/support/site/newsletter.ts'

const list = routes.devMailbox.href()
const headers = accepts.json
const keys = ['createdAt', 'from', 'html', 'id', 'replyTo', 'subject', 'text', 'to']

async function html(path: string): Promise<string> {
  const response = await newVisitor(local).visit(path, { headers: accepts.page })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  return response.text()
}

async function sendMessage(changes: Record<string, unknown> = {}) {
  const path = routes.sendContactForm.href()
  await newVisitor(local).send(path, contactMessage(changes), { as: 'json' })
}

async function newestHref() {
  const [newest] = await listedMails()
  return routes.devMail.href({ id: newest?.id ?? '' })
}

stoppedClock()

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run()
})

describe('the list of mails', () => {
  test('has every waiting mail, newest first, with exactly these keys', async () => {
    for (const firstName of ['First', 'Second', 'Third']) {
      await sendMessage({ firstName })
      later(1)
    }
    const mails = await listedMails()
    const names = mails.flatMap(({ subject }) => subject.match(/First|Second|Third/) ?? [])
    expect(names).toEqual(['Third', 'Second', 'First'])
    for (const mail of mails) {
      expect(Object.keys(mail).sort()).toEqual(['createdAt', 'id', 'subject', 'to'])
    }
    expect(mails[0]?.createdAt).toBe(new Date(Date.now() - 1000).toISOString())
    const page = await html(list)
    const places = ['Third', 'Second', 'First'].map((name) => page.indexOf(name))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const { id } of mails) expect(page).toContain(`href="${routes.devMail.href({ id })}"`)
  })

  test('says so when it is empty', async () => {
    expect(await listedMails()).toEqual([])
    expect(await html(list)).toContain('No mail yet.')
  })

  test('leaves out delivered mails, whose bodies are erased', async () => {
    await sendMessage()
    await env.DB.prepare('UPDATE outbox SET sealed = NULL, sent_at = 1').run()
    expect(await listedMails()).toEqual([])
  })
})

describe('a mail', () => {
  test('has exactly these keys', async () => {
    await sendMessage({ email: 'amina@example.com' })
    const response = await newVisitor(local).visit(await newestHref(), { headers })
    const mail = await response.json<Record<string, string>>()
    expect(Object.keys(mail).sort()).toEqual(keys)
    expect(mail).toMatchObject({
      replyTo: 'amina@example.com',
      subject: 'New contact message from Amina Otieno',
    })
    expect(mail.text).toContain('We would like to enter Kenya')
    expect(mail.html).toContain('<!doctype html>')
    expect(mail.from).toMatch(/.+ <.+@.+>/)
  })

  test('has the same keys with additional headers and without a Reply-To', async () => {
    await createSubscriber()
    const mails = await listedMails()
    const { id } = present(mails.find(({ subject }) => subject === 'You are subscribed'))
    const response = await newVisitor(local).visit(routes.devMail.href({ id }), { headers })
    const mail = await response.json<Record<string, unknown>>()
    expect(Object.keys(mail).sort()).toEqual(keys)
    expect(mail.replyTo).toBeNull()
  })

  test('has links that can be clicked, and its HTML part in a sandbox', async () => {
    await createSubscriber()
    const page = await html(await newestHref())
    expect(page).toMatch(/<a href="https?:\/\/[^"]+\/newsletter\/(confirm|unsubscribe)\/[^"]+"/)
    const [frame = ''] = page.match(/<iframe[^>]*>/) ?? []
    expect(frame).toContain('srcDoc="')
    const [, sandbox = ''] = frame.match(/sandbox="([^"]*)"/) ?? []
    expect(sandbox.split(' ').sort()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
  })

  test('escapes text from strangers', async () => {
    const evil = '</title></pre><script>alert(1)</script><img src=x onerror=alert(1)>'
    const link = 'https://elsewhere.example/"onmouseover="alert(1)'
    await sendMessage({ firstName: evil, message: `${evil} ${link} twice: ${link}` })
    const pages = [await html(list), await html(await newestHref())]
    for (const page of pages) {
      expect(page).not.toMatch(/<script|<img|"onmouseover/)
      expect(page).toContain('&lt;script&gt;alert(1)')
    }
  })

  test.each(['page', 'json', 'inertia'] as const)('that is unknown is 404, as %s', async (as) => {
    for (const id of ['unknown', crypto.randomUUID(), "'--"]) {
      const path = routes.devMail.href({ id })
      const response = await newVisitor(local).visit(path, { headers: accepts[as] })
      expect(response.status).toBe(404)
    }
  })
})

test('pages of the mailbox are never cached and run no scripts', async () => {
  await sendMessage()
  for (const path of [list, await newestHref()]) {
    const response = await newVisitor(local).visit(path, { headers: accepts.page })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'nonce-/)
    expect(policy).toContain("frame-ancestors 'none'")
  }
})
