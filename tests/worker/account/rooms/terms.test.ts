import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, db, password, signedInAs } from '#tests/support/account/accounts.ts'
import { addKey, confirmOptions } from '#tests/support/account/passkeys.ts'
import type { Browser } from '#tests/support/browser.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import {
  acceptTerms,
  addFile,
  createRoom,
  deskRoom,
  downloadStatus,
  memberOf,
} from '#tests/support/desk/rooms.ts'
import { sendFiles } from '#tests/support/files/send-files.ts'
import { present } from '#tests/support/present.ts'
import { errorsOf, expectRedirect } from '#tests/support/replies.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { files, roomAcceptances, roomEvents, rooms, roomTerms } from '#worker/db/schema.ts'
import { sha256Of, utf8 } from '#worker/security/bytes.ts'

const text = 'Keep these files to yourself.\nGive them to nobody.'

interface Exported {
  rooms: { files: object[] }[]
}

let staff: Browser
let room: string
let file: string
let account: Account
let member: Browser

beforeEach(async () => {
  staff = (await signInAtDesk('advisor')).browser
  room = await createRoom(staff, { terms: text })
  file = await addFile(staff, room)
  const signedIn = await memberOf(staff, room)
  account = signedIn.account
  member = signedIn.browser
})

const termsNow = async () =>
  present((await member.props('rooms/show', routes.room.href({ id: room }))).room.terms)

const pathOf = (id: string) => routes.roomTerms.href({ id })

const changeTerms = (terms: string) =>
  staff.send(routes.deskRoomTerms.href({ id: room }), { terms }, { as: 'json', method: 'PUT' })

describe('the terms of a room', () => {
  test('open the files once they are accepted with the password, and leave a proof', async () => {
    expect(await downloadStatus(member, file)).toBe(404)
    const { hash } = await termsNow()
    expect(hash).toBe(await sha256Of(utf8(text)))
    expect((await acceptTerms(member, room, { hash, password })).status).toBe(204)
    expect(await downloadStatus(member, file)).toBe(200)
    const { acceptances } = await deskRoom(staff, room)
    expect(acceptances).toMatchObject([
      { name: account.name, email: account.email, hash, proof: 'password' },
    ])
    expect((await termsNow()).acceptedAt).toBe(present(acceptances[0]).createdAt)
  })

  test.each([{}, { password: '' }, { password: 'wrong' }])(
    'stay open without the right password: %j',
    async (fields) => {
      expect(await errorsOf(await acceptTerms(member, room, fields))).toEqual({
        password: [messages.password.provided],
      })
      expect(await downloadStatus(member, file)).toBe(404)
    },
  )

  test('do not take the confirmation of an hour ago for the password', async () => {
    await member.send(routes.confirmPassword.href(), { password }, { as: 'json' })
    expect((await acceptTerms(member, room, {})).status).toBe(422)
  })

  test('take a passkey of the same request only with its challenge', async () => {
    const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} }
    expect(await errorsOf(await acceptTerms(member, room, { credential }))).toEqual({
      credential: [messages.passkeys.notAccepted],
    })
  })

  test('are guessed a few times only', async () => {
    const guess = () => acceptTerms(member, room, { password: 'wrong' })
    let status = 0
    for (let tries = 0; tries < 30 && status !== 429; tries++) status = (await guess()).status
    expect(status).toBe(429)
    expect((await acceptTerms(member, room, { password })).status).toBe(429)
  })

  test('show the error of a plain form at the password', async () => {
    const { hash } = await termsNow()
    const refused = await member.send(pathOf(room), { hash, password: 'wrong' })
    const page = await member.page(expectRedirect(refused, member))
    expect([page.component, page.props.errors]).toEqual([
      'rooms/show',
      { password: messages.password.provided },
    ])
  })

  test('are accepted once, also by two requests at the same time', async () => {
    const { hash } = await termsNow()
    const replies = await Promise.all(
      [1, 2].map(() => acceptTerms(member, room, { hash, password })),
    )
    expect(replies.map(({ status }) => status)).toEqual([204, 204])
    expect(await db.$count(roomAcceptances, eq(roomAcceptances.roomId, room))).toBe(1)
  })

  test('sent again with the same key say what is true now', async () => {
    const { hash } = await termsNow()
    const input = { hash, password, key: crypto.randomUUID() }
    expect((await acceptTerms(member, room, input)).status).toBe(204)
    expect((await acceptTerms(member, room, input)).status).toBe(204)
    await changeTerms('Something else.')
    expect(await errorsOf(await acceptTerms(member, room, input))).toEqual({
      hash: [messages.terms.changed],
    })
    await staff.send(routes.closeRoom.href({ id: room }), {}, { as: 'json' })
    expect((await acceptTerms(member, room, input)).status).toBe(404)
  })

  test('that changed after they were read are not accepted', async () => {
    const { hash } = await termsNow()
    await changeTerms('Something else.')
    expect(await errorsOf(await acceptTerms(member, room, { hash, password }))).toEqual({
      hash: [messages.terms.changed],
    })
  })

  test('are asked for again with another text; each acceptance stays with its own', async () => {
    await acceptTerms(member, room, { password })
    await changeTerms('Something else.')
    expect(await downloadStatus(member, file)).toBe(404)
    await acceptTerms(member, room, { password })
    const { acceptances } = await deskRoom(staff, room)
    expect(acceptances.map(({ hash }) => hash)).toEqual([
      await sha256Of(utf8('Something else.')),
      await sha256Of(utf8(text)),
    ])
    await changeTerms(text)
    expect(await downloadStatus(member, file)).toBe(200)
  })

  test('that are removed ask nobody', async () => {
    await changeTerms('')
    expect(await downloadStatus(member, file)).toBe(200)
    expect((await acceptTerms(member, room, { hash: 'x', password })).status).toBe(404)
    expect((await acceptTerms(member, room, { password })).status).toBe(404)
  })

  test('accepted by one member open nothing to another one', async () => {
    await acceptTerms(member, room, { password })
    expect(await downloadStatus((await memberOf(staff, room)).browser, file)).toBe(404)
  })
})

/** What no form of ours sends: no hash of a text. */
const noHashes: Record<string, unknown>[] = [{}, { hash: '' }, { hash: ' ' }, { hash: [text] }]

describe.each(noHashes)('an acceptance of no text, %j,', (noHash) => {
  const refusal = { hash: [messages.terms.unread] }

  test('is refused with the password, also once the terms are accepted and have changed', async () => {
    const input = { ...noHash, password, key: crypto.randomUUID() }
    const send = () => member.send(pathOf(room), input, { as: 'json' })
    expect(await errorsOf(await send())).toEqual(refusal)
    expect((await acceptTerms(member, room, { password })).status).toBe(204)
    expect(await errorsOf(await send())).toEqual(refusal)
    await changeTerms('Something else.')
    expect(await errorsOf(await send())).toEqual(refusal)
    expect(await downloadStatus(member, file)).toBe(404)
  })

  test('is refused with a passkey, whose answer is then still good', async () => {
    const key = await addKey(account)
    const { challenge } = await confirmOptions(member)
    const credential = await key.assert(challenge)
    const refused = await member.send(pathOf(room), { ...noHash, credential }, { as: 'json' })
    expect(await errorsOf(refused)).toEqual(refusal)
    expect((await acceptTerms(member, room, { credential })).status).toBe(204)
  })
})

test('an acceptance of no text leads the page back to the terms, with the reason', async () => {
  const refused = await member.send(pathOf(room), { hash: '', password })
  const { component, props } = await member.page(expectRedirect(refused, member))
  expect([component, props.errors]).toEqual(['rooms/show', { hash: messages.terms.unread }])
})

describe('an acceptance of a former text', () => {
  test('is refused with a passkey too, and in the page', async () => {
    const { hash } = await termsNow()
    await changeTerms('Something else.')
    const key = await addKey(account)
    const { challenge } = await confirmOptions(member)
    const credential = await key.assert(challenge)
    expect(await errorsOf(await acceptTerms(member, room, { hash, credential }))).toEqual({
      hash: [messages.terms.changed],
    })
    const refused = await member.send(pathOf(room), { hash, password })
    const { props } = await member.page(expectRedirect(refused, member))
    expect(props.errors).toEqual({ hash: messages.terms.changed })
    expect(await db.$count(roomAcceptances, eq(roomAcceptances.roomId, room))).toBe(0)
  })
})

describe('threat: the data of an account give what its pages hold back', () => {
  /** The rooms in both forms of the exported data. */
  async function exportedRooms(browser: Browser): Promise<Exported['rooms'][]> {
    const json = await (await browser.visit(routes.exportData.href())).json<Exported>()
    const zip = await (await browser.visit(routes.exportFiles.href())).arrayBuffer()
    const entry = present(unzipSync(new Uint8Array(zip))['my-data.json'])
    return [json.rooms, (JSON.parse(new TextDecoder().decode(entry)) as Exported).rooms]
  }

  test('a file of a room before the terms are accepted: its hash, its type, its id', async () => {
    const browser = await signedInAs(account, { confirmed: true })
    const { room: shown } = await browser.props('rooms/show', routes.room.href({ id: room }))
    for (const [{ files } = { files: [] }] of await exportedRooms(browser)) {
      expect(files).toHaveLength(1)
      for (const value of files.flatMap((one) => Object.values(one))) {
        expect(JSON.stringify(shown)).toContain(JSON.stringify(value))
      }
    }
    await acceptTerms(browser, room, { password })
    const row = present(await db.select().from(files).where(eq(files.id, file)).get())
    for (const rooms of await exportedRooms(browser)) {
      expect(rooms).toMatchObject([{ files: [{ sha256: row.sha256, type: row.type }] }])
    }
  })

  test('a file that a stranger sent under the address of the account: its hash', async () => {
    const form = { files: [{ name: 'plan.pdf' }], fields: contactMessage({ email: account.email }) }
    expect((await sendFiles(newVisitor(), routes.contact.href(), form)).status).toBe(303)
    const browser = await signedInAs(account, { confirmed: true })
    const text = await (await browser.visit(routes.exportData.href())).text()
    expect(text).toContain('plan.pdf')
    expect(text).not.toContain('sha256":"')
  })
})

describe('the proof', () => {
  const proofs = { roomTerms, roomAcceptances, roomEvents }

  test.each(Object.entries(proofs))(
    'in %s is neither changed nor deleted',
    async (_name, table) => {
      await acceptTerms(member, room, { password })
      const isOfRoom = eq(table.roomId, room)
      const refusal = { cause: { message: expect.stringContaining('append-only') } }
      await expect(db.delete(table).where(isOfRoom)).rejects.toMatchObject(refusal)
      const change = db
        .update(table)
        .set({ createdAt: new Date(0) })
        .where(isOfRoom)
      await expect(change).rejects.toMatchObject(refusal)
    },
  )

  test('goes with its room', async () => {
    await acceptTerms(member, room, { password })
    await db.delete(rooms).where(eq(rooms.id, room))
    expect(await db.$count(roomAcceptances, eq(roomAcceptances.roomId, room))).toBe(0)
  })
})
