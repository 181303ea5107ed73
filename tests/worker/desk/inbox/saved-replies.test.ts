import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { inboxLimits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { createThread, threadPage } from '#tests/support/desk/inbox.ts'
import { createdId, errorsOf, follow } from '#tests/support/replies.ts'

const path = routes.savedReplies.href()
const browser = await signedInAs(await createUser({ role: 'advisor' }))
const add = (fields: object) => browser.send(path, fields, { as: 'json' })
const change = (id: string, fields: object) =>
  browser.send(routes.savedReply.href({ id }), fields, { as: 'json', method: 'PATCH' })
const listed = async () => (await browser.props('desk/saved-replies', path)).replies

async function emptyList() {
  await env.DB.prepare('DELETE FROM saved_replies').run()
}

describe('a saved reply', () => {
  test('is listed by title, changed and deleted', async () => {
    await emptyList()
    const second = await createdId(await add({ title: 'Thanks', body: 'Thank you.' }))
    const first = await createdId(await add({ title: 'Licence', body: 'It takes a year.' }))
    expect(await listed()).toEqual([
      { id: first, title: 'Licence', body: 'It takes a year.' },
      { id: second, title: 'Thanks', body: 'Thank you.' },
    ])
    expect((await change(first, { title: 'Zambia', body: 'Two years.' })).status).toBe(204)
    expect((await listed())[1]).toEqual({ id: first, title: 'Zambia', body: 'Two years.' })
    const savedPath = routes.savedReply.href({ id: first })
    expect((await browser.send(savedPath, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    expect((await listed()).map(({ id }) => id)).toEqual([second])
    const log = env.DB.prepare('SELECT action FROM desk_log WHERE target = ? ORDER BY rowid')
    expect((await log.bind(first).all()).results.map(({ action }) => action)).toEqual([
      'saved.added',
      'saved.changed',
      'saved.deleted',
    ])
  })

  test('is filled in beside an enquiry; what is not known stays', async () => {
    await emptyList()
    await add({ title: 'Both', body: 'Dear {name}, about {market} ({reference}), {other}.' })
    const known = await createThread({ market: 'kenya' })
    const unknown = await createThread()
    const bodyBeside = async (id: string) => (await threadPage(browser, id)).savedReplies[0]?.body
    expect(await bodyBeside(known)).toBe(
      `Dear Amina Otieno, about Kenya (${referenceOf(known)}), {other}.`,
    )
    expect(await bodyBeside(unknown)).toBe(
      `Dear Amina Otieno, about {market} (${referenceOf(unknown)}), {other}.`,
    )
  })

  test('does not fill in what a name contains', async () => {
    await emptyList()
    await add({ title: 'Name', body: 'Dear {name},' })
    const id = await createThread({ name: '{reference} $& {name}' })
    expect((await threadPage(browser, id)).savedReplies[0]?.body).toBe(
      'Dear {reference} $& {name},',
    )
  })

  test.each([
    [{ title: '' }, { title: [messages.required('title')] }],
    [
      { title: 'a'.repeat(inboxLimits.savedReplyTitle + 1) },
      { title: [messages.max('title', inboxLimits.savedReplyTitle)] },
    ],
    [{ body: 7 }, { body: [messages.string('body')] }],
    [
      { body: 'a'.repeat(inboxLimits.savedReplyBody + 1) },
      { body: [messages.max('body', inboxLimits.savedReplyBody)] },
    ],
  ])('is refused with %j', async (changes, errors) => {
    await emptyList()
    const id = await createdId(await add({ title: 'Kept', body: 'Kept' }))
    const fields = { title: 'New', body: 'New', ...changes }
    expect(await errorsOf(await add(fields))).toEqual(errors)
    expect(await errorsOf(await change(id, fields))).toEqual(errors)
    expect(await listed()).toEqual([{ id, title: 'Kept', body: 'Kept' }])
  })

  test('shows the errors of a change without a script at its own form', async () => {
    await emptyList()
    const id = await createdId(await add({ title: 'Kept', body: 'Kept' }))
    const response = await browser.send(
      routes.savedReply.href({ id }),
      { title: '', body: 'New' },
      { method: 'PATCH' },
    )
    const { props } = await follow(browser, response)
    expect(props.errors).toEqual({ [id]: { title: messages.required('title') } })
  })

  test('is one of few', async () => {
    await emptyList()
    const ids = Array.from({ length: inboxLimits.savedReplies }, (_, index) => String(index))
    await env.DB.prepare("INSERT INTO saved_replies SELECT value, 'T', 'B', 1, 1 FROM json_each(?)")
      .bind(JSON.stringify(ids))
      .run()
    const errors = await errorsOf(await add({ title: 'One more', body: 'Text' }))
    expect(errors).toEqual({ title: [messages.desk.savedRepliesFull] })
  })

  test('that does not exist is a 404', async () => {
    expect((await change('unknown', { title: 'T', body: 'B' })).status).toBe(404)
  })
})
