import { describe, expect, test } from 'vitest'
import { booking as limits } from '#shared/desk/constants.ts'
import { Browser } from '#tests/support/browser.ts'
import {
  bookingFields,
  emptyMonday,
  monday,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'

emptyMonday()

async function freeTimes(): Promise<string[]> {
  const weeks = ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22', '2027-03-01']
  const times: string[] = []
  for (const date of weeks) times.push(...(await slotsFrom(`?date=${date}`)))
  return times
}

/** Books a number of hours, each under an invented address; returns the number accepted. */
async function flood(count: number, addressOf: (at: number) => string): Promise<number> {
  const hours = (await freeTimes()).filter((slot) => slot.endsWith(':00:00.000Z'))
  let accepted = 0
  for (let from = 0; from < count; from += 10) {
    const numbers = Array.from({ length: Math.min(10, count - from) }, (_, at) => from + at)
    const replies = await Promise.all(
      numbers.map((number) => {
        const email = `made-up-${number}@nowhere-${number}.example`
        const sent = bookingFields({ slot: hours[number % hours.length], minutes: 60, email })
        return new Browser({ address: addressOf(number) }).send('/book', sent, { as: 'json' })
      }),
    )
    accepted += replies.filter(({ status }) => status === 201).length
  }
  return accepted
}

const inHalfAnHour = () => setClock(new Date(Date.parse(monday) + 31 * 60_000).toISOString())

const cellsAnHour = 60 / limits.cellMinutes

const { holdsPerNetwork, holdsAtOnce } = limits

describe('bookings under made-up addresses', () => {
  test('from one /48 hold a few hours, for half an hour', async () => {
    const before = await freeTimes()
    const addressOf = (number: number) => `2001:db8:7:${number.toString(16)}::1`
    const accepted = await flood(4 * holdsPerNetwork.hits, addressOf)
    expect(accepted).toBe(holdsPerNetwork.hits)
    expect(await freeTimes()).toHaveLength(before.length - accepted * cellsAnHour)
    inHalfAnHour()
    expect(await freeTimes()).toEqual(before)
  })

  test('from many networks leave most of the calendar free, and all of it half an hour later', async () => {
    const before = await freeTimes()
    const accepted = await flood(2 * holdsAtOnce, (number) => `10.0.${number}.1`)
    expect(accepted).toBe(holdsAtOnce)
    expect(await freeTimes()).toHaveLength(before.length - accepted * cellsAnHour)
    inHalfAnHour()
    expect(await freeTimes()).toEqual(before)
  })
})
