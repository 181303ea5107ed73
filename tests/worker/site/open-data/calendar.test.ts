import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { fileText } from '#tests/support/site/open-data.ts'
import { createEdition, currentEdition } from '#worker/knowledge/edition.ts'
import { rulesCalendar } from '#worker/site/open-data/calendar.ts'

const path = routes.rulesCalendar.href()
const edition = currentEdition()
const wholeDays = edition.rules.filter(({ effectiveAt }) => effectiveAt?.length === 10)
const maxBytes = 75

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

const events = async () => eventsIn(await fileText(path))

describe('the calendar', () => {
  test('has its own content type', async () => {
    const { headers } = await newVisitor().visit(path)
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=UTF-8')
  })

  test('has its version and product id', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await fileText(path)))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\//)
  })

  test('has lines of at most 75 bytes, each ended as RFC 5545 does', async () => {
    const text = await fileText(path)
    const lines = text.split('\r\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(maxBytes)
      expect(line).not.toMatch(/[\r\n]/)
    }
  })

  test('escapes commas and semicolons in texts', async () => {
    const lines = (await fileText(path)).replaceAll('\r\n ', '').split('\r\n')
    const texts = lines.filter((line) => /^(SUMMARY|DESCRIPTION):/.test(line))
    expect(texts.some((line) => line.includes('\\,'))).toBe(true)
    expect(texts.filter((line) => /(?<!\\)[,;]/.test(line))).toEqual([])
  })

  test('has an all-day event for every rule with a known day', async () => {
    const allEvents = await events()
    expect(wholeDays.length).toBeGreaterThan(0)
    expect(allEvents.map(({ startDate }) => startDate.toString())).toEqual(
      wholeDays.map(({ effectiveAt }) => effectiveAt),
    )
    for (const { startDate, duration } of allEvents) {
      expect(startDate.isDate).toBe(true)
      expect(duration.toSeconds()).toBe(24 * 60 * 60)
    }
  })

  test('has the text and the link of each rule', async () => {
    for (const [index, event] of (await events()).entries()) {
      const rule = present(wholeDays[index])
      const { name } = edition.getMarket(rule.market)
      expect(event.summary).toBe(`${name}: ${rule.title}`)
      expect(event.description).toBe(rule.text)
      expect(event.component.getFirstPropertyValue('url')).toBe(
        `https://kilima.test${routes.rule.href({ slug: rule.slug })}`,
      )
    }
  })

  test('keeps its ids at another address, one for each rule', async () => {
    const ids = (await events()).map(({ uid }) => uid)
    const elsewhere = eventsIn(await fileText(path, { APP_URL: 'https://elsewhere.test' }))
    expect(elsewhere.map(({ uid }) => uid)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is rendered the same each time', async () => {
    const stamps = (await fileText(path)).match(/^DTSTAMP:.*$/gm)
    expect(new Set(stamps)).toEqual(
      new Set([`DTSTAMP:${edition.publishedAt.replaceAll('-', '')}T000000Z`]),
    )
  })
})

describe('a text in the calendar', () => {
  const [first, ...others] = firstEdition().markets

  function eventWith(title: string, effectiveAt: string) {
    const { rules, ...rest } = present(first)
    const changed = { ...present(rules[0]), title, effectiveAt, date: '2099-01-01' }
    const of = createEdition({
      ...firstEdition(),
      markets: [{ ...rest, rules: [changed] }, ...others.map((other) => ({ ...other, rules: [] }))],
    })
    const absolute = (to: string) => `https://kilima.test${to}`
    return eventsIn(rulesCalendar(of, { appName: 'Firm', absolute }))
  }

  test.each([
    'commas, semicolons; and \\names',
    'two\nlines',
    'END:VEVENT',
    `${'é'.repeat(40)} ${'€'.repeat(60)} ${'𝄞'.repeat(40)}`,
  ])('is preserved: %s', (title) => {
    const [event] = eventWith(title, '2026-01-01')
    expect(event?.summary.endsWith(title)).toBe(true)
  })

  test.each(['2026', '2026-01'])('%s is not a day', (effectiveAt) => {
    expect(eventWith('Title', effectiveAt)).toEqual([])
  })
})
