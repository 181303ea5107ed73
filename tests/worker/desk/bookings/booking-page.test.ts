import { describe, expect, test, vi } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { Browser } from '#tests/support/browser.ts'
import { failingDatabase, hangingDatabase } from '#tests/support/db/failing-stores.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  bookAndConfirm,
  bookPage,
  emptyMonday,
  firstSlot,
  monday,
  nextDay,
  sendBooking,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

emptyMonday()

describe('the booking page', () => {
  test('offers seven days from today, by default half an hour', async () => {
    const { days, date, minutes, zone, values, now, previous } = await bookPage()
    expect(days).toHaveLength(7)
    expect(days.map((day) => day.date)).toEqual([
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
    ])
    expect(days[0]?.slots[0]).toBe(firstSlot)
    expect(days[1]?.slots).toHaveLength(20)
    expect(days[5]?.slots).toEqual([])
    expect({ date, minutes, zone, values, now, previous }).toEqual({
      date: '2027-02-01',
      minutes: 30,
      zone: null,
      values: {},
      now: monday,
      previous: null,
    })
  })

  test('offers an hour where it fits', async () => {
    const { days, minutes } = await bookPage('?minutes=60')
    expect(minutes).toBe(60)
    expect(days[1]?.slots).toHaveLength(19)
  })

  test.each(['45', '0', '-30', '30.5', '3e1', '60&minutes=30', 'x'.repeat(2000), '%00', '[]'])(
    'takes no other length: %s',
    async (minutes) => {
      expect((await bookPage(`?minutes=${minutes}`)).minutes).toBe(30)
    },
  )

  test('shows the requested week', async () => {
    const { days, date, previous, next } = await bookPage('?date=2027-02-10')
    expect(days[0]).toMatchObject({ date: '2027-02-10', closed: null })
    expect({ date, previous, next }).toEqual({
      date: '2027-02-10',
      previous: '2027-02-03',
      next: '2027-02-17',
    })
  })

  test.each([
    '2027-02-30',
    '2027-13-01',
    '0000-00-00',
    'tomorrow',
    '20270210',
    '1e9',
    '2027-02-10T00:00:00Z',
    '%FF',
    '2027-02-10&date=2027-02-11',
    "'; DROP TABLE bookings;--",
  ])('shows this week for an odd day: %s', async (date) => {
    expect((await bookPage(`?date=${date}`)).date).toBe('2027-02-01')
  })

  test.each(['2020-01-01', '2027-03-04', '2028-01-01', '2999-12-31'])(
    'offers nothing where nothing can be booked: %s',
    async (date) => {
      const props = await bookPage(`?date=${date}`)
      expect(props.date).toBe(date)
      expect(props.days.flatMap(({ slots }) => slots)).toEqual([])
    },
  )

  test('names the holiday or the closure on a business day', async () => {
    setClock('2027-03-22T04:00:00Z')
    await insertRows('closures', [
      {
        id: 'one',
        first_day: '2027-03-25',
        last_day: '2027-03-25',
        reason: 'Moving house',
        created_at: 0,
      },
    ])
    const { days } = await bookPage('?date=2027-03-24')
    expect(days.map(({ closed }) => closed)).toEqual([
      null,
      'The office is closed',
      'Good Friday',
      null,
      null,
      'Easter Monday',
      null,
    ])
    expect(JSON.stringify(days)).not.toContain('Moving house')
  })

  test('has the market and service of the link, if we know them', async () => {
    expect(await bookPage('?market=kenya&service=investor-advisory')).toMatchObject({
      market: { slug: 'kenya', name: 'Kenya' },
      service: 'investor-advisory',
      values: { market: 'kenya', service: 'investor-advisory' },
    })
    const product = await bookPage('?market=kenya&product=lottery')
    expect(product.values.topic).toBe('Can I launch a lottery in Kenya?')
    expect(await bookPage('?product=lottery')).toMatchObject({ values: {} })
    const props = await bookPage('?market=atlantis&service=__proto__')
    expect(props).not.toHaveProperty('market')
    expect(props).not.toHaveProperty('service')
    expect(props.values).toEqual({})
  })

  test('has the zone of the client, but not a local server’s placeholder', async () => {
    const browser = newVisitor()
    const headers = async (country: string) => {
      const response = await browser.visit(routes.book.href(), {
        headers: {
          Accept: 'text/html',
          'X-Inertia': 'true',
          'X-Inertia-Version': await browser.version(),
          'CF-IPCountry': country,
        },
        cf: { country: 'GB', timezone: 'Europe/London' },
      })
      return (await response.json<{ props: { zone: string | null } }>()).props.zone
    }
    expect(await headers('GB')).toBe('Europe/London')
    expect(await headers('KE')).toBeNull()
  })

  test('does not offer occupied times', async () => {
    await bookAndConfirm({ slot: nextDay, minutes: '60' })
    const slots = await slotsFrom()
    expect(slots).not.toContain(nextDay)
    expect(slots).not.toContain('2027-02-02T07:30:00.000Z')
    expect(slots).toContain('2027-02-02T08:00:00.000Z')
  })

  test('is never cached', async () => {
    const response = await newVisitor().page(routes.book.href())
    expect(response.component).toBe('booking/choose')
  })

  test.each([
    ['is down', failingDatabase],
    ['hangs', hangingDatabase],
  ])('replies 503 without times while the database %s', async (_, database) => {
    vi.useRealTimers()
    const browser = newVisitor({ DB: database() })
    const paths = [routes.book.href(), routes.booking.href({ token: 'x' })]
    const replies = paths.map((path) => browser.visit(path, { headers: { Accept: 'text/html' } }))
    for (const response of await Promise.all(replies)) {
      expect(response.status).toBe(503)
      expect(await response.text()).not.toContain('"slots"')
    }
  })
})

/** Returns the page after a reply. */
async function pageAfter(browser: Browser, response: Response) {
  return browser.page(response.headers.get('Location') ?? 'missing:')
}

describe('a refused booking', () => {
  test.each(['page', 'inertia'] as const)(
    'keeps what was typed and the week, by %s',
    async (as) => {
      const browser = newVisitor()
      const input = {
        slot: '2027-02-10T07:00:00.000Z',
        minutes: '60',
        name: 'Amina',
        email: 'none',
        company: 'Example Ltd',
        topic: 'Two\nlines',
        zone: 'Europe/London',
        market: 'kenya',
        service: 'custom-research',
      }
      const response = await sendBooking(input, { browser, as })
      const { props } = await pageAfter(browser, response)
      expect(props).toMatchObject({
        errors: { email: messages.email },
        values: input,
        minutes: 60,
        date: '2027-02-10',
        market: { slug: 'kenya' },
        service: 'custom-research',
      })
    },
  )

  test('shows its week again', async () => {
    const browser = newVisitor()
    const from = '/book?minutes=60&date=2027-02-10'
    const response = await browser.send(
      '/book',
      { slot: nextDay },
      { headers: { Referer: browser.origin + from } },
    )
    expect(response.headers.get('Location')).toBe(from)
  })

  test.each(['+275760-09-12T23:59:59Z', '2027', '9999-12-31T23:59:59Z', 'x'.repeat(3000)])(
    'is shown again whatever was sent as its time: %s',
    async (slot) => {
      const browser = newVisitor()
      const { props } = await pageAfter(
        browser,
        await sendBooking({ slot }, { browser, as: 'inertia' }),
      )
      expect(props.errors).toEqual({ slot: messages.in('slot') })
    },
  )
})
