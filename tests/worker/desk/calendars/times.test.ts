import { describe, expect, test } from 'vitest'
import { calendarOf, calendarWith, readCalendar } from '#tests/support/desk/calendars.ts'

const meeting = ['DTSTART:20270202T070000Z', 'DTEND:20270202T080000Z']

describe('the times of a calendar', () => {
  const read = async (text: string, zone?: string) => (await readCalendar(text, { zone })).times

  const easternZone = [
    'BEGIN:VTIMEZONE',
    'TZID:Eastern Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\r\n')
  const withZone = (text: string) => text.replace('BEGIN:VEVENT', `${easternZone}\r\nBEGIN:VEVENT`)

  test('recur over a change of clocks, in zones that we or only the calendar know', async () => {
    const weekly = 'RRULE:FREQ=WEEKLY;COUNT=2'
    const expected = ['2027-03-08T14:00 2027-03-08T15:00', '2027-03-15T13:00 2027-03-15T14:00']
    for (const zone of ['America/New_York', 'Eastern Standard Time']) {
      const times = [`DTSTART;TZID=${zone}:20270308T090000`, `DTEND;TZID=${zone}:20270308T100000`]
      expect(await read(withZone(calendarOf([...times, weekly])))).toEqual(expected)
    }
  })

  test('leave out exceptions, and follow those that were changed', async () => {
    const times = ['DTSTART:20270201T090000Z', 'DTEND:20270201T093000Z', 'UID:daily']
    const change = (day: string, ...lines: string[]) => [
      'UID:daily',
      `RECURRENCE-ID:${day}T090000Z`,
      ...lines,
    ]
    const text = calendarOf(
      [...times, 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20270202T090000Z'],
      change('20270203', 'DTSTART:20270203T150000Z', 'DTEND:20270203T160000Z'),
      change('20270204', 'DTSTART:20270204T090000Z', 'DTEND:20270204T093000Z', 'STATUS:CANCELLED'),
    )
    expect(await read(text)).toEqual([
      '2027-02-01T09:00 2027-02-01T09:30',
      '2027-02-03T15:00 2027-02-03T16:00',
      '2027-02-05T09:00 2027-02-05T09:30',
    ])
  })

  test('match dates of a series in a zone however they are written', async () => {
    const zoned = ['DTSTART;TZID=America/New_York:20270201T090000', 'DURATION:PT1H', 'UID:a']
    const series = [...zoned, 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE:20270202T140000Z']
    const byDay = 'EXDATE;VALUE=DATE:20270204'
    const change = ['UID:a', 'RECURRENCE-ID:20270203T140000Z', 'DTSTART:20270203T200000Z']
    const text = calendarOf([...series, byDay], [...change, 'DURATION:PT1H'])
    expect(await read(text)).toEqual([
      '2027-02-01T14:00 2027-02-01T15:00',
      '2027-02-03T20:00 2027-02-03T21:00',
      '2027-02-05T14:00 2027-02-05T15:00',
    ])
  })

  test('count for an occurrence whose series is not there', async () => {
    const change = ['RECURRENCE-ID:20270203T070000Z', 'DTSTART:20270204T070000Z', 'DURATION:PT1H']
    expect(await read(calendarOf(change))).toEqual(['2027-02-04T07:00 2027-02-04T08:00'])
  })

  test('follow a change of all later occurrences', async () => {
    const daily = ['UID:a', ...meeting, 'RRULE:FREQ=DAILY;COUNT=3']
    const change = [
      ...['UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270203T070000Z'],
      ...['DTSTART:20270203T090000Z', 'DURATION:PT2H'],
    ]
    expect(await read(calendarOf(daily, change))).toEqual([
      '2027-02-02T07:00 2027-02-02T08:00',
      '2027-02-03T09:00 2027-02-03T11:00',
      '2027-02-04T09:00 2027-02-04T11:00',
    ])
  })

  test('are those of lists of busy times, but for the free ones', async () => {
    const text = calendarWith(
      ...['BEGIN:VFREEBUSY', 'FREEBUSY:20270202T070000Z/PT1H,20270203T070000Z/20270203T090000Z'],
      ...['FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270204T070000Z/PT30M'],
      ...['FREEBUSY;FBTYPE=FREE:20270205T070000Z/PT1H', 'END:VFREEBUSY'],
    )
    expect(await read(text)).toEqual([
      '2027-02-02T07:00 2027-02-02T08:00',
      '2027-02-03T07:00 2027-02-03T09:00',
      '2027-02-04T07:00 2027-02-04T07:30',
    ])
  })

  test('of a series of whole days end with the day of its end', async () => {
    const days = ['DTSTART;VALUE=DATE:20270210', 'RRULE:FREQ=DAILY;UNTIL=20270213']
    const text = calendarOf([...days, 'EXDATE:20270211T000000Z'])
    expect(await read(text)).toEqual([
      '2027-02-09T21:00 2027-02-10T21:00',
      '2027-02-11T21:00 2027-02-13T21:00',
    ])
  })

  test.each([
    ['STATUS:CANCELLED'],
    ['TRANSP:TRANSPARENT'],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['UID:booking/1@kilima.example'],
  ])('leave out what is not busy: %s', async (line) => {
    expect(await read(calendarOf([...meeting, line]))).toEqual([])
  })

  test('take whole days and times without a zone by the host’s clock', async () => {
    const day = ['DTSTART;VALUE=DATE:20270210', 'DTEND;VALUE=DATE:20270211']
    const floating = ['DTSTART:20270212T090000', 'DURATION:PT45M']
    expect(await read(calendarOf(day, floating), 'America/New_York')).toEqual([
      '2027-02-10T05:00 2027-02-11T05:00',
      '2027-02-12T14:00 2027-02-12T14:45',
    ])
  })

  test('are joined where they overlap, in order', async () => {
    const overlapping = ['DTSTART:20270202T073000Z', 'DTEND:20270202T090000Z']
    const before = ['DTSTART:20270201T073000Z', 'DTEND:20270201T080000Z']
    expect(await read(calendarOf(overlapping, meeting, before))).toEqual([
      '2027-02-01T07:30 2027-02-01T08:00',
      '2027-02-02T07:00 2027-02-02T09:00',
    ])
  })

  test('of a zone with a rule for each second are read without it', async () => {
    const endless = withZone(calendarOf(meeting)).replaceAll('FREQ=YEARLY', 'FREQ=SECONDLY')
    expect(await read(endless)).toEqual(['2027-02-02T07:00 2027-02-02T08:00'])
  })

  test.each(['', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\r\nEND:VCARD', '<html>', '\0'])(
    'of a text that is no calendar fail: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow('unreadable')
    },
  )
})
