import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, password, signedInAs } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'
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

const people = [
  'a visitor',
  'somebody else',
  'a member of another room',
  'a removed member',
  'a member with an unverified address',
  'a member who has not accepted the terms',
  'a member who has accepted the terms',
  'an advisor without a second factor',
  'an advisor',
  'an editor',
] as const
type Person = (typeof people)[number]

const states = ['open', 'closed'] as const
type State = (typeof states)[number]

/** The replies to the file, to the room, and to the acceptance of its terms. */
type Replies = [file: number, room: number, terms: number]

const outside: Replies = [404, 404, 404]
const expected: Record<Person, Record<State, Replies>> = {
  // Pages lead visitors to the log-in page.
  'a visitor': { open: [404, 302, 401], closed: [404, 302, 401] },
  'somebody else': { open: outside, closed: outside },
  'a member of another room': { open: outside, closed: outside },
  'a removed member': { open: outside, closed: outside },
  'a member with an unverified address': { open: [404, 302, 403], closed: [404, 302, 403] },
  'a member who has not accepted the terms': { open: [404, 200, 204], closed: outside },
  'a member who has accepted the terms': { open: [200, 200, 204], closed: outside },
  'an advisor without a second factor': { open: outside, closed: outside },
  'an advisor': { open: [200, 404, 404], closed: [200, 404, 404] },
  'an editor': { open: [200, 404, 404], closed: [200, 404, 404] },
}

interface Room {
  id: string
  file: string
  browsers: Record<Person, Browser>
}

const rooms = new Map<State, Room>()

beforeAll(async () => {
  for (const state of states) rooms.set(state, await roomIn(state))
})

/** A room with terms and a file, and everybody who can stand in some relation to it. */
async function roomIn(state: State): Promise<Room> {
  const { browser: staff } = await signInAtDesk('advisor')
  const id = await createRoom(staff, { terms: 'Please keep these files to yourself.' })
  const other = await createRoom(staff)
  const file = await addFile(staff, id)
  const removed = await memberOf(staff, id)
  const accepted = await memberOf(staff, id)
  await acceptTerms(accepted.browser, id, { password })
  await acceptTerms(removed.browser, id, { password })
  const { members } = await deskRoom(staff, id)
  const { id: member } = present(members.find(({ email }) => email === removed.account.email))
  await staff.send(routes.roomMember.href({ id, member }), {}, { as: 'json', method: 'DELETE' })
  const unverified = await createUser({ unverified: true })
  await staff.send(routes.roomMembers.href({ id }), { email: unverified.email }, { as: 'json' })
  const weak = await createUser({ role: 'advisor', withTwoFactor: false })
  const browsers = {
    'a visitor': new Browser(),
    'somebody else': await signedInAs(await createUser({})),
    'a member of another room': (await memberOf(staff, other)).browser,
    'a removed member': removed.browser,
    'a member with an unverified address': await signedInAs(unverified),
    'a member who has not accepted the terms': (await memberOf(staff, id)).browser,
    'a member who has accepted the terms': accepted.browser,
    'an advisor without a second factor': await signedInAs(weak),
    'an advisor': staff,
    'an editor': (await signInAtDesk('editor')).browser,
  }
  if (state === 'closed') await staff.send(routes.closeRoom.href({ id }), {}, { as: 'json' })
  return { id, file, browsers }
}

describe.each(states)('in a room that is %s', (state) => {
  test.each(people)('%s gets what is theirs', async (person) => {
    const { id, file, browsers } = present(rooms.get(state))
    const browser = browsers[person]
    const page = await browser.visit(routes.room.href({ id }))
    expect([
      await downloadStatus(browser, file),
      page.status,
      (await acceptTerms(browser, id, { password })).status,
    ]).toEqual(expected[person][state])
  })

  test('only staff with a second factor see its page at the desk', async () => {
    const { id, browsers } = present(rooms.get(state))
    for (const person of people) {
      const { status } = await browsers[person].visit(routes.deskRoom.href({ id }))
      const isStaff = person === 'an advisor' || person === 'an editor'
      const isRedirected =
        person === 'a visitor' ||
        person === 'a member with an unverified address' ||
        person === 'an advisor without a second factor'
      expect([person, status]).toEqual([person, isStaff ? 200 : isRedirected ? 302 : 404])
    }
  })
})

describe('an odd address or form', () => {
  const ids = ['%00', '%F0%9F%A6%81', "'%20OR%201=1", 'x'.repeat(2000), '..%2Fdesk']

  test.each(ids)('of a room is not there: %s', async (id) => {
    const { browsers } = present(rooms.get('open'))
    const [member, staff] = [browsers['a removed member'], browsers['an advisor']]
    const requests = [
      member.visit(`/rooms/${id}`),
      member.send(`/rooms/${id}/terms`, { password }, { as: 'json' }),
      staff.visit(`/desk/rooms/${id}`),
      staff.send(`/desk/rooms/${id}/members`, { email: 'a@example.com' }, { as: 'json' }),
      staff.send(`/desk/rooms/${id}/members/${id}`, {}, { as: 'json', method: 'DELETE' }),
      staff.send(`/desk/rooms/${id}/terms`, { terms: 'x' }, { as: 'json', method: 'PUT' }),
      staff.send(`/desk/rooms/${id}/close`, {}, { as: 'json' }),
    ]
    for (const response of await Promise.all(requests)) expect(response.status).toBe(404)
  })

  test.each([{ name: [] }, { name: {}, terms: 5 }, { name: 'x'.repeat(5000) }, { terms: [''] }])(
    'is refused at its fields: %j',
    async (fields) => {
      const { browsers, id } = present(rooms.get('open'))
      const staff = browsers['an advisor']
      const forms = [
        [routes.deskRooms.href(), fields],
        [routes.roomMembers.href({ id }), { email: fields }],
        [routes.roomFiles.href({ id }), { files: fields, version_of: fields }],
      ] as const
      for (const [path, form] of forms) {
        expect((await staff.send(path, form, { as: 'json' })).status).toBe(422)
      }
    },
  )
})
