import { describe, expect, test } from 'vitest'
import { throttles } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { inboxPage, newestEntry, rowsOfThread, threadPage } from '#tests/support/desk/inbox.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { createdId, errorsOf, expectRedirect, pageOf } from '#tests/support/replies.ts'

stoppedClock()

let people = 0

async function desk() {
  const account = await createUser({ role: 'advisor', name: 'Brian Mwangi' })
  const email = `met-at-a-fair-${people++}@example.com`
  const fields = {
    name: 'Amina Otieno',
    email,
    company: 'Savanna Play',
    service: 'Custom Research',
    market: 'kenya',
    body: 'Thank you for the call.\n\nHere is what we promised.',
  }
  return { account, email, fields, browser: await signedInAs(account) }
}

const path = routes.deskInbox.href()

describe('an enquiry that staff begin', () => {
  test('is emailed, waits for the person and is assigned to its author', async () => {
    const { account, email, fields, browser } = await desk()
    const id = await createdId(await browser.send(path, fields, { as: 'json' }))
    const { thread, entries } = await threadPage(browser, id)
    expect(thread).toMatchObject({
      person: { name: 'Amina Otieno', email },
      company: 'Savanna Play',
      service: 'Custom Research',
      market: { slug: 'kenya' },
      status: 'waiting',
      assignee: account.id,
      dueAt: null,
    })
    expect(entries).toMatchObject([{ kind: 'reply', author: 'Brian Mwangi', body: fields.body }])
    const [mail, ...others] = await mailbox(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your enquiry about Custom Research' })
    expect(mail?.text).toContain('Here is what we promised.')
    expect(await rowsOfThread('desk_log', id, 'target')).toMatchObject([{ action: 'thread.begun' }])
  })

  test('is listed with its first text, found by it, and answered like any other', async () => {
    const { fields, browser } = await desk()
    const body = 'About the quagga licence.'
    const id = await createdId(await browser.send(path, { ...fields, body }, { as: 'json' }))
    const { threads } = await inboxPage(browser, '?q=quagga')
    expect(threads).toMatchObject([{ id, excerpt: body }])
    const reply = { body: 'And one more thing.', last: await newestEntry(id) }
    await createdId(await browser.send(routes.deskReplies.href({ id }), reply, { as: 'json' }))
  })

  test('leads to its page', async () => {
    const { fields, browser } = await desk()
    const response = await browser.send(path, fields)
    expect(expectRedirect(response, browser)).toMatch(/^\/desk\/inbox\/[0-9a-f-]{36}$/)
  })

  test.each([
    [{ name: '' }, { name: [messages.required('name')] }],
    [{ email: 'nobody' }, { email: [messages.email] }],
    [{ service: 'Odd' }, { service: [messages.in('service')] }],
    [{ body: ' ' }, { body: [messages.required('body')] }],
    [{ body: 'About {market}' }, { body: [messages.desk.placeholder('{market}')] }],
  ])('is refused with %j', async (changes, errors) => {
    const { email, fields, browser } = await desk()
    const response = await browser.send(path, { ...fields, ...changes }, { as: 'json' })
    expect(await errorsOf(response)).toEqual(errors)
    expect(await mailbox(email)).toEqual([])
  })

  test('keeps the input of a refused form without a script', async () => {
    const { fields, browser } = await desk()
    const response = await browser.send(path, { ...fields, name: '' })
    expect(expectRedirect(response, browser)).toBe(routes.newThread.href())
    const page = await pageOf(await browser.visit(routes.newThread.href()))
    expect(page.props).toMatchObject({ oldInput: { body: fields.body, market: 'kenya' } })
  })

  test('mail-flood: is limited for each member of staff', async () => {
    const { fields, browser } = await desk()
    const [{ hits }] = throttles.beginThread
    for (let index = 0; index < hits; index++) await browser.send(path, fields, { as: 'json' })
    expect((await browser.send(path, fields, { as: 'json' })).status).toBe(429)
  })
})
