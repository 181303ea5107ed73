import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { busyCalendar, booking as limits } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { rowsOf } from '#tests/support/desk/bookings.ts'
import { calendarOf, calendarWith, readCalendar } from '#tests/support/desk/calendars.ts'
import { createHost, saveHours, withoutHosts } from '#tests/support/desk/hosts.ts'
import { errorsOf } from '#tests/support/replies.ts'

const time = ['DTSTART:20270202T070000Z', 'DTEND:20270202T080000Z']
const stranger = 'ORGANIZER:mailto:stranger@example.com'
const colleague = 'ORGANIZER;CN=Colleague:mailto:colleague@kilima.example'
const me = (answer: string) => `ATTENDEE;PARTSTAT=${answer}:mailto:host@kilima.example`

const isBusy = async (...lines: string[]) =>
  (await readCalendar(calendarOf([...time, ...lines]))).times.length > 0

describe('an invitation leaves the host free', () => {
  test.each([
    ['never answered', [stranger, me('NEEDS-ACTION')]],
    ['never answered, without saying so', [stranger, 'ATTENDEE:mailto:host@kilima.example']],
    ['declined', [stranger, me('DECLINED')]],
    ['declined, of a colleague', [colleague, me('DECLINED')]],
    ['never answered, of a colleague', [colleague, me('NEEDS-ACTION')]],
    ['tentative, of a stranger', [stranger, me('TENTATIVE')]],
    ['tentative, without attendees, of a stranger', [stranger, 'STATUS:TENTATIVE']],
    ['tentative for Outlook, of a stranger', [stranger, 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE']],
    ['declined, in small letters', [stranger, me('declined')]],
    ['declined, by a scheme in capitals', [stranger, me('DECLINED').replace('mailto', 'MAILTO')]],
    ['declined, by an address in capitals', [stranger, me('DECLINED').replace('host', 'HoSt')]],
    ['declined, by an encoded address', [stranger, me('DECLINED').replace('@', '%40')]],
    ['declined, without a scheme', [stranger, me('DECLINED').replace('mailto:', '')]],
    [
      'declined, with a name full of marks',
      [
        stranger,
        'ATTENDEE;CN="H, o; st: x";PARTSTAT="DECLINED";RSVP=TRUE:mailto:host@kilima.example',
      ],
    ],
    [
      'declined, beside an address of another kind',
      [stranger, 'ATTENDEE;EMAIL=host@kilima.example;PARTSTAT=DECLINED:/123/principal/'],
    ],
    [
      'declined, on folded lines',
      [stranger, 'ATTENDEE;PARTST\r\n AT=DECL\r\n INED:mailto:host@kili\r\n\tma.example'],
    ],
    [
      'never answered at another address',
      [stranger, 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:me@elsewhere.example'],
    ],
    [
      'declined by its organiser',
      [stranger.replace('stranger@example.com', 'host@kilima.example'), me('DECLINED')],
    ],
  ])('%s', async (_, lines) => {
    expect(await isBusy(...lines)).toBe(false)
  })
})

describe('an event keeps the host busy', () => {
  test.each([
    ['without attendees', []],
    ['accepted, of a stranger', [stranger, me('ACCEPTED')]],
    ['accepted and tentative for its organiser', [stranger, me('ACCEPTED'), 'STATUS:TENTATIVE']],
    ['tentative, of a colleague', [colleague, me('TENTATIVE')]],
    ['tentative, of nobody else', [me('TENTATIVE')]],
    ['tentative, of the host', ['STATUS:TENTATIVE']],
    ['with an attendee that cannot be read', [stranger, 'ATTENDEE;CN="A" "B;x:mailto:b@x.example']],
    ['delegated', [stranger, me('DELEGATED')]],
    ['that the host organises', ['ORGANIZER:mailto:host@kilima.example', me('NEEDS-ACTION')]],
    ['of a stranger, with other attendees', [stranger, 'ATTENDEE:mailto:list@example.com']],
    [
      'accepted at one of several addresses',
      [stranger, me('DECLINED'), 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:me@elsewhere.example'],
    ],
    [
      'declined by somebody else alone',
      [stranger, me('ACCEPTED'), 'ATTENDEE;PARTSTAT=DECLINED:mailto:other@example.com'],
    ],
    [
      'declined by a longer address',
      [stranger, 'ATTENDEE;PARTSTAT=DECLINED:mailto:host@kilima.example.com'],
    ],
  ])('%s', async (_, lines) => {
    expect(await isBusy(...lines)).toBe(true)
  })
})

test('Each changed occurrence has an answer of its own', async () => {
  const change = (day: string, answer: string) => [
    'UID:a',
    `RECURRENCE-ID:${day}T070000Z`,
    ...[`DTSTART:${day}T070000Z`, 'DURATION:PT1H', stranger, me(answer)],
  ]
  const daily = ['UID:a', ...time, stranger, 'RRULE:FREQ=DAILY;COUNT=3']
  const accepted = calendarOf([...daily, me('ACCEPTED')], change('20270203', 'DECLINED'))
  expect((await readCalendar(accepted)).times).toEqual([
    '2027-02-02T07:00 2027-02-02T08:00',
    '2027-02-04T07:00 2027-02-04T08:00',
  ])
  const unanswered = calendarOf([...daily, me('NEEDS-ACTION')], change('20270203', 'ACCEPTED'))
  expect((await readCalendar(unanswered)).times).toEqual(['2027-02-03T07:00 2027-02-03T08:00'])
})

describe('unanswered invitations leave meetings busy', () => {
  const unanswered = [stranger, me('NEEDS-ACTION')]
  const list = <Item>(length: number, item: (index: number) => Item) =>
    Array.from({ length }, (_, index) => item(index))
  const zone = (index: number) => [
    ...['BEGIN:VTIMEZONE', `TZID:Office ${index}`, 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
    ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const inOffice = (index: number, ...lines: string[]) => [
    ...['BEGIN:VEVENT', `DTSTART;TZID=Office ${index}:20270202T100000`, 'DURATION:PT1H'],
    ...[...lines, 'END:VEVENT'],
  ]

  test('in more described zones than are read', async () => {
    const zones = list(busyCalendar.maxZones + 1, zone).flat()
    const before = list(busyCalendar.maxZones, (index) => inOffice(index, ...unanswered)).flat()
    const text = calendarWith(...zones, ...before, ...inOffice(busyCalendar.maxZones))
    expect((await readCalendar(text)).times).toEqual(['2027-02-02T07:00 2027-02-02T08:00'])
  })

  test('in a zone that takes all that zones may', async () => {
    const dates = list(busyCalendar.maxSteps, () => '21000101T000000').join()
    const costly = zone(0).toSpliced(4, 0, `RDATE:${dates}`)
    const before = inOffice(0, ...unanswered)
    const text = calendarWith(...costly, ...zone(1), ...before, ...inOffice(1))
    expect(await readCalendar(text)).toMatchObject({
      leftOut: 0,
      times: ['2027-02-02T07:00 2027-02-02T08:00'],
    })
  })

  test('more than are read', async () => {
    const before = list(busyCalendar.maxEntries + 1, () => [...time, ...unanswered])
    expect(await readCalendar(calendarOf(...before, time))).toMatchObject({
      leftOut: 0,
      times: ['2027-02-02T07:00 2027-02-02T08:00'],
    })
  })

  test.each([
    ['one occurrence', 'RECURRENCE-ID'],
    ['all later occurrences', 'RECURRENCE-ID;RANGE=THISANDFUTURE'],
  ])('of a stranger who changes %s of a series', async (_, name) => {
    const change = ['UID:a', `${name}:20270203T070000Z`, 'DTSTART:20270203T070000Z', ...unanswered]
    const daily = ['UID:a', ...time, 'RRULE:FREQ=DAILY;COUNT=3']
    const expected = ['2', '3', '4'].map((day) => `2027-02-0${day}T07:00 2027-02-0${day}T08:00`)
    for (const organizer of [[], [colleague, me('ACCEPTED')]]) {
      const text = calendarOf(change, [...daily, ...organizer])
      expect((await readCalendar(text)).times).toEqual(expected)
    }
  })
})

describe('the addresses of a host', () => {
  beforeEach(withoutHosts)

  const shown = async ({ browser, id }: Awaited<ReturnType<typeof createHost>>) =>
    (await browser.props('desk/host', routes.deskHost.href({ id }))).host.calendarAddresses

  test.each([
    ['a list', ['Me@Elsewhere.example', ' other@firm.example ', 'me@elsewhere.example']],
    ['a text', 'Me@Elsewhere.example,\n other@firm.example; '],
  ])('are saved from %s, and stay without the field', async (_, calendarAddresses) => {
    const host = await createHost({ calendarAddresses })
    const expected = ['me@elsewhere.example', 'other@firm.example']
    expect(await shown(host)).toEqual(expected)
    await saveHours(host.browser, host.id)
    expect(await shown(host)).toEqual(expected)
    await saveHours(host.browser, host.id, { calendarAddresses: '' })
    expect(await shown(host)).toEqual([])
  })

  test.each([
    ['no address', 'me@elsewhere.example, nobody'],
    ['a number', 7],
    ['a list of numbers', [7]],
    [
      'too many',
      Array.from({ length: limits.calendarAddresses + 1 }, (_, index) => `a${index}@firm.example`),
    ],
  ])('are refused with a sentence: %s', async (_, calendarAddresses) => {
    const { browser, id } = await createHost()
    const response = await saveHours(browser, id, { calendarAddresses })
    expect(await errorsOf(response)).toEqual({
      calendarAddresses: [messages.booking.calendarAddresses(limits.calendarAddresses)],
    })
  })

  test('are in the form, and have the calendar read again', async () => {
    const host = await createHost({ calendarAddresses: 'me@elsewhere.example' })
    const path = routes.deskHost.href({ id: host.id })
    expect(await (await host.browser.visit(path)).text()).toContain('me@elsewhere.example')
    const now = Date.now()
    await env.DB.prepare(
      'INSERT INTO host_calendars (user_id, sealed, server, attempt_at) VALUES (?, ?, ?, ?)',
    )
      .bind(host.id, 'sealed', 'example.com', now)
      .run()
    await saveHours(host.browser, host.id, { calendarAddresses: 'other@firm.example' })
    expect(await rowsOf('host_calendars')).toMatchObject([{ attempt_at: null }])
  })
})
