import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { runCron } from '#tests/support/cron.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import {
  addFile,
  addFiles,
  createRoom,
  deskRoom,
  downloadStatus,
  eventsOf,
  inviteTo,
  memberOf,
} from '#tests/support/desk/rooms.ts'
import { samples } from '#tests/support/files/samples.ts'
import { sendFiles, uploadFile } from '#tests/support/files/send-files.ts'
import { linkIn, mailbox, subjectsTo } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { errorsOf, expectRedirect } from '#tests/support/replies.ts'
import { files, roomMembers } from '#worker/db/schema.ts'

let staff: Browser
let advisor: { id: string }

beforeAll(async () => {
  const signedIn = await signInAtDesk('advisor')
  staff = signedIn.browser
  advisor = signedIn.account
})

const versionsOf = async (room: string) =>
  (await deskRoom(staff, room)).files.map(({ name, versions }) => [
    name,
    versions.map(({ version }) => version),
  ])

describe('a room', () => {
  test('needs a name, and shows the form again without a script', async () => {
    const path = routes.deskRooms.href()
    expect(await errorsOf(await staff.send(path, {}, { as: 'json' }))).toEqual({
      name: [messages.required('name')],
    })
    const refused = await staff.send(path, { name: '', terms: 'Keep this.' })
    expectRedirect(refused, staff)
    expect((await staff.props('desk/rooms', path)).oldInput).toEqual({
      name: '',
      terms: 'Keep this.',
    })
  })

  test('is listed with its size and last use, and in the log of the desk', async () => {
    const room = await createRoom(staff, { name: 'Structure of Savanna Play' })
    await addFile(staff, room)
    const { rooms } = await staff.props('desk/rooms', routes.deskRooms.href())
    expect(rooms[0]).toMatchObject({
      ...{ id: room, name: 'Structure of Savanna Play', members: 0, files: 1, closedAt: null },
      bytes: samples.pdf.length,
    })
    expect(await loggedActions(advisor)).toContain(`room.created ${room}`)
  })

  test('is made once by a form that is sent twice', async () => {
    const before = (await staff.props('desk/rooms', routes.deskRooms.href())).rooms.length
    const form = { name: 'Sent twice', terms: '', key: crypto.randomUUID() }
    await Promise.all([1, 2].map(() => staff.send(routes.deskRooms.href(), form, { as: 'json' })))
    const { rooms } = await staff.props('desk/rooms', routes.deskRooms.href())
    expect(rooms.length).toBe(before + 1)
  })
})

describe('a member', () => {
  test('is mailed a link, and is in with a verified account of that very address', async () => {
    const room = await createRoom(staff)
    const email = 'not-yet@example.com'
    await inviteTo(staff, room, ' Not-Yet@Example.com ')
    const [mail] = await mailbox(email)
    expect(linkIn(present(mail)).pathname).toBe(routes.room.href({ id: room }))
    const browser = await signedInAs(await createUser({ email }))
    expect((await browser.props('rooms/show', routes.room.href({ id: room }))).room.id).toBe(room)
    expect((await browser.props('rooms/index', routes.rooms.href())).rooms).toHaveLength(1)
    const dashboard = await browser.props('dashboard', routes.dashboard.href())
    expect([dashboard.rooms.length, dashboard.auth.user?.hasRooms]).toEqual([1, true])
  })

  test('is invited once, also by two invitations at the same time', async () => {
    const room = await createRoom(staff)
    const email = 'twice@example.com'
    const replies = await Promise.all([1, 2].map(() => inviteTo(staff, room, email)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await errorsOf(await inviteTo(staff, room, email))).toEqual({
      email: [messages.rooms.memberAlready],
    })
    expect(await db.$count(roomMembers, eq(roomMembers.roomId, room))).toBe(1)
    expect(await mailbox(email)).toHaveLength(1)
  })

  test('of another room is not removed by the address of this one', async () => {
    const [room, other] = [await createRoom(staff), await createRoom(staff)]
    await memberOf(staff, other)
    const { members } = await deskRoom(staff, other)
    const path = routes.roomMember.href({ id: room, member: present(members[0]).id })
    expect((await staff.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(404)
  })
})

describe('a file of a room', () => {
  test('of the same name is its next version; the newest opens first', async () => {
    const room = await createRoom(staff)
    await addFile(staff, room, { name: 'contract.pdf' })
    await addFiles(staff, room, [{ name: 'Contract.pdf' }, { name: 'chart.pdf' }])
    expect(await versionsOf(room)).toEqual([
      ['chart.pdf', [1]],
      ['Contract.pdf', [2, 1]],
    ])
  })

  test.each([
    ['Straße.pdf', 'STRASSE.pdf'],
    ['e\u0301te\u0301.pdf', '\u00c9T\u00c9.pdf'],
    ['ΟΔΟΣ.pdf', 'οδος.pdf'],
  ])('is the same one as %s and as %s', async (name, other) => {
    const room = await createRoom(staff)
    for (const one of [name, other]) await addFile(staff, room, { name: one })
    expect(await versionsOf(room)).toEqual([[other, [2, 1]]])
  })

  test('has its next version also where its name was stored by an earlier release', async () => {
    const room = await createRoom(staff)
    const id = await addFile(staff, room, { name: 'Straße.pdf' })
    await db.update(files).set({ foldedName: '' }).where(eq(files.id, id))
    await runCron()
    await addFile(staff, room, { name: 'strasse.pdf' })
    expect(await versionsOf(room)).toEqual([['strasse.pdf', [2, 1]]])
  })

  test('is a version of the chosen file, whatever its name', async () => {
    const room = await createRoom(staff)
    await addFile(staff, room, { name: 'contract.pdf' })
    const [contract] = (await deskRoom(staff, room)).files
    const of = { version_of: present(contract).id }
    await addFiles(staff, room, [{ name: 'signed.pdf' }], of)
    expect(await versionsOf(room)).toEqual([['signed.pdf', [2, 1]]])
    const two = [{ name: 'a.pdf' }, { name: 'b.pdf' }]
    expect(await errorsOf(await addFiles(staff, room, two, of))).toEqual({
      files: [messages.rooms.oneVersion],
    })
    const unknown = { version_of: crypto.randomUUID() }
    expect(await errorsOf(await addFiles(staff, room, [{ name: 'a.pdf' }], unknown))).toEqual({
      version_of: [messages.rooms.unknownFile],
    })
  })

  test('gets a version of its own, also when two come at the same time', async () => {
    const room = await createRoom(staff)
    await Promise.all([1, 2, 3].map(() => addFile(staff, room, { name: 'same.pdf' })))
    expect(await versionsOf(room)).toEqual([['same.pdf', [3, 2, 1]]])
  })

  test('is announced to each member by one email for all that is added at once', async () => {
    const room = await createRoom(staff, { name: 'Announced' })
    const { account } = await memberOf(staff, room)
    await addFiles(staff, room, [{ name: 'a.pdf' }, { name: 'b.pdf' }])
    expect(await subjectsTo(account.email)).toEqual([
      'New files in the room “Announced”',
      'You are invited to the room “Announced”',
    ])
  })

  test('is added by a plain form, and is required', async () => {
    const room = await createRoom(staff)
    const path = routes.roomFiles.href({ id: room })
    const response = await sendFiles(staff, path, { files: [{ name: 'plain.pdf' }] })
    expect(expectRedirect(response, staff)).toBe(routes.deskRoom.href({ id: room }))
    expect(await versionsOf(room)).toEqual([['plain.pdf', [1]]])
    expect(await errorsOf(await staff.send(path, {}, { as: 'json' }))).toEqual({
      files: [messages.files.none],
    })
  })

  test('sent before by a member is not added by the address of the room', async () => {
    const room = await createRoom(staff)
    const { browser } = await memberOf(staff, room)
    const id = await uploadFile(browser)
    const path = routes.roomFiles.href({ id: room })
    expect((await browser.send(path, { files: id }, { as: 'json' })).status).toBe(404)
    expect(await errorsOf(await staff.send(path, { files: id }, { as: 'json' }))).toEqual({
      files: [messages.files.gone],
    })
  })

  test('is logged in the room each time that somebody downloads it', async () => {
    const room = await createRoom(staff)
    const { account, browser } = await memberOf(staff, room)
    const file = await addFile(staff, room)
    await browser.visit(routes.room.href({ id: room }))
    await browser.visit(routes.room.href({ id: room }))
    await downloadStatus(browser, file)
    await downloadStatus(browser, file)
    expect(await eventsOf(room)).toEqual([
      ...['created', 'invited', 'uploaded', 'opened', 'downloaded', 'downloaded'],
    ])
    const [newest] = (await deskRoom(staff, room)).events
    expect(newest).toMatchObject({
      ...{ actor: account.name, kind: 'downloaded', target: 'contract.pdf, version 1' },
    })
  })

  test('is not deleted with those that wait for their message', async () => {
    const room = await createRoom(staff)
    const id = await addFile(staff, room)
    expect((await staff.send(routes.file.href({ id }), {}, { method: 'DELETE' })).status).toBe(404)
    expect(await db.$count(files, eq(files.id, id))).toBe(1)
  })
})

describe('closing a room', () => {
  test('ends access and forms at once, mails the members, and happens once', async () => {
    const room = await createRoom(staff, { name: 'Ended' })
    const { account, browser } = await memberOf(staff, room)
    const file = await addFile(staff, room)
    const close = () => staff.send(routes.closeRoom.href({ id: room }), {}, { as: 'json' })
    expect((await close()).status).toBe(204)
    expect(await downloadStatus(browser, file)).toBe(404)
    expect((await browser.props('rooms/index', routes.rooms.href())).rooms).toEqual([])
    expect((await browser.props('rooms/index', routes.rooms.href())).auth.user?.hasRooms).toBe(
      undefined,
    )
    expect((await close()).status).toBe(204)
    expect(await errorsOf(await inviteTo(staff, room, 'late@example.com'))).toEqual({
      email: [messages.rooms.isClosed],
    })
    expect(await errorsOf(await addFiles(staff, room, [{ name: 'late.pdf' }]))).toEqual({
      files: [messages.rooms.isClosed],
    })
    const subjects = await subjectsTo(account.email)
    expect(subjects.filter((one) => one === 'The room “Ended” is closed')).toHaveLength(1)
  })
})
