import { beforeAll, describe, expect, test, vi } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import {
  bookAndConfirm,
  cancelBooking,
  monday,
  moveBooking,
  rowsOf,
  setClock,
} from '#tests/support/desk/bookings.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const { DB, queries } = watchedQueries()

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  setClock(monday)
  const visitor = () => newVisitor({ DB })
  const token = await bookAndConfirm({}, visitor())
  await visitor().page(routes.book.href())
  await visitor().page(routes.booking.href({ token }))
  await moveBooking(token, '2027-02-03T07:00:00.000Z', 'json', visitor())
  await cancelBooking(token, 'json', visitor())
  await bookAndConfirm()
  const desk = await signedInAs(await createUser({ role: 'advisor' }), { DB })
  await desk.page(routes.deskCalendar.href())
  const fields = { from: '2027-02-08', to: '2027-02-08', reason: 'Idd' }
  await desk.send(routes.deskClosures.href(), fields, { as: 'json' })
  const [closure] = await rowsOf('closures')
  const id = String(closure?.id)
  await desk.send(routes.deskClosure.href({ id }), {}, { as: 'json', method: 'DELETE' })
  const coming = (await rowsOf('bookings')).find(({ cancelled_at }) => cancelled_at === null)
  const path = routes.deskBooking.href({ id: String(coming?.id) })
  await desk.send(path, {}, { as: 'json', method: 'DELETE' })
  vi.useRealTimers()
})

describe('a statement of the bookings', () => {
  test('is one of many', () => {
    const all = [...queries].join('\n')
    for (const table of ['bookings', 'booking_cells', 'closures', 'desk_log']) {
      expect(all).toContain(`insert into "${table}"`)
    }
    expect(all).toContain('update "bookings"')
    expect(all).toContain('delete from "closures"')
  })

  test('finds its rows by an index', async () => {
    for (const query of queries) expect(await slowSteps(query), query).toEqual([])
  })
})
