import type { Rule } from '#shared/knowledge/schemas.ts'
import { topicLabels } from '#shared/knowledge/words.ts'
import { project } from '#shared/project.ts'
import { routes } from '#shared/routes.ts'
import { feedMessages } from '#shared/site/feed-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'

const wholeDay = /^\d{4}-\d{2}-\d{2}$/
const lineBytes = 75
const encoder = new TextEncoder()

/** Returns a calendar of the days on which rules take effect (RFC 5545). */
export function rulesCalendar(edition: Edition, publisher: Publisher): string {
  const { domain } = project.tagAuthority
  const name = escapeText(`${feedMessages.rules.title} - ${publisher.appName}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${domain}//Ledger of Rules//${edition.locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...edition.rules.flatMap((rule) => eventOf(edition, rule, publisher)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Returns the event of a rule; none if only the month or the year is known. */
function eventOf(edition: Edition, rule: Rule, { absolute }: Publisher): string[] {
  const { slug, effectiveAt, stage, topics } = rule
  if (!effectiveAt || !wholeDay.test(effectiveAt)) return []
  const { name } = edition.getMarket(rule.market)
  return [
    'BEGIN:VEVENT',
    `UID:rules/${slug}@${project.tagAuthority.domain}`,
    `DTSTAMP:${compactDay(edition.publishedAt)}T000000Z`,
    `DTSTART;VALUE=DATE:${compactDay(effectiveAt)}`,
    `SUMMARY:${escapeText(feedMessages.ofMarket(name, rule.title))}`,
    `DESCRIPTION:${escapeText(rule.text)}`,
    `CATEGORIES:${topics.map((topic) => escapeText(topicLabels[topic])).join(',')}`,
    `URL:${absolute(routes.rule.href({ slug }))}`,
    // The day of a rule that is passed but not in force can still change.
    `STATUS:${['proposed', 'passed'].includes(stage) ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compactDay(day: string): string {
  return day.replaceAll('-', '')
}

function escapeText(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds a line after at most 75 bytes, never within a character (RFC 5545 § 3.1). */
function foldLine(line: string): string {
  let [result, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > lineBytes) [result, bytes] = [`${result}\r\n `, 1]
    result += character
    bytes += size
  }
  return result
}
