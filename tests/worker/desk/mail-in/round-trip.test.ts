import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, settings, signedInAs } from '#tests/support/account/accounts.ts'
import { newestEntry, threadPage } from '#tests/support/desk/inbox.ts'
import { handIn, mailSettings, rawMail } from '#tests/support/desk/incoming-mail.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

/** Sends a contact message; returns the id of its thread from the firm's email. */
async function writeToFirm(email: string): Promise<string> {
  const visitor = newVisitor(mailSettings)
  await visitor.send(routes.sendContactForm.href(), contactMessage({ email }), { as: 'json' })
  const [mail] = await mailbox(settings.mailTo)
  return mail?.text.match(/\/desk\/inbox\/([\da-f-]{36})/)?.[1] ?? ''
}

test('from the contact form to the desk, to the mailbox of the person, and back', async () => {
  const email = 'round-trip@example.com'
  const id = await writeToFirm(email)
  const staff = await createUser({ role: 'advisor', name: 'Wanjiru Njeri' })
  const desk = await signedInAs(staff, mailSettings)
  const reply = { body: 'Shall we talk on Friday?', last: await newestEntry(id) }
  const answered = await desk.send(routes.deskReplies.href({ id }), reply, { as: 'json' })
  expect(answered.status).toBe(201)
  expect((await threadPage(desk, id)).thread.status).toBe('waiting')

  const [letter] = await mailbox(email)
  expect(letter?.subject).toMatch(/^Re: /)
  const quoted = letter?.text.replace(/^/gm, '> ')
  const text = `On Friday at ten.\n\nOn Mon, 23 Nov 2026 at 08:00, Kilima wrote:\n${quoted}`
  const headers = { From: `Amina <${email}>`, 'Message-ID': '<from-amina@example.com>' }
  const to = letter?.replyTo ?? ''
  expect(await handIn(rawMail(headers, text), { to, from: email })).toBe(null)

  const { thread, entries, held } = await threadPage(desk, id)
  expect(thread.status).toBe('open')
  expect(held).toEqual([])
  expect(entries.at(-1)).toMatchObject({
    kind: 'message',
    author: 'Amina Otieno',
    body: 'On Friday at ten.',
  })

  const next = { body: 'Ten it is.', last: await newestEntry(id) }
  await desk.send(routes.deskReplies.href({ id }), next, { as: 'json' })
  const [second] = await mailbox(email)
  expect(second?.headers?.['In-Reply-To']).toBe('<from-amina@example.com>')
  expect(second?.replyTo).toBe(letter?.replyTo)
})

test('a reply to the receipt reaches the thread too', async () => {
  const email = 'receipt@example.com'
  const id = await writeToFirm(email)
  const [receipt] = await mailbox(email)
  const to = receipt?.replyTo ?? ''
  expect(to).toContain(`@${mailSettings.MAIL_REPLY_DOMAIN}`)
  const raw = rawMail({ From: email }, 'One more thing.')
  expect(await handIn(raw, { to, from: email })).toBe(null)
  const desk = await signedInAs(await createUser({ role: 'advisor' }), mailSettings)
  const { entries } = await threadPage(desk, id)
  expect(entries.map(({ body }) => body)).toContain('One more thing.')
})
