import fc from 'fast-check'
import { dayAfter, dayMinutes } from '#shared/days.ts'
import { present } from '#tests/support/present.ts'

/** Zones that change their clocks in ways that differ, and some that never do. */
const zones = [
  // Never; in Ramadan; on Fridays and Thursdays at midnight; on Sundays at midnight.
  ...['Africa/Nairobi', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Beirut'],
  // At one, at two, at midnight back; by half an hour; never, but at quarters of hours; at 2:45.
  ...['Europe/London', 'America/St_Johns', 'America/Havana', 'Australia/Lord_Howe'],
  ...['Asia/Kathmandu', 'Pacific/Chatham'],
]

const anyZone = fc.constantFrom(...zones)

const first = '2022-01-01'
const dayCount = 10 * 365

/** Any day of ten years. */
const anyDay = fc.integer({ min: 0, max: dayCount }).map((days) => dayAfter(first, days))

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the wall clock by Intl alone, as a day and the minutes after its midnight. */
export function wallClock(timeZone: string, time: number): { day: string; minutes: number } {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  // 2026-11-23, 08:30
  const [day = '', hours, minutes] = format.format(time).split(/, |:/)
  return { day, minutes: Number(hours) * 60 + Number(minutes) }
}

const quarterMs = 15 * 60_000

/** Returns the starts of all quarters of an hour that a zone's wall clock shows on a day. */
export function quartersOf(zone: string, day: string): number[] {
  const from = Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000
  const quarters = Array.from({ length: 56 * 4 }, (_, index) => from + index * quarterMs)
  return quarters.filter((time) => wallClock(zone, time).day === day)
}

const changesOf = new Map<string, string[]>()

function changeDays(zone: string): string[] {
  const days = Array.from({ length: dayCount }, (_, index) => dayAfter(first, index))
  const noons = days.map((day) => wallClock(zone, Date.parse(`${day}T12:00:00Z`)).minutes)
  return days.filter((_, index) => index > 0 && noons[index] !== noons[index - 1])
}

/** Any zone with a day of ten years, often one on which its clock is changed or the one before. */
export const anyZoneDay = fc
  .record({ zone: anyZone, day: anyDay, change: fc.nat(), before: fc.integer({ min: 0, max: 2 }) })
  .map(({ zone, day, change, before }) => {
    const changes = changesOf.get(zone) ?? changeDays(zone)
    changesOf.set(zone, changes)
    const isChange = changes.length > 0 && before < 2
    return {
      zone,
      day: isChange ? dayAfter(present(changes[change % changes.length]), -before) : day,
    }
  })

/** Any time of the wall clock at a quarter of an hour: `08:15`. */
export const anyTime = fc.integer({ min: 0, max: dayMinutes / 15 - 1 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
})
