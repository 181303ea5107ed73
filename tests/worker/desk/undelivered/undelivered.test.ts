import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { deskPageSize } from '#shared/desk/constants.ts'
import { deskActions } from '#shared/desk/staff/desk-actions.ts'
import { reasonText } from '#shared/desk/staff/undelivered.ts'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { db, settings } from '#tests/support/account/accounts.ts'
import { type Browser, pageObjectOf } from '#tests/support/browser.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { watchedDatabase } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { atDesk, loggedOf, logPage } from '#tests/support/desk/people.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { outbox } from '#worker/db/schema.ts'
import { composeMail } from '#worker/mail/compose.ts'
import { outboxRow } from '#worker/mail/outbox.ts'

const list = routes.deskMails.href()
const retriesOf = (id: string) => routes.mailRetries.href({ id })
const body = 'What only its reader may know.'

async function undelivered(browser: Browser, query = '') {
  return (await browser.page<Pages['desk/mails']>(list + query)).props
}

let given = 0

/** A mail that was given up now. */
async function giveUp(changes: Partial<typeof outbox.$inferInsert> = {}, to = '') {
  given += 1
  const subject = `Subject ${given}`
  const recipient = to || `person-${given}@example.com`
  const parts = { blocks: [{ paragraph: body }], reason: 'it is a test' }
  const mail = composeMail(settings, { to: recipient, subject, ...parts })
  const row = await outboxRow({ settings, mails: { written: false } }, mail)
  const dead = { attempts: 12, deferredAtMs: 5, deadAt: new Date(), failure: '451' }
  await db.insert(outbox).values({ ...row, ...dead, ...changes })
  return { id: row.id, to: recipient, subject }
}

const receivers = async () => (await smtpPeer.inbox()).flatMap(({ to }) => to)

stoppedClock()

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run()
  await smtpPeer.behave('accept')
  await smtpPeer.clear()
})

describe('GET /desk/mails', () => {
  test('lists what was given up, the newest first, and never a text', async () => {
    const { browser } = await atDesk('owner')
    const first = await giveUp({ failure: '550' })
    later(60)
    const second = await giveUp()
    await giveUp({ deadAt: null })
    await giveUp({ deadAt: null, sentAt: new Date(), sealed: null })
    await giveUp({ sealed: null })
    const { mails, page, pages } = await undelivered(browser)
    expect([page, pages]).toEqual([1, 1])
    expect(mails).toEqual([
      { ...second, at: new Date().toISOString(), reason: '451' },
      { ...first, at: new Date(Date.now() - 60_000).toISOString(), reason: '550' },
    ])
    const html = await (await browser.visit(list)).text()
    expect(html).toContain(second.subject)
    expect(html).toContain(reasonText('550'))
    expect(html).not.toContain(body)
  })

  test('says so when there is none', async () => {
    const { browser } = await atDesk('owner')
    const html = await (await browser.visit(list)).text()
    expect(html).toContain('Every email was delivered or is on its way.')
    expect((await undelivered(browser)).mails).toEqual([])
  })

  test('has a page of them at a time, each once, though all are of one moment', async () => {
    const { browser } = await atDesk('owner')
    const ids: string[] = []
    for (let at = 0; at < deskPageSize + 2; at++) ids.push((await giveUp()).id)
    const first = await undelivered(browser)
    const last = await undelivered(browser, '?page=9')
    expect([first.page, last.page, last.pages]).toEqual([1, 2, 2])
    expect(first.mails).toHaveLength(deskPageSize)
    const listed = [...first.mails, ...last.mails].map(({ id }) => id)
    expect(listed.toSorted()).toEqual(ids.toSorted())
  })

  test('lists one that no key opens, without address and subject', async () => {
    const { browser } = await atDesk('owner')
    const { id } = await giveUp({ sealed: 'of another key', failure: 'sealed by an unknown key' })
    const { mails } = await undelivered(browser)
    expect(mails).toMatchObject([{ id, to: null, subject: null }])
  })

  test('finds them by an index', async () => {
    const queries = new Set<string>()
    const DB = watchedDatabase((query) => {
      queries.add(query)
      return query
    })
    const { browser } = await atDesk('owner', { DB })
    const { id } = await giveUp()
    await undelivered(browser)
    await browser.send(retriesOf(id), {}, { as: 'json' })
    const own = [...queries].filter((query) => query.includes('"outbox"'))
    expect(own.length).toBeGreaterThanOrEqual(4)
    for (const query of own) expect(await slowSteps(query), query).toEqual([])
  })
})

describe('POST /desk/mails/:id/retries', () => {
  test('sends the mail at once, and the log says who did it', async () => {
    const { browser, account } = await atDesk('owner', smtpPeer.settings())
    const { id, to } = await giveUp()
    const response = await browser.send(retriesOf(id), {}, { as: 'json' })
    expect(response.status).toBe(204)
    expect(await receivers()).toEqual([to])
    expect((await undelivered(browser)).mails).toEqual([])
    expect(await loggedOf(account)).toEqual([`mail.retried ${id}`])
    const [entry] = (await logPage(browser)).entries
    expect(entry).toMatchObject({ action: deskActions['mail.retried'] })
    expect(JSON.stringify(entry)).not.toContain(to)
  })

  test.each(['page', 'inertia'] as const)('goes back to the list and says so: %s', async (as) => {
    const { browser } = await atDesk('owner')
    const { id } = await giveUp()
    const headers = { Referer: `${browser.origin}${list}?page=2` }
    const sent = await browser.send(retriesOf(id), {}, { as, headers })
    expect(expectRedirect(sent, browser)).toBe(`${list}?page=2`)
    const { props } = pageObjectOf(await (await browser.visit(list)).text())
    expect(props.status).toBe(messages.desk.sendingAgain)
  })

  test('sends it once, however often it is pressed at once', async () => {
    const { browser, account } = await atDesk('owner', smtpPeer.settings())
    const { id, to } = await giveUp()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => browser.send(retriesOf(id), {}, { as: 'json' })),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([204, ...Array.from({ length: 7 }, () => 404)])
    expect(await receivers()).toEqual([to])
    expect(await loggedOf(account)).toHaveLength(1)
  })

  test('has it begin anew: it has all of its time and tries again', async () => {
    const { browser } = await atDesk('owner', smtpPeer.settings())
    const { id } = await giveUp()
    await smtpPeer.behave('greylist')
    await browser.send(retriesOf(id), {}, { as: 'json' })
    const row = await env.DB.prepare('SELECT * FROM outbox WHERE id = ?').bind(id).first()
    expect(row).toMatchObject({ attempts: 1, dead_at: null, sent_at: null, failure: '451' })
    expect(row?.deferred_at_ms).not.toBe(5)
  })

  test.each([
    ['unknown', null],
    ['waiting', { deadAt: null }],
    ['sent', { deadAt: null, sentAt: new Date(0), sealed: null }],
    ['given up so long ago that its text is erased', { sealed: null }],
  ])('does not find one that is %s', async (_, changes) => {
    const { browser, account } = await atDesk('owner')
    const id = changes ? (await giveUp(changes)).id : 'nothing'
    for (const as of ['json', 'page'] as const) {
      expect((await browser.send(retriesOf(id), {}, { as })).status).toBe(404)
    }
    expect(await loggedOf(account)).toEqual([])
  })
})

test('a contact message that was refused for good is listed, and arrives when sent again', async () => {
  await smtpPeer.behave('reject')
  const visitor = newVisitor(smtpPeer.settings())
  await visitor.send(routes.sendContactForm.href(), contactMessage(), { as: 'json' })
  const { browser } = await atDesk('owner', smtpPeer.settings())
  const { mails } = await undelivered(browser)
  const lost = mails.find(({ to }) => to === settings.mailTo)
  expect(lost).toMatchObject({ reason: '550' })
  await smtpPeer.behave('accept')
  await browser.send(retriesOf(lost?.id ?? ''), {}, { as: 'json' })
  expect(await receivers()).toContain(settings.mailTo)
})
