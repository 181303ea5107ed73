import { afterEach, describe, expect, test, vi } from 'vitest'
import { busyCalendar as limits } from '#shared/desk/constants.ts'
import { calendarOf, calendarWith, readCalendar } from '#tests/support/desk/calendars.ts'
import { offsetAt } from '#worker/desk/calendars/local-times.ts'

afterEach(() => vi.restoreAllMocks())

const times = ['DTSTART:20270201T070000Z', 'DTEND:20270201T080000Z']
const meeting = ['DTSTART:20270202T070000Z', 'DTEND:20270202T080000Z']
const meetingTime = '2027-02-02T07:00 2027-02-02T08:00'

const list = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index))
const basic = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '')
const hour = (index: number) => basic(new Date(Date.UTC(2020, 0, 1, index)))

const zones = Intl.supportedValuesOf('timeZone')

const oddDays = list(25, (index) => `${index + 1}MO,-${index + 1}TU`).join()
const monthDays = list(31, (index) => index + 1).join()
const excluded = list(limits.maxEntrySteps + 1, hour).join()

/** What one invitation may hold. Each would have kept the library busy for seconds, or for ever. */
const costly: [string, string[]][] = [
  ['lasts a billion weeks', ['DTSTART:20270201T070000Z', 'DURATION:P999999999W']],
  ['lasts longer than numbers go', ['DTSTART:20270201T070000Z', 'DURATION:P99999999999W']],
  ['lasts a billion seconds and more', ['DTSTART:20270201T070000Z', 'DURATION:PT99999999999999S']],
  ['lasts 401 days', ['DTSTART:20270201T070000Z', `DURATION:P${limits.maxDays + 1}D`]],
  ['ends in the year 9999', ['DTSTART:20270201T070000Z', 'DTEND:99991231T235959Z']],
  ['recurs since the year 1000', ['DTSTART:10000101T000000Z', 'RRULE:FREQ=SECONDLY']],
  ['begins before 1970', [`DTSTART:${limits.firstYear - 1}1231T000000Z`, 'RRULE:FREQ=DAILY']],
  ['begins after 2100', [`DTSTART:${limits.lastYear + 1}0101T000000Z`, 'RRULE:FREQ=DAILY']],
  ['recurs each second', [...times, 'RRULE:FREQ=SECONDLY']],
  ['recurs each minute', [...times, 'RRULE:FREQ=MINUTELY']],
  ['recurs on no day', [...times, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']],
  ['looks each second for no day', [...times, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30']],
  ['looks for a fifth Monday for ever', [...times, 'RRULE:FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO']],
  ['looks for no week', [...times, 'RRULE:FREQ=WEEKLY;BYWEEKNO=53;BYDAY=MO']],
  ['counts to a billion', ['DTSTART:19700101T070000Z', 'RRULE:FREQ=DAILY;COUNT=999999999']],
  ['has 50 days in its rule', [...times, `RRULE:FREQ=MONTHLY;BYDAY=${oddDays};BYSETPOS=366`]],
  ['has each day thrice', [...times, `RRULE:FREQ=YEARLY;BYMONTHDAY=${monthDays};BYDAY=${oddDays}`]],
  ['has a long rule', [...times, `RRULE:FREQ=DAILY;X=${'y'.repeat(limits.maxRuleLength)}`]],
  ['has many rules', [...times, ...list(limits.maxRules + 1, () => 'RRULE:FREQ=DAILY')]],
  ['leaves out many days', [...times, 'RRULE:FREQ=HOURLY', `EXDATE:${excluded}`]],
  ['adds many days', [...times, `RDATE:${excluded}`]],
  ['adds many days by many lines', [...times, ...excluded.split(',').map((day) => `RDATE:${day}`)]],
  ['adds times without an end', [...times, 'RDATE;VALUE=PERIOD:20270203T070000Z/P99999999W']],
  ['has many parameters', [`DTSTART${';A=B'.repeat(limits.maxParams + 1)}:20270201T070000Z`]],
  ['has a long line', [`DTSTART;A=${'b'.repeat(limits.maxLine)}:20270201T070000Z`]],
  ['begins on no day', ['DTSTART:20270230T070000Z', 'RRULE:FREQ=DAILY']],
  ['begins in no year', ['DTSTART:99999999999999999999T999999Z', 'RRULE:FREQ=DAILY']],
  ['has no beginning', ['RRULE:FREQ=DAILY']],
  ['has an unknown frequency', [...times, 'RRULE:FREQ=OFTEN']],
]

describe('an invitation is left out and counted, and the other entries hold, if it', () => {
  test.each(costly)('%s', async (_, lines) => {
    const logged = vi.spyOn(console, 'log')
    const result = await readCalendar(calendarOf(lines, meeting))
    expect(result).toMatchObject({ entries: 1, leftOut: 1, times: [meetingTime] })
    expect(logged).not.toHaveBeenCalled()
  })
})

test('An error of our own leaves an entry out and is logged once, without what it says', async () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const fault = () => {
    throw new TypeError('A private matter\n    at home')
  }
  const own = Object.assign(new Set<string>(), { has: fault })
  const invitation = [...times, 'ORGANIZER:mailto:a@example.com']
  const result = await readCalendar(calendarOf(invitation, meeting, invitation), { own })
  expect(result).toMatchObject({ entries: 1, leftOut: 2, times: [meetingTime] })
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toEqual([
    { event: 'calendar-entry-failed', error: expect.stringMatching(/^TypeError\n\s+at /) },
  ])
  expect(lines[0].error).not.toMatch(/private|home/)
})

describe('many invitations', () => {
  const many = 1000

  test.each([
    ['of years each week', ['DTSTART:20200102T070000Z', 'DURATION:P90000W', 'RRULE:FREQ=WEEKLY']],
    ['on no day', [...times, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']],
    ['that each need all that one may take', [...times, 'RRULE:FREQ=HOURLY;COUNT=800']],
  ])('%s leave single events and ordinary series as they are', async (_, lines) => {
    const weekly = [...meeting, 'RRULE:FREQ=WEEKLY;COUNT=2']
    const single = ['DTSTART:20270303T070000Z', 'DTEND:20270303T080000Z']
    const text = calendarOf(weekly, ...list(many, () => lines), single)
    const result = await readCalendar(text)
    expect(result.leftOut).toBeGreaterThan(many / 2)
    for (const time of [
      meetingTime,
      '2027-02-09T07:00 2027-02-09T08:00',
      '2027-03-03T07:00 2027-03-03T08:00',
    ]) {
      expect(result.times).toContain(time)
    }
  })

  test('with long lists of dates leave the series after them as they are', async () => {
    const dates = list(limits.maxEntrySteps - 100, hour).join()
    const invitations = list(5, () => [...times, `RDATE:${dates}`])
    const weekly = [...meeting, 'RRULE:FREQ=WEEKLY;COUNT=2']
    const result = await readCalendar(calendarOf(...invitations, weekly))
    expect(result.times).toContain('2027-02-09T07:00 2027-02-09T08:00')
  })

  test('are read up to a number, and the rest is counted', async () => {
    const result = await readCalendar(calendarOf(...list(limits.maxEntries + 3, () => meeting)))
    expect(result).toMatchObject({ entries: limits.maxEntries, leftOut: 3, times: [meetingTime] })
  })

  test.each([
    ['that nobody knows', (index: number) => `Nowhere/${index}`],
    ['of the whole world', (index: number) => zones[index % zones.length] ?? ''],
  ])('in zones %s leave meetings in a zone and whole days busy', async (_, zone) => {
    const invitations = list(2 * limits.maxUnusualZones, (index) => [
      `DTSTART;TZID=${zone(index)}:20270301T100000`,
      'DURATION:PT1H',
    ])
    const inNewYork = ['DTSTART;TZID=America/New_York:20270202T100000', 'DURATION:PT1H']
    const wholeDay = ['DTSTART;VALUE=DATE:20270204']
    const result = await readCalendar(calendarOf(...invitations, inNewYork, wholeDay))
    expect(result.leftOut).toBe(0)
    expect(result.times).toContain('2027-02-02T15:00 2027-02-02T16:00')
    expect(result.times).toContain('2027-02-03T21:00 2027-02-04T21:00')
  })

  test('with one UID are looked up, not compared', async () => {
    const series = ['UID:a', ...meeting, 'RRULE:FREQ=DAILY']
    const changes = list(limits.maxEntries - 1, (index) => [
      'UID:a',
      `RECURRENCE-ID:${hour(index)}`,
      ...meeting,
    ])
    const result = await readCalendar(calendarOf(series, ...changes))
    expect(result).toMatchObject({ entries: limits.maxEntries, leftOut: 0 })
  })

  test('that change all later occurrences are left out past a number', async () => {
    const series = ['UID:a', ...meeting, 'RRULE:FREQ=DAILY']
    const changes = list(limits.maxOnward + 2, (index) => {
      const day = basic(new Date(Date.UTC(2027, 1, 2 + index, 7)))
      return ['UID:a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${day}`, `DTSTART:${day}`]
    })
    expect((await readCalendar(calendarOf(series, ...changes))).leftOut).toBe(2)
  })

  test('of a minute each are stored without the short gaps between them', async () => {
    const events = list(limits.maxEntries, (index) => [
      `DTSTART:${basic(new Date(Date.UTC(2027, 1, 1) + index * 5 * 60_000))}`,
      'DURATION:PT1M',
    ])
    const { times } = await readCalendar(calendarOf(...events))
    expect(times.length).toBeLessThanOrEqual(limits.maxTimes)
    expect(times.at(-1)).toMatch(/^2027-02-/)
  })
})

describe('a time zone that a calendar describes', () => {
  const part = (...lines: string[]) => [
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0300',
    ...lines,
    'END:STANDARD',
  ]
  const withZone = (lines: string[]) =>
    calendarWith(
      ...['BEGIN:VTIMEZONE', 'TZID:Office', ...lines, 'END:VTIMEZONE'],
      ...['BEGIN:VEVENT', 'DTSTART;TZID=Office:20270203T100000', 'DURATION:PT1H', 'END:VEVENT'],
      ...['BEGIN:VEVENT', ...meeting, 'END:VEVENT'],
    )

  test('takes nothing from the entries, however many and long they are', async () => {
    const dates = list(limits.maxEntrySteps - 100, hour).join()
    const described = list(10, (index) => [
      ...['BEGIN:VTIMEZONE', `TZID:Office ${index}`, ...part(`RDATE:${dates}`), 'END:VTIMEZONE'],
      ...['BEGIN:VEVENT', `DTSTART;TZID=Office ${index}:20270301T100000`, 'END:VEVENT'],
    ])
    const weekly = ['BEGIN:VEVENT', ...meeting, 'RRULE:FREQ=WEEKLY;COUNT=2', 'END:VEVENT']
    const result = await readCalendar(calendarWith(...described.flat(), ...weekly))
    expect(result).toMatchObject({
      leftOut: 10,
      times: [meetingTime, '2027-02-09T07:00 2027-02-09T08:00'],
    })
    expect(limits.maxZones * limits.maxZoneSteps).toBeLessThanOrEqual(limits.maxSteps)
  })

  test('with many changes is not read from end to end for each time', () => {
    let read = 0
    const clock = list(limits.maxZoneSteps, (index) => ({
      offset: index,
      get from() {
        read++
        return index
      },
    }))
    expect(offsetAt(clock, 7)).toBe(7)
    expect(offsetAt(clock, -1)).toBe(0)
    expect(offsetAt(clock, clock.length)).toBe(clock.length - 1)
    expect(read).toBeLessThanOrEqual(3 * Math.ceil(Math.log2(clock.length + 1)))
  })

  test('holds with rules since 1601', async () => {
    const lines = part('RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11')
    expect(await readCalendar(withZone(lines))).toMatchObject({
      leftOut: 0,
      times: [meetingTime, '2027-02-03T07:00 2027-02-03T08:00'],
    })
  })

  test.each([
    ['with a rule for each second', part('RRULE:FREQ=SECONDLY')],
    ['with many parts', list(limits.maxZoneParts + 1, () => part()).flat()],
    ['with many rules', list(limits.maxZoneParts, () => part('RRULE:FREQ=YEARLY;BYDAY=MO')).flat()],
    ['with many changes', part(`RDATE:${excluded}`)],
    ['with an offset of days', part().map((line) => line.replace('+0300', '+9900'))],
    ['without parts', []],
  ])('%s leaves out the events that name it', async (_, lines) => {
    const result = await readCalendar(withZone(lines))
    expect(result).toMatchObject({ entries: 1, leftOut: 1, times: [meetingTime] })
  })
})

describe('lines', () => {
  test.each([
    ['folded at each character', `DESCRIPTION:a${'\r\n b'.repeat(50_000)}`],
    ['of parts in parts', 'BEGIN:A\r\n'.repeat(20_000)],
    ['of parts that do not end', `${'BEGIN:A\r\n'.repeat(20_000)}${'END:B\r\n'.repeat(20_000)}`],
    ['without a name', 'x\r\n'.repeat(50_000)],
    ['of nobody’s properties', list(20_000, (index) => `X-A${index}:b`).join('\r\n')],
    ['of a quotation', `ATTENDEE;CN="${'a;'.repeat(100_000)}":mailto:a@example.com`],
    ['of parameters that nobody reads', `X-A${';A=B'.repeat(100_000)}:c`],
  ])('%s leave an event as it is', async (_, lines) => {
    const result = await readCalendar(calendarOf([...meeting, lines]))
    expect(result).toMatchObject({ entries: 1, leftOut: 0, times: [meetingTime] })
  })

  test('of an event that does not end leave the next one as it is', async () => {
    const text = calendarWith('BEGIN:VEVENT', ...times, 'BEGIN:VEVENT', ...meeting, 'END:VEVENT')
    expect(await readCalendar(text)).toMatchObject({ leftOut: 1, times: [meetingTime] })
  })

  test('that end before the calendar does fail, because the rest would be free', async () => {
    const text = calendarOf(meeting, times)
    await expect(readCalendar(text.slice(0, -40))).rejects.toThrow('unreadable')
  })
})
