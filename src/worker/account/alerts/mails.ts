import { dayText } from '#shared/dates.ts'
import { amendmentOf } from '#shared/knowledge/amendment.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { stageLabels, stageMeanings } from '#shared/knowledge/words.ts'
import { listText } from '#shared/list-text.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import {
  composeMail,
  escapeHtml,
  linkedEntry,
  type MailBlock,
  mailHeading,
} from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { oneClickHeaders } from '#worker/mail/unsubscribe-token.ts'
import type { PublishedRule } from './published-rules.ts'
import type { Recipient } from './recipients.ts'

/** Composes the mail about one rule: market, stage, effective date, text, amendment and source. */
export function alertMail(
  settings: Settings,
  recipient: Recipient,
  { rule, source }: PublishedRule,
): Mail {
  const market = marketName(rule.market)
  return withFooter(settings, recipient, {
    subject: oneLine(rule.title),
    reason: `you follow ${market}`,
    blocks: [
      {
        rows: [
          ['Market', market],
          ['Stage', `${stageLabels[rule.stage]}. ${stageMeanings[rule.stage]}`],
          ['Takes effect', rule.effectiveAt ? dayText(rule.effectiveAt) : 'not verified'],
        ],
      },
      { paragraph: rule.text },
      ...amendment(rule),
      { button: 'Read the rule', href: ruleUrl(settings, rule) },
      {
        link: `Dossier of ${market}`,
        href: absoluteUrl(settings, routes.market.href({ slug: rule.market })),
      },
      ...citation(source, rule.section),
    ],
  })
}

/** Composes the weekly mail: one section for each followed market, with the newest rules first. */
export function digestMail(
  settings: Settings,
  recipient: Recipient,
  rules: readonly PublishedRule[],
): Mail {
  const markets = [...new Set(rules.map(({ rule }) => rule.market))]
    .map((slug) => ({ slug, name: marketName(slug) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return withFooter(settings, recipient, {
    subject: rules.length === 1 ? 'One new rule this week' : `${rules.length} new rules this week`,
    reason: `you follow ${listText(markets.map(({ name }) => name))}`,
    blocks: markets.flatMap(({ slug, name }) => [
      heading(name),
      ...rules
        .filter(({ rule }) => rule.market === slug)
        .toSorted(byDate)
        .map(({ rule, source }) => ruleBlock(settings, rule, source)),
    ]),
  })
}

function heading(text: string): MailBlock {
  return { text, html: `<h2 style="${mailHeading}">${escapeHtml(text)}</h2>` }
}

/** Sorts like the public list of rules. */
function byDate({ rule: a }: PublishedRule, { rule: b }: PublishedRule): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
}

function ruleBlock(settings: Settings, rule: Rule, source: PublishedRule['source']): MailBlock {
  const effect = rule.effectiveAt ? `takes effect ${dayText(rule.effectiveAt)}` : null
  const facts = [dayText(rule.date), stageLabels[rule.stage], effect, source?.publisher]
  return linkedEntry({
    title: oneLine(rule.title),
    about: facts.filter(Boolean).join(' · '),
    text: rule.text,
    href: ruleUrl(settings, rule),
  })
}

function amendment(rule: Rule): MailBlock[] {
  const { before, after } = rule
  const heads = amendmentOf(rule, today())
  const rows = [
    ...(before === null ? [] : [[heads.before, before] as const]),
    ...(after === null ? [] : [[heads.after, after] as const]),
  ]
  return rows.length > 0 ? [{ rows }] : []
}

function citation(source: PublishedRule['source'], section: string | null): MailBlock[] {
  if (!source) return []
  const { publisher, title, date, url } = source
  const text = [publisher, title, date && dayText(date)].filter(Boolean).join(', ')
  const rows = [['Source', section ? `${text}; ${section}` : text] as const]
  return url ? [{ rows }, { link: 'Open the source', href: url }] : [{ rows }]
}

interface AlertContent {
  subject: string
  reason: string
  blocks: readonly MailBlock[]
}

function withFooter(settings: Settings, recipient: Recipient, content: AlertContent): Mail {
  const footer = alertsFooter(settings, recipient)
  const blocks = [...content.blocks, ...footer.blocks]
  const mail = composeMail(settings, { ...content, to: recipient.email, blocks })
  return { ...mail, headers: footer.headers }
}

/** Returns the links to change and to stop alerts, and the headers to stop them at one click. */
export function alertsFooter(
  settings: Settings,
  { token, isMember }: Pick<Recipient, 'token' | 'isMember'>,
): { blocks: MailBlock[]; headers: Record<string, string> } {
  const stop = absoluteUrl(settings, routes.alertsUnsubscribe.href({ token }))
  const choice = isMember ? routes.alerts.href() : routes.follower.href({ token })
  return {
    blocks: [
      { link: 'Markets you follow, and how often', href: absoluteUrl(settings, choice) },
      { link: 'Stop all alerts', href: stop },
    ],
    headers: oneClickHeaders(stop),
  }
}

function ruleUrl(settings: Settings, { slug }: Rule): string {
  return absoluteUrl(settings, routes.rule.href({ slug }))
}

/** Returns a market's name, or its slug if it is not published. */
export function marketName(slug: string): string {
  return currentEdition().findMarket(slug)?.name ?? slug
}

/** Line breaks would end a mail's subject line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
