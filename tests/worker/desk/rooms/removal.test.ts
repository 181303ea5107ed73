import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, db, password } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import {
  acceptTerms,
  addFile,
  createRoom,
  deskRoom,
  downloadStatus,
  eventsOf,
  memberOf,
} from '#tests/support/desk/rooms.ts'
import { storedFiles, storedObjects } from '#tests/support/files/send-files.ts'
import { subjectsTo } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { roomAcceptances } from '#worker/db/schema.ts'

let owner: Browser
let staff: Browser
let member: Browser
let account: Account
let room: string
let file: string

beforeEach(async () => {
  owner = (await signInAtDesk('owner')).browser
  staff = (await signInAtDesk('advisor')).browser
  room = await createRoom(staff, { terms: 'Keep this.' })
  const signedIn = await memberOf(staff, room)
  member = signedIn.browser
  account = signedIn.account
  file = await addFile(staff, room)
  await acceptTerms(member, room, { password })
})

const at = (path: string, method: 'POST' | 'DELETE' = 'POST') =>
  ({ send: (browser: Browser) => browser.send(path, {}, { as: 'json', method }) }) as const

const close = () => at(routes.closeRoom.href({ id: room })).send(staff)
const reopen = () => at(routes.reopenRoom.href({ id: room })).send(staff)
const empty = (browser: Browser) =>
  at(routes.roomContent.href({ id: room }), 'DELETE').send(browser)
const remove = (id: string, of = room) =>
  at(routes.roomVersion.href({ id: of, file: id }), 'DELETE').send(staff)

const keyOf = async (id: string) => present((await storedFiles()).find((row) => row.id === id)).key

test('a closed room can be opened again, with its members and their acceptances', async () => {
  await close()
  expect(await downloadStatus(member, file)).toBe(404)
  expect((await reopen()).status).toBe(204)
  expect((await reopen()).status).toBe(204)
  expect(await downloadStatus(member, file)).toBe(200)
  expect((await eventsOf(room)).filter((kind) => kind === 'reopened')).toHaveLength(1)
  expect(await subjectsTo(account.email)).toContain('The room “Licence in Kenya” is open again')
})

test('a removed version is gone for everybody, and its number is not used again', async () => {
  const second = await addFile(staff, room)
  const key = await keyOf(second)
  expect((await remove(second)).status).toBe(204)
  expect((await remove(second)).status).toBe(404)
  expect([await downloadStatus(member, second), await downloadStatus(staff, second)]).toEqual([
    404, 404,
  ])
  expect(await storedObjects()).not.toContain(key)
  await addFile(staff, room)
  const { files, events } = await deskRoom(staff, room)
  const versions = present(files[0]).versions.map(({ version, state }) => [version, state])
  expect(versions).toEqual([
    [3, 'ready'],
    [2, 'removed'],
    [1, 'ready'],
  ])
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'deleted', target: 'contract.pdf, version 2' }),
  )
  const own = (await member.props('rooms/show', routes.room.href({ id: room }))).room
  expect(own.files.flatMap(({ versions }) => versions.map(({ version }) => version))).toEqual([
    3, 1,
  ])
})

test('a version is not removed by the address of another room', async () => {
  const other = await createRoom(staff)
  expect((await remove(file, other)).status).toBe(404)
  expect(await downloadStatus(member, file)).toBe(200)
})

test('owners delete files and members of a closed room; the proof stays', async () => {
  const key = await keyOf(file)
  expect(await errorsOf(await empty(owner))).toEqual({ room: [messages.rooms.isOpen] })
  await close()
  expect((await empty(staff)).status).toBe(404)
  expect((await empty(owner)).status).toBe(204)
  expect(await storedObjects()).not.toContain(key)
  expect(await downloadStatus(staff, file)).toBe(404)
  const { members, acceptances, bytes } = await deskRoom(staff, room)
  expect([members, acceptances.map(({ email }) => email), bytes]).toEqual([[], [account.email], 0])
  await reopen()
  expect((await member.visit(routes.room.href({ id: room }))).status).toBe(404)
  expect(await db.$count(roomAcceptances, eq(roomAcceptances.roomId, room))).toBe(1)
})
