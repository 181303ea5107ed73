import { describe, expect, test } from 'vitest'
import { booking as limits } from '#shared/desk/constants.ts'
import { Browser } from '#tests/support/browser.ts'
import { at, bookingOf, emptyMonday, monday, slotsFrom } from '#tests/support/desk/bookings.ts'

emptyMonday()

/** The times at which half an hour is free in the 30 days that are offered. */
async function freeTimes(): Promise<string[]> {
  const weeks = ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22', '2027-03-01']
  const found: string[] = []
  for (const date of weeks) found.push(...(await slotsFrom(`?date=${date}`)))
  return found
}

/** Sends so many bookings of an hour, each under a made-up address; returns how many were taken. */
async function flood(count: number, addressOf: (at: number) => string): Promise<number> {
  const hours = (await freeTimes()).filter((slot) => slot.endsWith(':00:00.000Z'))
  let taken = 0
  for (let from = 0; from < count; from += 10) {
    const numbers = Array.from({ length: Math.min(10, count - from) }, (_, at) => from + at)
    const replies = await Promise.all(
      numbers.map((number) => {
        const email = `made-up-${number}@nowhere-${number}.example`
        const sent = bookingOf({ slot: hours[number % hours.length], minutes: 60, email })
        return new Browser({ address: addressOf(number) }).send('/book', sent, { as: 'json' })
      }),
    )
    taken += replies.filter(({ status }) => status === 201).length
  }
  return taken
}

const inHalfAnHour = () => at(new Date(Date.parse(monday) + 31 * 60_000).toISOString())

const cellsAnHour = 60 / limits.cellMinutes

describe('216 bookings under made-up addresses', () => {
  test('from one /48 hold a few hours, for half an hour', async () => {
    const before = await freeTimes()
    const taken = await flood(216, (number) => `2001:db8:7:${number.toString(16)}::1`)
    expect(taken).toBe(limits.holdsPerNetwork.hits)
    expect(await freeTimes()).toHaveLength(before.length - taken * cellsAnHour)
    inHalfAnHour()
    expect(await freeTimes()).toEqual(before)
  })
})

describe('400 bookings under made-up addresses', () => {
  test('from 400 networks leave most of the calendar free, and all of it half an hour later', async () => {
    const before = await freeTimes()
    const taken = await flood(400, (number) => `10.${number >> 8}.${number & 255}.1`)
    expect(taken).toBe(limits.holdsAtOnce)
    expect(await freeTimes()).toHaveLength(before.length - taken * cellsAnHour)
    inHalfAnHour()
    expect(await freeTimes()).toEqual(before)
  })
})
