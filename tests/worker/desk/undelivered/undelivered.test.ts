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
import { loggedActions, logPage, signInAtDesk } from '#tests/support/desk/people.ts'
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

let givenUpCount = 0

/** Stores a mail that has just been given up. */
async function giveUp(changes: Partial<typeof outbox.$inferInsert> = {}, to = '') {
  givenUpCount += 1
  const subject = `Subject ${givenUpCount}`
  const recipient = to || `person-${givenUpCount}@example.com`
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
  test('lists emails that were given up, newest first, without their text', async () => {
    const { browser } = await signInAtDesk('owner')
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
    const { browser } = await signInAtDesk('owner')
    const html = await (await browser.visit(list)).text()
    expect(html).toContain('Every email was delivered or is on its way.')
    expect((await undelivered(browser)).mails).toEqual([])
  })

  test('has pages with each email once, even if all have one time', async () => {
    const { browser } = await signInAtDesk('owner')
    const ids: string[] = []
    for (let index = 0; index < deskPageSize + 2; index++) ids.push((await giveUp()).id)
    const first = await undelivered(browser)
    const last = await undelivered(browser, '?page=9')
    expect([first.page, last.page, last.pages]).toEqual([1, 2, 2])
    expect(first.mails).toHaveLength(deskPageSize)
    const listedIds = [...first.mails, ...last.mails].map(({ id }) => id)
    expect(listedIds.toSorted()).toEqual(ids.toSorted())
  })

  test('lists one without a key without address and subject', async () => {
    const { browser } = await signInAtDesk('owner')
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
    const { browser } = await signInAtDesk('owner', { DB })
    const { id } = await giveUp()
    await undelivered(browser)
    await browser.send(retriesOf(id), {}, { as: 'json' })
    const outboxQueries = [...queries].filter((query) => query.includes('"outbox"'))
    expect(outboxQueries.length).toBeGreaterThanOrEqual(4)
    for (const query of outboxQueries) expect(await slowSteps(query), query).toEqual([])
  })
})

describe('POST /desk/mails/:id/retries', () => {
  test('sends the email at once and logs the actor', async () => {
    const { browser, account } = await signInAtDesk('owner', smtpPeer.settings())
    const { id, to } = await giveUp()
    const response = await browser.send(retriesOf(id), {}, { as: 'json' })
    expect(response.status).toBe(204)
    expect(await receivers()).toEqual([to])
    expect((await undelivered(browser)).mails).toEqual([])
    expect(await loggedActions(account)).toEqual([`mail.retried ${id}`])
    const [entry] = (await logPage(browser)).entries
    expect(entry).toMatchObject({ action: deskActions['mail.retried'] })
    expect(JSON.stringify(entry)).not.toContain(to)
  })

  test.each(['page', 'inertia'] as const)('goes back to the list and says so: %s', async (as) => {
    const { browser } = await signInAtDesk('owner')
    const { id } = await giveUp()
    const headers = { Referer: `${browser.origin}${list}?page=2` }
    const response = await browser.send(retriesOf(id), {}, { as, headers })
    expect(expectRedirect(response, browser)).toBe(`${list}?page=2`)
    const { props } = pageObjectOf(await (await browser.visit(list)).text())
    expect(props.status).toBe(messages.desk.sendingAgain)
  })

  test('sends it once for several requests at once', async () => {
    const { browser, account } = await signInAtDesk('owner', smtpPeer.settings())
    const { id, to } = await giveUp()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => browser.send(retriesOf(id), {}, { as: 'json' })),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([204, ...Array.from({ length: 7 }, () => 404)])
    expect(await receivers()).toEqual([to])
    expect(await loggedActions(account)).toHaveLength(1)
  })

  test('resets its time and attempts', async () => {
    const { browser } = await signInAtDesk('owner', smtpPeer.settings())
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
    const { browser, account } = await signInAtDesk('owner')
    const id = changes ? (await giveUp(changes)).id : 'nothing'
    for (const as of ['json', 'page'] as const) {
      expect((await browser.send(retriesOf(id), {}, { as })).status).toBe(404)
    }
    expect(await loggedActions(account)).toEqual([])
  })
})

test('a refused contact message is listed, and arrives when sent again', async () => {
  await smtpPeer.behave('reject')
  const visitor = newVisitor(smtpPeer.settings())
  await visitor.send(routes.sendContactForm.href(), contactMessage(), { as: 'json' })
  const { browser } = await signInAtDesk('owner', smtpPeer.settings())
  const { mails } = await undelivered(browser)
  const refusedMail = mails.find(({ to }) => to === settings.mailTo)
  expect(refusedMail).toMatchObject({ reason: '550' })
  await smtpPeer.behave('accept')
  await browser.send(retriesOf(refusedMail?.id ?? ''), {}, { as: 'json' })
  expect(await receivers()).toContain(settings.mailTo)
})
