import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { inboxLimits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import {
  createThread,
  inboxPage,
  newestEntry,
  rowsOfThread,
  threadPage,
} from '#tests/support/desk/inbox.ts'
import { addEntry } from '#tests/support/desk/threads.ts'
import { incompressible } from '#tests/support/incompressible.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { createdId, errorsOf, follow, pageOf } from '#tests/support/replies.ts'
import { indexThreads } from '#worker/desk/inbox/index-threads.ts'

stoppedClock()

let browser: Browser
let id = ''

beforeEach(async () => {
  browser = await signedInAs(await createUser({ role: 'advisor' }))
  id = await createThread({ status: 'done' })
})

async function send(body = 'An answer') {
  const fields = { body, last: await newestEntry(id) }
  return createdId(await browser.send(routes.deskReplies.href({ id }), fields, { as: 'json' }))
}

const undoPath = (reply: string) => routes.undoReply.href({ id, reply })
const undo = (reply: string, by = browser) => by.send(undoPath(reply), {}, { as: 'json' })
const gone = { reply: [messages.desk.replyGone] }

describe('a reply that is taken back', () => {
  test('is offered for that beside every list, to its writer', async () => {
    const reply = await send()
    const until = new Date(Date.now() + inboxLimits.undoSeconds * 1000).toISOString()
    const undo = { id: reply, thread: id, to: 'Amina Otieno', until }
    expect((await inboxPage(browser, '?status=done')).undo).toEqual(undo)
    expect((await threadPage(browser, await createThread())).inbox.undo).toEqual(undo)
  })

  test('leaves the thread as it was, and sends nothing', async () => {
    const before = (await threadPage(browser, id)).thread
    later(60)
    const reply = await send('Pangolins')
    expect((await undo(reply)).status).toBe(204)
    const { thread, entries } = await threadPage(browser, id)
    expect(thread).toEqual(before)
    expect(entries).toHaveLength(1)
    expect(await rowsOfThread('outbox', id, 'about')).toEqual([])
    await indexThreads(db)
    expect((await inboxPage(browser, '?q=pangolins')).threads).toEqual([])
    expect((await inboxPage(browser, '?q=otieno')).threads.map((one) => one.id)).toContain(id)
  })

  test('comes back into the form', async () => {
    const response = await browser.send(undoPath(await send('Once more')), {})
    const { props } = await follow(browser, response)
    expect(props).toMatchObject({
      oldInput: { reply: 'Once more' },
      status: messages.desk.replyUndone,
    })
  })

  test('comes back into the form without a script, also if it is too long for a cookie', async () => {
    const body = incompressible(lengths.letterMax)
    const response = await browser.send(undoPath(await send(body)), {})
    expect(response.status).toBe(200)
    const page = await pageOf(response)
    expect(page.url).toBe(routes.deskThread.href({ id }))
    expect(page.props).toMatchObject({ oldInput: { reply: body } })
  })

  test('leaves the status that a later message has set', async () => {
    const reply = await send()
    later(5)
    await addEntry(id)
    await env.DB.prepare("UPDATE threads SET status = 'open' WHERE id = ?").bind(id).run()
    await undo(reply)
    expect((await threadPage(browser, id)).thread.status).toBe('open')
  })
})

test('a reply leaves as soon as its time is over, without the cron', async () => {
  await smtpPeer.behave('accept')
  browser = await signedInAs(await createUser({ role: 'advisor' }), smtpPeer.settings())
  vi.mocked(scheduler.wait).mockImplementationOnce(async (ms) => later(ms / 1000))
  const reply = await send()
  const { entries } = await threadPage(browser, id)
  expect(entries.at(-1)).toMatchObject({ id: reply, delivery: 'sent' })
})

describe('a reply cannot be taken back', () => {
  test('once its time is over', async () => {
    const reply = await send()
    later(inboxLimits.undoSeconds)
    expect(await errorsOf(await undo(reply))).toEqual(gone)
    const { entries } = await threadPage(browser, id)
    expect(entries.at(-1)).toMatchObject({ id: reply, delivery: 'waiting' })
    expect((await inboxPage(browser)).undo).toBeNull()
  })

  test('while a Worker may be sending it', async () => {
    const reply = await send()
    await env.DB.prepare('UPDATE outbox SET leased_until = 4e12 WHERE about = ?').bind(id).run()
    expect(await errorsOf(await undo(reply))).toEqual(gone)
  })

  test('by a colleague, to whom it is not offered', async () => {
    const reply = await send()
    const colleague = await signedInAs(await createUser({ role: 'owner' }))
    expect((await inboxPage(colleague)).undo).toBeNull()
    expect(await errorsOf(await undo(reply, colleague))).toEqual(gone)
  })

  test('twice, or if it is none', async () => {
    const reply = await send()
    expect((await undo(reply)).status).toBe(204)
    expect(await errorsOf(await undo(reply))).toEqual(gone)
    expect(await errorsOf(await undo(await newestEntry(id)))).toEqual(gone)
  })

  test('by one of two requests at the same time', async () => {
    const reply = await send()
    const statuses = (await Promise.all([undo(reply), undo(reply)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 422])
  })
})
