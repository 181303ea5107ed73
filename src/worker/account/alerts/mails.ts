import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { escapeHtml } from '#worker/escape-html.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { composeMail, type MailBlock, mailHeading } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { oneClickHeaders } from '#worker/mail/unsubscribe-token.ts'
import * as words from './mail-words.ts'
import type { Recipient } from './recipients.ts'

/** Returns a title within a mail. */
export function heading(text: string): MailBlock {
  return { text, html: `<h2 style="${mailHeading}">${escapeHtml(text)}</h2>` }
}

/** Returns the source of a statement in a row, and the link to it. */
export function citation(
  source: Omit<Source, 'id'> | null | undefined,
  section: string | null,
): MailBlock[] {
  if (!source) return []
  const { publisher, title, date, url } = source
  const text = [publisher, title, date && dayText(date)].filter(Boolean).join(', ')
  const rows = [[words.source, section ? `${text}; ${section}` : text] as const]
  return url ? [{ rows }, { link: words.openTheSource, href: url }] : [{ rows }]
}

interface AlertContent {
  subject: string
  reason: string
  blocks: readonly MailBlock[]
}

/** Composes an alert with the links to change and to stop alerts. */
export function withFooter(settings: Settings, recipient: Recipient, content: AlertContent): Mail {
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
      { link: words.marketsYouFollow, href: absoluteUrl(settings, choice) },
      { link: words.stopAllAlerts, href: stop },
    ],
    headers: oneClickHeaders(stop),
  }
}

/** Returns the URL of a market's dossier. */
export function dossierUrl(settings: Settings, slug: string): string {
  return absoluteUrl(settings, routes.market.href({ slug }))
}

/** Returns a market's name, or its slug if it is not published. */
export function marketName(slug: string): string {
  return currentEdition().findMarket(slug)?.name ?? slug
}

/** Returns a text without line breaks, which would end a mail's subject line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
