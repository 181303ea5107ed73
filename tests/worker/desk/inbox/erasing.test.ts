import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { createThread, inboxPage, newestEntry, rowsOfThread } from '#tests/support/desk/inbox.ts'
import { waitingMails } from '#tests/support/mail/mailbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'

/** Returns the whole database as one text, with decrypted emails. */
async function databaseText(): Promise<string> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'",
  ).all<{ name: string }>()
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results),
  )
  return JSON.stringify([rows, await waitingMails()]).toLowerCase()
}

const owner = async () => signedInAs(await createUser({ role: 'owner' }), { confirmed: true })

describe('erasing a thread', () => {
  test('leaves no trace of person and texts in any table but one log row', async () => {
    const email = 'nobodyelse@forgetful.example'
    const fields = contactMessage({
      email,
      firstName: 'Xylographa',
      lastName: 'Qwertzuiop',
      company: 'Forgetful Holdings',
      message: 'An unmistakable zymurgy of words.',
    })
    await newVisitor().send(routes.sendContactForm.href(), fields, { as: 'json' })
    const id =
      (await env.DB.prepare('SELECT id FROM threads WHERE email = ?')
        .bind(email)
        .first<string>('id')) ?? ''
    const browser = await owner()
    const last = await newestEntry(id)
    await browser.send(
      routes.deskReplies.href({ id }),
      { body: 'Zugzwang, dear', last },
      { as: 'json' },
    )
    await browser.send(
      routes.deskNotes.href({ id }),
      { body: 'Verschlimmbesserung' },
      { as: 'json' },
    )
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO held_mails VALUES ('h9', ?, 'Xylographa', 'zymurgy', 'm9', 5)",
      ).bind(id),
      env.DB.prepare(
        "INSERT INTO bookings (id, token_hash, thread_id, starts_at, minutes, topic, created_at) VALUES ('b9', 'h9', ?, 9, 30, 'zymurgy', 1)",
      ).bind(id),
      env.DB.prepare("INSERT INTO booking_cells VALUES (9, 1, 'b9')"),
    ])
    const traces = ['xylographa', 'qwertzuiop', 'forgetful', 'zymurgy', 'zugzwang', 'verschlimm']
    const before = await databaseText()
    for (const trace of traces) expect(before, trace).toContain(trace)

    const path = routes.deskThread.href({ id })
    expect((await browser.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    const after = await databaseText()
    for (const trace of traces) expect(after, trace).not.toContain(trace)
    const log = await rowsOfThread('desk_log', id, 'target')
    expect(log.map(({ action }) => action)).toEqual([
      'thread.answered',
      'thread.noted',
      'thread.erased',
    ])
    for (const table of ['bookings', 'booking_cells', 'held_mails']) {
      expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'), table).toBe(0)
    }
  })

  test('keeps the threads of others and their emails', async () => {
    const [erasedId, otherId] = [await createThread(), await createThread()]
    const browser = await owner()
    const last = await newestEntry(otherId)
    await browser.send(
      routes.deskReplies.href({ id: otherId }),
      { body: 'Yes', last },
      { as: 'json' },
    )
    await browser.send(
      routes.deskThread.href({ id: erasedId }),
      {},
      { as: 'json', method: 'DELETE' },
    )
    expect(await rowsOfThread('thread_entries', otherId)).toHaveLength(2)
    expect(await rowsOfThread('outbox', otherId, 'about')).toHaveLength(1)
  })

  test('redirects to the inbox with a status', async () => {
    const browser = await owner()
    const id = await createThread()
    const path = routes.deskThread.href({ id })
    const headers = { Referer: browser.origin + path }
    const response = await browser.send(`${path}?_method=DELETE`, {}, { headers })
    expect(expectRedirect(response, browser)).toBe(routes.deskInbox.href())
    expect((await inboxPage(browser)).status).toBe(messages.desk.erased)
  })

  test('many times at once is done and logged once', async () => {
    const browser = await owner()
    const id = await createThread()
    await browser.page('/')
    const path = routes.deskThread.href({ id })
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => browser.send(path, {}, { as: 'json', method: 'DELETE' })),
    )
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([204, ...Array(7).fill(404)])
    expect(await rowsOfThread('desk_log', id, 'target')).toHaveLength(1)
  })
})
