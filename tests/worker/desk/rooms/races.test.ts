import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, db, password, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import {
  acceptTerms,
  addFile,
  addFiles,
  createRoom,
  deskRoom,
  downloadStatus,
  eventsOf,
  memberOf,
} from '#tests/support/desk/rooms.ts'
import { present } from '#tests/support/present.ts'
import { databaseWith, replacing } from '#tests/support/replacing.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { roomAcceptances } from '#worker/db/schema.ts'

let staff: Browser
let advisor: Account
let room: string
let file: string
let account: Account

beforeEach(async () => {
  const signedIn = await signInAtDesk('advisor')
  staff = signedIn.browser
  advisor = signedIn.account
  room = await createRoom(staff, { terms: 'Keep these files to yourself.' })
  file = await addFile(staff, room)
  account = (await memberOf(staff, room)).account
})

/** The tests' database, in which `meanwhile` happens just before a statement like this is written. */
function interruptedBefore(statement: string, meanwhile: () => Promise<unknown>): D1Database {
  let isDone = false
  const interrupt = async () => {
    if (isDone) return
    isDone = true
    await meanwhile()
  }
  const matching = new WeakSet<D1PreparedStatement>()
  const watched = (prepared: D1PreparedStatement): D1PreparedStatement => {
    const run = (method: 'all' | 'raw' | 'run') => async () => {
      await interrupt()
      return prepared[method]()
    }
    const wrapper = replacing(prepared, {
      bind: (...values: unknown[]) => watched(prepared.bind(...values)),
      ...{ all: run('all'), raw: run('raw'), run: run('run') },
    })
    matching.add(wrapper)
    originals.set(wrapper, prepared)
    return wrapper
  }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  return databaseWith({
    prepare: (query: string) => {
      const prepared = env.DB.prepare(query)
      return query.includes(statement) ? watched(prepared) : prepared
    },
    async batch(statements: D1PreparedStatement[]) {
      if (statements.some((one) => matching.has(one))) await interrupt()
      return env.DB.batch(statements.map((one) => originals.get(one) ?? one))
    },
  })
}

const close = () => staff.send(routes.closeRoom.href({ id: room }), {}, { as: 'json' })

async function remove(): Promise<void> {
  const { members } = await deskRoom(staff, room)
  const path = routes.roomMember.href({ id: room, member: present(members[0]).id })
  await staff.send(path, {}, { as: 'json', method: 'DELETE' })
}

const overtaking = [
  ['closing the room', close],
  ['removing the member', remove],
] as const

describe.each(overtaking)('%s', (_name, meanwhile) => {
  test('overtakes the acceptance of its terms', async () => {
    const DB = interruptedBefore('insert into "room_acceptances"', meanwhile)
    const member = await signedInAs(account, { DB })
    expect((await acceptTerms(member, room, { password })).status).toBe(404)
    expect(await db.$count(roomAcceptances, eq(roomAcceptances.roomId, room))).toBe(0)
  })

  test('overtakes a download, of which nothing is logged then', async () => {
    await acceptTerms(await signedInAs(account), room, { password })
    const DB = interruptedBefore('insert into "room_events"', meanwhile)
    const member = await signedInAs(account, { DB })
    expect(await downloadStatus(member, file)).toBe(404)
    expect(await eventsOf(room)).not.toContain('downloaded')
  })
})

describe('closing a room', () => {
  test('overtakes an upload, whose file stays with its sender', async () => {
    const DB = interruptedBefore('insert into "room_files"', close)
    const other = await signedInAs(advisor, { DB })
    const response = await addFiles(other, room, [{ name: 'late.pdf' }])
    expect(await errorsOf(response)).toEqual({ files: [messages.rooms.isClosed] })
    expect((await deskRoom(staff, room)).files).toHaveLength(1)
  })
})

describe('changing the terms', () => {
  test('overtakes their acceptance', async () => {
    const change = () => {
      const path = routes.deskRoomTerms.href({ id: room })
      return staff.send(path, { terms: 'Another text.' }, { as: 'json', method: 'PUT' })
    }
    const DB = interruptedBefore('insert into "room_acceptances"', change)
    const member = await signedInAs(account, { DB })
    expect(await errorsOf(await acceptTerms(member, room, { password }))).toEqual({
      hash: [messages.terms.changed],
    })
  })
})
