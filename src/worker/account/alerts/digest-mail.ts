import { listText } from '#shared/list-text.ts'
import { byCharacters, byName } from '#shared/order.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { changeBlocks } from './change-mail.ts'
import * as words from './mail-words.ts'
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
    .toSorted((a, b) => byName(a.name, b.name))
  return withFooter(settings, recipient, {
    subject: subjectOf(week),
    reason: words.alertReason(listText(markets.map(({ name }) => name))),
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
  return byCharacters(b.date, a.date) || byCharacters(a.slug, b.slug)
}

function subjectOf({ rules, changes }: Week): string {
  const count = changes.flatMap((published) => published.changes).length
  return words.weekSubject(rules.length, count)
}
