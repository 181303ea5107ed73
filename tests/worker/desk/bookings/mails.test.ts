import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import {
  bookAndConfirm,
  bookingFields,
  bookPage,
  cancelBooking,
  confirmBooking,
  confirmTokenIn,
  emptyMonday,
  holdTime,
  moveBooking,
  nextDay,
  rowsOf,
  setClock,
} from '#tests/support/desk/bookings.ts'
import { mailbox, mailTo } from '#tests/support/mail/mailbox.ts'
import { smtpPeer } from '#tests/support/mail/smtp-inbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const firm = 'hello@kilima.example'
const later = '2027-02-03T12:00:00.000Z'

emptyMonday()

/** Parses a calendar file with a calendar library. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('Expected an event')
  const event = new ICAL.Event(component)
  const all = (name: string) => component.getAllProperties(name)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
    summary: event.summary,
    description: event.description,
    location: event.location,
    status: component.getFirstPropertyValue('status'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    organizer: all('organizer').map((one) => [one.getFirstParameter('cn'), one.getFirstValue()]),
    attendees: all('attendee').map((one) => String(one.getFirstValue()).toLowerCase()),
    events: calendar.getAllSubcomponents().length,
  }
}

async function calendarIn(address: string, subject: string) {
  const { calendar } = await mailTo(address, subject)
  if (!calendar) throw new Error('Expected a calendar file')
  return { ...readCalendar(calendar.text), sent: calendar.method, text: calendar.text }
}

/** Expects lines of at most 75 bytes that end as RFC 5545 §3.1 requires. */
function expectFolded(text: string) {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
}

describe('the invitation to a consultation', () => {
  test('goes to both sides, with one UID and the time in UTC', async () => {
    const fields = { name: 'Amina Otieno', company: 'Example Ltd', topic: 'Licences' }
    const token = await bookAndConfirm({ ...fields, email: 'amina@example.com', minutes: 60 })
    const visitorCalendar = await calendarIn('amina@example.com', 'Your consultation is booked')
    const firmCalendar = await calendarIn(firm, 'New consultation with Amina Otieno')
    const common = {
      method: 'REQUEST',
      sent: 'REQUEST',
      sequence: 0,
      starts: nextDay,
      ends: '2027-02-02T08:00:00.000Z',
      isUtc: true,
      status: 'CONFIRMED',
      stamp: '2027-02-01T04:00:00Z',
      organizer: [['Kilima Advisory', `mailto:${firm}`]],
      attendees: ['mailto:amina@example.com'],
      events: 1,
    }
    expect(visitorCalendar).toMatchObject({
      ...common,
      summary: 'Consultation with Kilima Advisory',
    })
    expect(firmCalendar).toMatchObject({
      ...common,
      summary: 'Consultation: Amina Otieno (Example Ltd)',
    })
    expect(firmCalendar.uid).toBe(visitorCalendar.uid)
    const link = `https://kilima.test${routes.booking.href({ token })}`
    expect(visitorCalendar.location).toBe(link)
    expect(visitorCalendar.description).toContain(link)
    expect(firmCalendar.text.replaceAll('\r\n ', '')).not.toContain(token)
    expect(firmCalendar.description).toContain('Licences')
    for (const { text } of [visitorCalendar, firmCalendar]) expectFolded(text)
  })

  test('is replaced by a move and cancelled by a cancellation', async () => {
    const email = 'moves@example.com'
    const token = await bookAndConfirm({ email })
    const first = await calendarIn(email, 'Your consultation is booked')
    await moveBooking(token, later)
    const second = await calendarIn(email, 'Your consultation has a new time')
    expect(second).toMatchObject({ method: 'REQUEST', uid: first.uid, sequence: 1, starts: later })
    await cancelBooking(token)
    const third = await calendarIn(email, 'Your consultation is cancelled')
    expect(third).toMatchObject({
      method: 'CANCEL',
      sent: 'CANCEL',
      uid: first.uid,
      sequence: 2,
      starts: later,
      status: 'CANCELLED',
    })
    const firmMails = await mailbox(firm)
    expect(firmMails.map(({ subject }) => subject).sort()).toEqual([
      'Consultation with Amina Otieno has a new time',
      'Consultation with Amina Otieno is cancelled',
      'New consultation with Amina Otieno',
    ])
  })

  test.each([
    ['quotes and separators', `Amina "A"; DROP, \\n: Otieno`],
    ['another script', 'أمينة عثمان 阿米娜 🦁'],
    ['a property of its own', 'x END:VEVENT BEGIN:VALARM'],
  ])('treats input as text: %s', async (_, name) => {
    const topic = `${name}\nEND:VCALENDAR\nATTENDEE:mailto:x@example.com\n${'ß🦁;,\\'.repeat(60)}`
    const email = `odd-${name.length}@example.com`
    await bookAndConfirm({ name, topic, company: name, email })
    const [mail] = (await mailbox(firm)).filter(({ replyTo }) => replyTo === email)
    const text = mail?.calendar?.text ?? ''
    const entry = readCalendar(text)
    expect(entry.summary).toBe(`Consultation: ${name} (${name})`)
    expect(entry.description).toContain(topic)
    expect(entry).toMatchObject({ events: 1, attendees: [`mailto:${email}`] })
    expectFolded(text)
  })

  test('cannot be given further lines by a name (header-injection)', async () => {
    await bookAndConfirm({ name: 'A\r\nATTENDEE:mailto:x@example.com', email: 'lines@example.com' })
    const [mail] = (await mailbox(firm)).filter(({ replyTo }) => replyTo === 'lines@example.com')
    expect(readCalendar(mail?.calendar?.text ?? '').attendees).toEqual(['mailto:lines@example.com'])
  })

  test.each([
    ['a?bcc=spy', 'mailto:a%3Fbcc%3Dspy@example.com'],
    ['a%0abcc=spy&cc=x', 'mailto:a%250abcc%3Dspy%26cc%3Dx@example.com'],
    ['#/{}|^`', 'mailto:%23%2F%7B%7D%7C%5E%60@example.com'],
    ["o'neil+tag-1.x_~!$*", "mailto:o'neil+tag-1.x_~!$*@example.com"],
    ['ü', 'mailto:%C3%BC@example.com'],
  ])('names nobody besides the address (mailto-header-injection): %s', async (local, attendee) => {
    const email = `${local}@example.com`
    await bookAndConfirm({ email })
    const { calendar } = await mailTo(email, 'Your consultation is booked')
    const text = (calendar?.text ?? '').replaceAll('\r\n ', '')
    expect(text).toMatch(/^ATTENDEE;[^\r]*:MAILTO:/m)
    expect(readCalendar(text).attendees).toEqual([attendee.toLowerCase()])
    const uri = new URL(readCalendar(text).attendees[0] ?? '')
    expect([uri.search, uri.hash]).toEqual(['', ''])
  })

  test('sends no input to the visitor’s address (mail-relay)', async () => {
    const input = 'Visit evil.example now'
    const email = 'victim@example.com'
    await bookAndConfirm({ email, name: input, company: input, topic: input })
    const mail = await mailTo(email, 'Your consultation is booked')
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })

  test('is also a file behind the link, with the present state', async () => {
    const token = await bookAndConfirm()
    await moveBooking(token, later)
    const visitor = newVisitor()
    const response = await visitor.visit(routes.bookingCalendar.href({ token }))
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(readCalendar(await response.text())).toMatchObject({
      method: 'PUBLISH',
      sequence: 1,
      starts: later,
    })
    await cancelBooking(token)
    const after = await visitor.visit(routes.bookingCalendar.href({ token }))
    expect(readCalendar(await after.text())).toMatchObject({ sequence: 2, status: 'CANCELLED' })
    expect((await visitor.visit('/book/unknown.ics')).status).toBe(404)
  })
})

describe('the way to meet', () => {
  const { meeting } = messages.booking

  test('is on the booking page, in the emails and in the calendar', async () => {
    const html = await (await newVisitor().visit(routes.book.href())).text()
    expect(html).toContain(meeting)
    const email = 'meets@example.com'
    const token = await bookAndConfirm({ email })
    await moveBooking(token, later)
    for (const subject of ['Your consultation is booked', 'Your consultation has a new time']) {
      const { text } = await mailTo(email, subject)
      expect(text.replace(/\s+/g, ' ')).toContain(meeting)
      const { description } = await calendarIn(email, subject)
      expect(description).toContain(meeting)
      expect(description).toContain('Reschedule or cancel: ')
    }
  })

  test('and the link for changes are left out after a cancellation', async () => {
    const email = 'cancels@example.com'
    const token = await bookAndConfirm({ email })
    await cancelBooking(token)
    const { text } = await mailTo(email, 'Your consultation is cancelled')
    expect(text.replace(/\s+/g, ' ')).not.toContain(meeting)
    const mailedCalendar = await calendarIn(email, 'Your consultation is cancelled')
    const path = routes.bookingCalendar.href({ token })
    const linkedCalendar = readCalendar(await (await newVisitor().visit(path)).text())
    for (const { status, description } of [mailedCalendar, linkedCalendar]) {
      expect(status).toBe('CANCELLED')
      expect(description).toMatch(/^Reference: [0-9A-F-]+$/)
    }
  })
})

describe('the mail to the visitor', () => {
  test.each([
    ['Europe/London', 'Your time: Wednesday 31 March 2027, 08:00 to 08:30 (Europe/London)'],
    ['America/New_York', 'Your time: Wednesday 31 March 2027, 03:00 to 03:30 (America/New_York)'],
    [
      'America/Los_Angeles',
      'Your time: Wednesday 31 March 2027, 00:00 to 00:30 (America/Los_Angeles)',
    ],
    ['Asia/Tokyo', 'Your time: Wednesday 31 March 2027, 16:00 to 16:30 (Asia/Tokyo)'],
    ['', 'In UTC: Wednesday 31 March 2027, 07:00 to 07:30 (UTC)'],
  ])('has the time in both zones, after a change of clocks: %s', async (zone, theirs) => {
    setClock('2027-03-24T06:00:00Z')
    const email = `zone-${zone.length}@example.com`
    const token = await bookAndConfirm({ email, zone, slot: '2027-03-31T07:00:00.000Z' })
    const { text } = await mailTo(email, 'Your consultation is booked')
    expect(text).toContain('Wednesday 31 March 2027, 10:00 to 10:30 (Nairobi)')
    expect(text).toContain(theirs)
    expect(text).toContain(`Reschedule or cancel: https://kilima.test/book/${token}`)
    expect(text).toMatch(/^Reference: [0-9A-F]{4}-[0-9A-F]{4}$/m)
  })

  test('has the time once for somebody in Nairobi', async () => {
    await bookAndConfirm({ email: 'nairobi@example.com', zone: 'Africa/Nairobi' })
    const { text } = await mailTo('nairobi@example.com', 'Your consultation is booked')
    expect(text.match(/10:00/g)).toHaveLength(1)
  })

  test('is sent for changes at the desk regardless of the mailbox’s limit', async () => {
    const email = 'full@example.com'
    const token = await bookAndConfirm({ email })
    for (const day of ['03', '04', '05', '08', '09']) {
      expect((await moveBooking(token, `2027-02-${day}T07:00:00.000Z`)).status).toBe(204)
    }
    // Five that anybody can cause, and the one after the confirmation.
    expect(await mailbox(email)).toHaveLength(6)
    const [row] = await rowsOf('bookings')
    const advisor = await signedInAs(await createUser({ role: 'advisor' }))
    const path = routes.deskBooking.href({ id: String(row?.id) })
    expect((await advisor.send(path, {}, { as: 'json', method: 'DELETE' })).status).toBe(204)
    const mail = await mailTo(email, 'Your consultation is cancelled')
    expect(mail.text).toContain('Book another time: https://kilima.test/book')
    expect(mail.calendar).toMatchObject({ method: 'CANCEL' })
  })
})

describe('by SMTP', () => {
  test('the calendar file arrives complete, next to both parts of the email', async () => {
    vi.useRealTimers()
    await smtpPeer.behave('accept')
    await smtpPeer.clear()
    const browser = newVisitor(smtpPeer.settings())
    const [slot] = (await bookPage('', browser)).days.flatMap(({ slots }) => slots)
    const topic = 'ß🦁, a long one; '.repeat(20)
    const fields = bookingFields({ slot, email: 'smtp@example.com', topic })
    expect((await browser.send('/book', fields, { as: 'json' })).status).toBe(201)
    const [confirmation] = await smtpPeer.inbox()
    expect(confirmation?.raw).not.toContain('text/calendar')
    await smtpPeer.clear()
    const { text } = await PostalMime.parse(confirmation?.raw ?? '')
    expect(
      (await confirmBooking(confirmTokenIn({ text: text ?? '' }), 'json', browser)).status,
    ).toBe(204)
    const mails = await smtpPeer.inbox()
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([firm, 'smtp@example.com'])
    for (const { raw } of mails) {
      expect(raw).toMatch(/^Content-Type: multipart\/mixed;/m)
      const [, encoded = ''] =
        raw.match(
          /Content-Type: text\/calendar; charset=utf-8; method=REQUEST; name="invite.ics"[\s\S]*?base64\r\n\r\n([\s\S]*?)\r\n\r\n--/,
        ) ?? []
      const bytes = Uint8Array.from(atob(encoded.replace(/\s/g, '')), (one) => one.charCodeAt(0))
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      expect(readCalendar(text)).toMatchObject({ method: 'REQUEST', sequence: 0, starts: slot })
      expectFolded(text)
      for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    }
  })
})

describe("Cloudflare's mail service", () => {
  test('gets the calendar file as an attachment', async () => {
    const sentMails: { to: string; subject: string; attachments?: EmailAttachment[] }[] = []
    const EMAIL = { send: async (mail: never) => void sentMails.push(mail) }
    const { confirmToken } = await holdTime({ email: 'bound@example.com' })
    await confirmBooking(confirmToken, 'json', newVisitor({ EMAIL }))
    const invitations = sentMails.filter(({ subject }) => subject === 'Your consultation is booked')
    const mail = invitations.find(({ to }) => to === 'bound@example.com')
    expect(mail?.attachments).toMatchObject([
      {
        disposition: 'attachment',
        filename: 'invite.ics',
        type: 'text/calendar; charset=utf-8; method=REQUEST',
      },
    ])
    const content = mail?.attachments?.[0]?.content as Uint8Array
    expect(readCalendar(new TextDecoder().decode(content)).starts).toBe(nextDay)
  })
})

describe('the local mailbox', () => {
  test('shows the calendar file', async () => {
    await bookAndConfirm({ email: 'local@example.com' })
    const { id } = await mailTo('local@example.com', 'Your consultation is booked')
    const local = newVisitor({ DEV_MAILBOX: 'true', APP_URL: 'http://localhost:8787' })
    const path = `http://localhost:8787${routes.devMail.href({ id })}`
    const html = await (await local.visit(path, { headers: { Accept: 'text/html' } })).text()
    expect(html).toContain('BEGIN:VCALENDAR')
    expect(await env.DB.prepare('SELECT count(*) AS n FROM outbox').first('n')).toBe(3)
  })
})
