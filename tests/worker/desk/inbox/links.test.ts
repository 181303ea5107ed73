import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { referenceOf } from '#shared/site/contact/receipt.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { createThread, rowsOfThread, threadPage } from '#tests/support/desk/inbox.ts'
import { errorsOf, expectRedirect } from '#tests/support/replies.ts'

const browser = await signedInAs(await createUser({ role: 'advisor' }))

let id: string
let other: string

beforeEach(async () => {
  id = await createThread({ name: 'Amina Otieno', email: 'amina@example.com' })
  other = await createThread({ name: 'Brian Mwangi', email: 'brian@example.org' })
})

const link = (from: string, to: unknown) =>
  browser.send(routes.threadLinks.href({ id: from }), { to }, { as: 'json' })
const unlink = (from: string, to: string) =>
  browser.send(
    routes.threadLink.href({ id: from, other: to }),
    {},
    { as: 'json', method: 'DELETE' },
  )
const linksOf = async (thread: string) => (await threadPage(browser, thread)).links
const idsOf = async (thread: string) => (await linksOf(thread)).map((linked) => linked.id)

describe('a link of two enquiries', () => {
  test('is shown at both, with the person of the other one', async () => {
    const response = await link(id, other)
    expect([response.status, await response.json()]).toEqual([201, { id: other }])
    expect(await linksOf(id)).toMatchObject([
      {
        id: other,
        reference: referenceOf(other),
        person: { name: 'Brian Mwangi', email: 'brian@example.org' },
        status: 'open',
      },
    ])
    expect(await idsOf(other)).toEqual([id])
  })

  test('moves nothing, and neither person sees it', async () => {
    const readers = await Promise.all(
      [id, other].map(async (thread) => {
        const user = await createUser({})
        const own = await createThread({ email: user.email })
        await link(own, thread)
        return { own, thread, member: await signedInAs(user) }
      }),
    )
    for (const { own, thread, member } of readers) {
      const text = await (await member.visit(routes.enquiry.href({ id: own }))).text()
      expect(text).not.toContain(thread)
      expect(text).not.toContain(referenceOf(thread))
      expect((await member.visit(routes.enquiry.href({ id: thread }))).status).toBe(404)
      expect((await threadPage(browser, own)).entries).toHaveLength(1)
    }
  })

  test('can be made by the reference, also of a merged enquiry', async () => {
    const merged = await createThread({ email: 'brian@example.org' })
    await browser.send(routes.threadMerges.href({ id: merged }), { into: other }, { as: 'json' })
    for (const name of [referenceOf(other), ` #${referenceOf(merged).toLowerCase()} `, merged]) {
      expect((await link(id, name)).status).toBe(201)
      expect(await idsOf(id)).toEqual([other])
      await unlink(id, other)
    }
  })

  test('is made once, whoever makes it again', async () => {
    for (const [from, to] of [
      [id, other],
      [id, other],
      [other, id],
    ] as const) {
      expect((await link(from, to)).status).toBe(201)
    }
    expect(await idsOf(id)).toEqual([other])
    expect(await rowsOfThread('desk_log', id, 'target')).toHaveLength(1)
  })

  test.for(['this one', 'the other one'])('is removed at both from %s', async (from) => {
    await link(id, other)
    const isThisOne = from === 'this one'
    expect((await (isThisOne ? unlink(id, other) : unlink(other, id))).status).toBe(204)
    expect([await idsOf(id), await idsOf(other)]).toEqual([[], []])
    expect((await unlink(id, other)).status).toBe(404)
    for (const thread of [id, other]) {
      const actions = (await rowsOfThread('desk_log', thread, 'target')).map(({ action }) => action)
      expect(actions).toEqual(['thread.linked', 'thread.unlinked'])
    }
  })

  test('follows a merge, and none leads from an enquiry to itself', async () => {
    const source = await createThread({ email: 'amina@example.com' })
    for (const to of [other, id]) await link(source, to)
    await browser.send(routes.threadMerges.href({ id: source }), { into: id }, { as: 'json' })
    expect([await idsOf(id), await idsOf(other)]).toEqual([[other], [id]])
  })

  test('goes with either enquiry', async () => {
    await link(id, other)
    const owner = await signedInAs(await createUser({ role: 'owner' }), { confirmed: true })
    await owner.send(routes.deskThread.href({ id: other }), {}, { as: 'json', method: 'DELETE' })
    expect(await idsOf(id)).toEqual([])
    expect(await rowsOfThread('thread_links', id)).toEqual([])
  })

  test('is refused to itself, to an unknown enquiry, and without one', async () => {
    const refused = async (to: unknown) => errorsOf(await link(id, to))
    expect(await refused(id)).toEqual({ to: [messages.desk.linkSame] })
    expect(await refused(crypto.randomUUID())).toEqual({ to: [messages.desk.linkUnknown] })
    expect(await refused('0000-0000')).toEqual({ to: [messages.desk.linkUnknown] })
    expect(await refused('')).toEqual({ to: [messages.required('reference')] })
    expect((await link(crypto.randomUUID(), id)).status).toBe(404)
  })

  test('is made and removed by forms without a script, which say what is wrong', async () => {
    const path = routes.deskThread.href({ id })
    await browser.visit(path)
    const send = (to: string) =>
      browser.send(routes.threadLinks.href({ id }), { to }, { as: 'page' })
    const refused = await send('nonsense')
    expect(expectRedirect(refused, browser)).toBe(path)
    expect(await (await browser.visit(path)).text()).toContain(messages.desk.linkUnknown)
    expect(expectRedirect(await send(referenceOf(other)), browser)).toBe(path)
    const shown = await (await browser.visit(path)).text()
    expect(shown).toContain('Brian Mwangi')
    const action = routes.threadLink.href({ id, other })
    expect(shown).toContain(`action="${action}?_method=DELETE"`)
    const removed = await browser.send(`${action}?_method=DELETE`, {}, { as: 'page' })
    expect(expectRedirect(removed, browser)).toBe(path)
    expect(await idsOf(id)).toEqual([])
  })
})
