import { expect, test } from 'vitest'
import { clockFactsOf, zoneLetters } from '#shared/main-office.ts'
import { regularOffice } from '#tests/support/office.ts'

const winter = new Date('2027-01-15T12:00:00Z')
const factsIn = (timeZone: string, country: string) =>
  clockFactsOf({ ...regularOffice, timeZone, country }, winter)

test.each([
  ['Africa/Nairobi', 'KE', { zone: 'East Africa Time', letters: 'EAT', utc: 'UTC+3' }],
  ['Africa/Lagos', 'NG', { zone: 'West Africa Time', letters: 'WAT', utc: 'UTC+1' }],
  ['Asia/Kathmandu', 'NP', { letters: null, utc: 'UTC+5:45' }],
  ['Europe/London', 'GB', { zone: 'United Kingdom Time', letters: null, utc: 'UTC+0/+1' }],
])('an office says which time it has: %s', (zone, country, facts) => {
  expect(factsIn(zone, country)).toMatchObject(facts)
})

test('the sun stands over the place that ships, and over no other', () => {
  expect(Math.round(factsIn('Africa/Nairobi', 'KE').sun?.noonMinutes ?? 0)).toBe(12 * 60 + 33)
  expect(factsIn('Africa/Lagos', 'NG').sun).toBeNull()
})

test('the letters of a zone are those of the moment', () => {
  const london = { timeZone: 'Europe/London', country: 'GB' }
  expect(zoneLetters(london, winter)).toBe('GMT')
  expect(zoneLetters(london, new Date('2027-07-15T12:00:00Z'))).toBe('BST')
})
