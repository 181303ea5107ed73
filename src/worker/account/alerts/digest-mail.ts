import { listText } from '#shared/list-text.ts'
import { plural } from '#shared/plural.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { changeBlocks } from './change-mail.ts'
import { heading, marketName, withFooter } from './mails.ts'
import type { PublishedChanges } from './published-changes.ts'
import type { PublishedRule } from './published-rules.ts'
import type { Recipient } from './recipients.ts'
import { ruleBlock } from './rule-mail.ts'

interface Week {
  rules: readonly PublishedRule[]
  changes: readonly PublishedChanges[]
}

/**
 * Composes the weekly mail: one section for each followed market, with the newest rules first, then
 * what changed.
 */
export function digestMail(settings: Settings, recipient: Recipient, week: Week): Mail {
  const slugs = [
    ...week.rules.map(({ rule }) => rule.market),
    ...week.changes.map(({ market }) => market),
  ]
  const markets = [...new Set(slugs)]
    .map((slug) => ({ slug, name: marketName(slug) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return withFooter(settings, recipient, {
    subject: subjectOf(week),
    reason: `you follow ${listText(markets.map(({ name }) => name))}`,
    blocks: markets.flatMap(({ slug, name }) => [
      heading(name),
      ...week.rules
        .filter(({ rule }) => rule.market === slug)
        .toSorted(byDate)
        .map((published) => ruleBlock(settings, published)),
      ...changeBlocks(
        settings,
        slug,
        week.changes.filter(({ market }) => market === slug),
      ),
    ]),
  })
}

/** Sorts like the public list of rules. */
function byDate({ rule: a }: PublishedRule, { rule: b }: PublishedRule): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
}

function subjectOf({ rules, changes }: Week): string {
  const counts = [
    countText(rules.length, { one: 'new rule', other: 'new rules' }),
    countText(changes.flatMap((published) => published.changes).length, {
      one: 'change',
      other: 'changes',
    }),
  ]
  const text = counts.filter((count) => count !== null).join(' and ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} this week`
}

function countText(count: number, forms: Parameters<typeof plural>[1]): string | null {
  if (count === 0) return null
  return `${count === 1 ? 'one' : count} ${plural(count, forms)}`
}
