import { describe, expect, test } from 'vitest'
import { inboxLimits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { createThread, rowsOfThread, threadPage } from '#tests/support/desk/inbox.ts'
import { mailbox } from '#tests/support/mail/mailbox.ts'
import { errorsOf, expectRedirect, follow } from '#tests/support/replies.ts'

stoppedClock()

const path = routes.bulkThreads.href()

let colleagues = 0

async function desk() {
  const account = await createUser({ role: 'advisor', name: 'Brian Mwangi' })
  const email = `colleague-${colleagues++}@example.com`
  const colleague = await createUser({ role: 'advisor', name: 'Zuri Kamau', email })
  return { account, colleague, email, browser: await signedInAs(account) }
}

const several = (count: number) => Promise.all(Array.from({ length: count }, () => createThread()))

describe('many enquiries at once', () => {
  test('get an assignee, an event each, a log row each and one email', async () => {
    const { account, colleague, email, browser } = await desk()
    const ids = await several(10)
    const fields = { ids, assignee: colleague.id }
    expect((await browser.send(path, fields, { as: 'json' })).status).toBe(204)
    for (const id of ids) {
      const { thread, entries } = await threadPage(browser, id)
      expect(thread).toMatchObject({ assignee: colleague.id, status: 'open' })
      expect(entries.slice(1)).toMatchObject([
        { kind: 'event', author: 'Brian Mwangi', body: 'assigned it to Zuri Kamau' },
      ])
      expect(await rowsOfThread('desk_log', id, 'target')).toMatchObject([
        { actor_id: account.id, action: 'thread.changed' },
      ])
    }
    const mails = await mailbox(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['10 enquiries are assigned to you'])
    expect(mails[0]?.text).toContain(`/desk/inbox?assignee=${colleague.id}`)
    expect(mails[0]?.text).not.toContain('Amina')
  })

  test('get a status; those that have it already get no event', async () => {
    const { browser } = await desk()
    const done = await createThread({ status: 'done' })
    const open = await createThread()
    await browser.send(path, { ids: [done, open], status: 'done' }, { as: 'json' })
    expect(await rowsOfThread('thread_entries', done)).toHaveLength(1)
    expect((await threadPage(browser, open)).entries.at(-1)?.body).toBe('marked it as done')
  })

  test('are changed by a plain form, also if only one is chosen', async () => {
    const { browser } = await desk()
    const [id = ''] = await several(1)
    const headers = { Referer: `${browser.origin}${routes.deskInbox.href()}?page=2` }
    const response = await browser.send(path, { 'ids[]': id, status: 'done' }, { headers })
    expect(expectRedirect(response, browser)).toBe(`${routes.deskInbox.href()}?page=2`)
    const { props } = await follow(browser, response)
    expect(props.status).toBe(messages.desk.changedMany(1))
    expect((await threadPage(browser, id)).thread.status).toBe('done')
  })

  test('stay as they are if one of them is unknown', async () => {
    const { browser } = await desk()
    const [id = ''] = await several(1)
    const fields = { ids: [id, crypto.randomUUID()], status: 'done' }
    const response = await browser.send(path, fields, { as: 'json' })
    expect(await errorsOf(response)).toEqual({ ids: [messages.desk.threadsMissing] })
    expect((await threadPage(browser, id)).thread.status).toBe('open')
  })

  test.each([
    [{ ids: [] }, { ids: [messages.desk.noneChosen] }],
    [{ ids: undefined }, { ids: [messages.desk.noneChosen] }],
    [{ ids: 'x' }, { ids: [messages.in('ids')] }],
    [{ ids: [7] }, { ids: [messages.in('ids')] }],
    [
      { ids: Array.from({ length: inboxLimits.bulk + 1 }, (_, index) => String(index)) },
      { ids: [messages.desk.tooMany] },
    ],
    [{ status: undefined }, { status: [messages.desk.nothingToChange] }],
    [{ status: 'snoozed' }, { status: [messages.in('status')] }],
    [{ assignee: 'nobody-there' }, { assignee: [messages.in('assignee')] }],
    [{ assignee: 7 }, { assignee: [messages.string('assignee')] }],
  ])('are refused with %j', async (changes, errors) => {
    const { browser } = await desk()
    const ids = await several(2)
    const response = await browser.send(path, { ids, status: 'done', ...changes }, { as: 'json' })
    expect(await errorsOf(response)).toEqual(errors)
    for (const id of ids) expect(await rowsOfThread('thread_entries', id)).toHaveLength(1)
  })

  test('show the error of a refused form in the list', async () => {
    const { browser } = await desk()
    const response = await browser.send(path, { status: 'done' }, { as: 'page' })
    const page = await follow(browser, response, accepts.page)
    expect(page.props.errors).toEqual({ bulk: { ids: messages.desk.noneChosen } })
  })
})

describe('the email to an assignee', () => {
  const assign = (browser: Awaited<ReturnType<typeof signedInAs>>, id: string, assignee: string) =>
    browser.send(routes.deskThread.href({ id }), { assignee }, { as: 'json', method: 'PATCH' })

  test('leads to the enquiry, and goes with it', async () => {
    const { colleague, email, browser } = await desk()
    const id = await createThread()
    await assign(browser, id, colleague.id)
    const [mail] = await mailbox(email)
    expect(mail).toMatchObject({ subject: 'An enquiry is assigned to you' })
    expect(mail?.text).toContain(routes.deskThread.href({ id }))
    expect(await rowsOfThread('outbox', id, 'about')).toHaveLength(1)
  })

  test('is not sent to whoever assigns it to themselves', async () => {
    const { colleague, email } = await desk()
    const id = await createThread()
    await assign(await signedInAs(colleague), id, colleague.id)
    expect(await mailbox(email)).toEqual([])
  })
})
