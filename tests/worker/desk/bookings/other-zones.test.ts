import ICAL from 'ical.js'
import { afterEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { bookAndConfirm, bookPage, emptyMonday, setClock } from '#tests/support/desk/bookings.ts'
import { mailTo } from '#tests/support/mail/mailbox.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition, editionOf, setCurrentEdition } from '#worker/knowledge/edition.ts'

emptyMonday()

afterEach(() => setCurrentEdition(undefined))

/** Moves the firm to another zone, with an office that is open every day. */
function moveFirm(timeZone: string, country: string) {
  const { records } = currentEdition()
  const weekdays: (typeof records.firm.hours)[number]['weekdays'] = [0, 1, 2, 3, 4, 5, 6]
  const hours = [{ weekdays, opens: '08:00', closes: '18:00' }]
  const addresses = [{ label: 'Office', lines: ['A street'], country }]
  const firm = {
    ...records.firm,
    ...{ timeZone, hours, addresses, businessDays: weekdays },
  }
  setCurrentEdition(editionOf({ ...records, firm }, 'published'))
}

describe.each([
  // Summer time begins at 01:00 UTC: the day has 23 hours, and eight is at seven in UTC.
  {
    zone: 'Europe/London',
    country: 'GB',
    day: '2027-03-28',
    opening: '2027-03-28T07:00:00.000Z',
    dayBefore: '2027-03-27T08:00:00.000Z',
    text: 'Sunday 28 March 2027, 08:00 to 08:30 (London)',
  },
  // Ramadan begins: the clock is put back from UTC+1 at 02:00 UTC, and the day has 25 hours.
  {
    zone: 'Africa/Casablanca',
    country: 'MA',
    day: '2026-02-15',
    opening: '2026-02-15T08:00:00.000Z',
    dayBefore: '2026-02-14T07:00:00.000Z',
    text: 'Sunday 15 February 2026, 08:00 to 08:30 (Casablanca)',
  },
])('on a day of changing clocks in $zone', (place) => {
  const { zone, country, day, opening, dayBefore, text } = place

  test('times, emails, calendar entries and the page are those of its clock', async () => {
    setClock(new Date(Date.parse(dayBefore) - 5 * 86_400_000).toISOString())
    moveFirm(zone, country)
    const { days } = await bookPage(`?date=${day}`)
    expect(days[0]?.slots[0]).toBe(opening)
    expect(days[0]?.slots).toHaveLength(20)
    const email = `${country.toLowerCase()}@example.com`
    const token = await bookAndConfirm({ slot: opening, email, zone })
    const mail = await mailTo(email, 'Your consultation is booked')
    expect(mail.text).toContain(`Time: ${text}`)
    const file = await newVisitor().visit(routes.bookingCalendar.href({ token }))
    const calendar = new ICAL.Component(ICAL.parse(await file.text()))
    const event = new ICAL.Event(present(calendar.getFirstSubcomponent('vevent')))
    expect(event.startDate.toJSDate().toISOString()).toBe(opening)
    expect(event.duration.toSeconds()).toBe(30 * 60)
    const page = await newVisitor().visit(routes.booking.href({ token }), {
      headers: { Accept: 'text/html' },
    })
    const html = await page.text()
    expect(html).toContain(text.split(' 20')[0])
    expect(html).toContain('>08:00</span>')
  })
})
