import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, db, password, settings, signedInAs } from '#tests/support/account/accounts.ts'
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
import { present } from '#tests/support/present.ts'
import { deletedFiles, files, rooms } from '#worker/db/schema.ts'
import { purge } from '#worker/jobs/purge.ts'

let staff: Browser

beforeAll(async () => {
  staff = (await signInAtDesk('advisor')).browser
})

describe('a room', () => {
  test('that nobody has used for long is deleted with its files and proofs', async () => {
    const room = await createRoom(staff, { terms: 'Keep this.' })
    const id = await addFile(staff, room)
    const { browser } = await memberOf(staff, room)
    await acceptTerms(browser, room, { password })
    const { key } = present(await db.select().from(files).where(eq(files.id, id)).get())
    await purge({ db, settings })
    expect(await db.$count(rooms, eq(rooms.id, room))).toBe(1)
    await db
      .update(rooms)
      .set({ lastAt: new Date(0) })
      .where(eq(rooms.id, room))
    await purge({ db, settings })
    expect(await db.$count(rooms, eq(rooms.id, room))).toBe(0)
    expect(await db.$count(deletedFiles, eq(deletedFiles.key, key))).toBe(1)
  })

  test('is not open to whoever registers the address of a deleted account', async () => {
    const room = await createRoom(staff, { terms: 'Keep this.' })
    const file = await addFile(staff, room)
    const { account, browser } = await memberOf(staff, room)
    await acceptTerms(browser, room, { password })
    await browser.send(routes.profile.href(), { password }, { as: 'json', method: 'DELETE' })
    const again = await signedInAs(await createUser({ email: account.email }))
    expect((await again.visit(routes.room.href({ id: room }))).status).toBe(404)
    expect(await downloadStatus(again, file)).toBe(404)
    const { members, acceptances } = await deskRoom(staff, room)
    expect([members, acceptances.map(({ email }) => email)]).toEqual([[], [account.email]])
  })

  test('is in the data of its member, with the accepted text and what they did', async () => {
    const room = await createRoom(staff, { name: 'Exported', terms: 'Keep this.' })
    await addFile(staff, room)
    const { account, browser } = await memberOf(staff, room)
    await acceptTerms(browser, room, { password })
    const confirmed = await signedInAs(account, { confirmed: true })
    const response = await confirmed.visit(routes.exportData.href())
    expect(await response.json()).toMatchObject({
      rooms: [{ name: 'Exported', files: [{ name: 'contract.pdf', version: 1 }] }],
      acceptedTerms: [{ room: 'Exported', terms: 'Keep this.', proof: 'password' }],
      roomActivity: [{ room: 'Exported', did: 'accepted' }],
    })
  })
})
