import { site } from '#shared/content/site.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { topicLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { Publisher } from './atom.ts'

const wholeDay = /^\d{4}-\d{2}-\d{2}$/
const lineBytes = 75
const encoder = new TextEncoder()

/** The days from which rules bind, as a calendar (RFC 5545). */
export function rulesCalendar(edition: Edition, publisher: Publisher): string {
  const { domain } = site.tagAuthority
  const name = text(`Ledger of Rules - ${publisher.appName}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//Ledger of Rules//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...edition.rules.flatMap((rule) => eventOf(edition, rule, publisher)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The event of a rule, if the day is known: a month or a year has no place in a calendar. */
function eventOf(edition: Edition, rule: Rule, { absolute }: Publisher): string[] {
  const { slug, effectiveAt, stage, topics } = rule
  if (!effectiveAt || !wholeDay.test(effectiveAt)) return []
  const { name } = edition.getMarket(rule.market)
  return [
    'BEGIN:VEVENT',
    `UID:rules/${slug}@${site.tagAuthority.domain}`,
    `DTSTAMP:${compact(edition.publishedAt)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(effectiveAt)}`,
    `SUMMARY:${text(`${name}: ${rule.title}`)}`,
    `DESCRIPTION:${text(rule.text)}`,
    `CATEGORIES:${topics.map((topic) => text(topicLabels[topic])).join(',')}`,
    `URL:${absolute(routes.rule.href({ slug }))}`,
    // What was passed may yet begin on another day.
    `STATUS:${['proposed', 'passed'].includes(stage) ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A line in pieces of at most 75 bytes, none of which parts a letter; each further one is indented. */
function folded(line: string): string {
  let [result, bytes] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > lineBytes) [result, bytes] = [`${result}\r\n `, 1]
    result += letter
    bytes += size
  }
  return result
}
