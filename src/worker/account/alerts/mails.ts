import { dayText } from '#shared/dates.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { stageLabels, stageMeanings } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import type { Settings } from '#worker/env.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
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
import type { Reader } from './readers.ts'

/** Tells of one rule: where, how far it has come, what it changes, from when, and who says so. */
export function alertMail(
  settings: Settings,
  reader: Reader,
  { rule, source }: PublishedRule,
): Mail {
  const market = marketName(rule.market)
  return withEnd(settings, reader, {
    subject: oneLine(rule.title),
    reason: `you watch ${market}`,
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
      { button: 'Read the entry', href: entryAddress(settings, rule) },
      {
        link: `Dossier of ${market}`,
        href: address(settings, routes.market.href({ slug: rule.market })),
      },
      ...citation(source, rule.section),
    ],
  })
}

/** Tells of all rules of a week in the markets that somebody watches, by market, the newest first. */
export function digestMail(
  settings: Settings,
  reader: Reader,
  week: readonly PublishedRule[],
): Mail {
  const markets = [...new Set(week.map(({ rule }) => rule.market))]
    .map((slug) => ({ slug, name: marketName(slug) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return withEnd(settings, reader, {
    subject: week.length === 1 ? 'One new rule this week' : `${week.length} new rules this week`,
    reason: `you watch ${inWords(markets.map(({ name }) => name))}`,
    blocks: markets.flatMap(({ slug, name }) => [
      heading(name),
      ...week
        .filter(({ rule }) => rule.market === slug)
        .toSorted(byDate)
        .map(({ rule, source }) => entry(settings, rule, source)),
    ]),
  })
}

function heading(text: string): MailBlock {
  return { text, html: `<h2 style="${mailHeading}">${escapeHtml(text)}</h2>` }
}

/** As the ledger has them. */
function byDate({ rule: a }: PublishedRule, { rule: b }: PublishedRule): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
}

/** A rule in few lines, as one part: all of it stands behind the link. */
function entry(settings: Settings, rule: Rule, source: PublishedRule['source']): MailBlock {
  const effect = rule.effectiveAt ? `takes effect ${dayText(rule.effectiveAt)}` : null
  const facts = [dayText(rule.date), stageLabels[rule.stage], effect, source?.publisher]
  return linkedEntry({
    title: oneLine(rule.title),
    about: facts.filter(Boolean).join(' · '),
    text: rule.text,
    href: entryAddress(settings, rule),
  })
}

function amendment({ before, after }: Rule): MailBlock[] {
  const rows = [
    ...(before === null ? [] : [['Before', before] as const]),
    ...(after === null ? [] : [['After', after] as const]),
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

interface Told {
  subject: string
  reason: string
  blocks: readonly MailBlock[]
}

/** What every alert ends with: how to get fewer, and none, for mail programs as well. */
function withEnd(settings: Settings, { email, token }: Reader, told: Told): Mail {
  const href = address(settings, routes.alertsUnsubscribe.href({ token }))
  const mail = composeMail(settings, {
    ...told,
    to: email,
    blocks: [
      ...told.blocks,
      { link: 'Markets you follow, and how often', href: address(settings, routes.alerts.href()) },
      { link: 'Stop all alerts', href },
    ],
  })
  return { ...mail, headers: oneClickHeaders(href) }
}

function address({ appUrl }: Settings, path: string): string {
  return new URL(path, appUrl).href
}

function entryAddress(settings: Settings, { slug }: Rule): string {
  return address(settings, routes.rule.href({ slug }))
}

function marketName(slug: string): string {
  return currentEdition().findMarket(slug)?.name ?? slug
}

/** A subject is one line, whatever was typed. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
