import { eq } from 'drizzle-orm'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { type SampleFile, sendFiles } from '#tests/support/files/send-files.ts'
import { present } from '#tests/support/present.ts'
import { createdId } from '#tests/support/replies.ts'
import { roomEvents, rooms } from '#worker/db/schema.ts'

/** Creates a room as staff do; returns its id. */
export async function createRoom(
  staff: Browser,
  { name = 'Licence in Kenya', terms = '' }: { name?: string; terms?: string } = {},
): Promise<string> {
  return createdId(await staff.send(routes.deskRooms.href(), { name, terms }, { as: 'json' }))
}

export function inviteTo(staff: Browser, room: string, email: string): Promise<Response> {
  return staff.send(routes.roomMembers.href({ id: room }), { email }, { as: 'json' })
}

/** Creates a member of a room with their browser. */
export async function memberOf(
  staff: Browser,
  room: string,
): Promise<{ account: Account; browser: Browser }> {
  const account = await createUser({})
  await createdId(await inviteTo(staff, room, account.email))
  return { account, browser: await signedInAs(account) }
}

export function addFiles(
  staff: Browser,
  room: string,
  files: readonly SampleFile[],
  fields: Record<string, unknown> = {},
): Promise<Response> {
  return sendFiles(staff, routes.roomFiles.href({ id: room }), { files, fields }, { as: 'json' })
}

/** Adds a file to a room; returns the id of that version. */
export async function addFile(
  staff: Browser,
  room: string,
  file: SampleFile = { name: 'contract.pdf' },
): Promise<string> {
  const response = await addFiles(staff, room, [file])
  const { files } = await response.json<{ files: { id: string }[] }>()
  return present(files[0]).id
}

/** Accepts the present terms of a room, or the text with another `hash`. */
export async function acceptTerms(
  member: Browser,
  room: string,
  fields: Record<string, unknown>,
): Promise<Response> {
  const row = await db.select().from(rooms).where(eq(rooms.id, room)).get()
  const input = { hash: row?.termsHash, ...fields }
  return member.send(routes.roomTerms.href({ id: room }), input, { as: 'json' })
}

/** The room as the desk shows it. */
export async function deskRoom(staff: Browser, room: string) {
  return (await staff.props('desk/room', routes.deskRoom.href({ id: room }))).room
}

/** The status of a download. */
export async function downloadStatus(browser: Browser, id: string): Promise<number> {
  const response = await browser.visit(routes.file.href({ id }))
  await response.body?.cancel()
  return response.status
}

/** The kinds of a room's events, oldest first. */
export async function eventsOf(room: string): Promise<string[]> {
  const rows = await db.select().from(roomEvents).where(eq(roomEvents.roomId, room))
  return rows.map(({ kind }) => kind)
}
