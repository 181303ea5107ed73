import { currentLocale } from '#shared/current-locale.ts'
import { dayText } from '#shared/dates.ts'
import type { Newsletter } from '#shared/knowledge/schemas.ts'
import { stageLabels } from '#shared/knowledge/words.ts'
import type { Locale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import type { Work } from '#worker/app-env.ts'
import type { Settings } from '#worker/env.ts'
import { currentEdition, type Edition } from '#worker/knowledge/edition.ts'
import { inTranslation } from '#worker/knowledge/load-translations.ts'
import { inLocale } from '#worker/locale.ts'
import { composeMail, linkedEntry, type MailBlock, mailHeading } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import * as readerWords from '#worker/site/newsletter/mail-words.ts'
import { unsubscribeLink } from '#worker/site/newsletter/mails.ts'
import { firstSentence } from './first-sentence.ts'
import * as words from './mail-words.ts'
import { markdownBlock } from './markdown-mail.ts'
import { referencesOf } from './references.ts'

/** The parts that all copies of a newsletter share, rendered once. */
export interface ComposedNewsletter {
  subject: string
  /** The language in which it is written. */
  locale: Locale
  blocks: readonly RenderedBlock[]
}

type RenderedBlock = Extract<MailBlock, { html: string }>

/**
 * Renders a newsletter in the language of the task, without the articles and rules that are no longer
 * published.
 */
export function composeNewsletter(
  { appUrl }: Pick<Settings, 'appUrl'>,
  edition: Edition,
  newsletter: Newsletter,
): ComposedNewsletter {
  const { notes, rules } = referencesOf(edition, newsletter)
  const blocks = [
    markdownBlock(newsletter.introduction, appUrl),
    ...listBlock(words.newArticles, notes.map(noteEntry), appUrl),
    ...listBlock(
      words.ruleChanges,
      rules.map((rule) => ruleEntry(edition, rule)),
      appUrl,
    ),
    ...(newsletter.closing.trim() ? [markdownBlock(newsletter.closing, appUrl)] : []),
  ]
  return { subject: newsletter.subject, locale: currentLocale(), blocks }
}

/** Renders a newsletter that is written in a language, with articles and rules in the same one. */
export function composeIn(
  locale: Locale,
  { kv, settings }: Pick<Work, 'kv' | 'settings'>,
  newsletter: Newsletter,
): Promise<ComposedNewsletter> {
  return inTranslation({ kv }, locale, () =>
    composeNewsletter(settings, currentEdition(), newsletter),
  )
}

/** Returns the copy for one subscriber, with a one-click unsubscribe link in their language. */
export function subscriberCopy(
  settings: Settings,
  newsletter: ComposedNewsletter,
  { email, token, locale }: { email: string; token: string; locale: Locale },
): Mail {
  return inLocale(locale, () => composeCopy(settings, newsletter, { email, token }))
}

function composeCopy(
  settings: Settings,
  { subject, locale, blocks }: ComposedNewsletter,
  { email, token }: { email: string; token: string },
): Mail {
  const { href, headers } = unsubscribeLink(settings, token)
  return composeMail(settings, {
    to: email,
    subject,
    headers,
    reason: readerWords.subscribedReason,
    blocks: [...withLanguage(blocks, locale), { link: readerWords.unsubscribe, href }],
  })
}

/** Marks blocks whose language is not that of the email. */
function withLanguage(blocks: readonly RenderedBlock[], locale: Locale): readonly RenderedBlock[] {
  if (locale === currentLocale()) return blocks
  return blocks.map(({ text, html }) => ({ text, html: `<div lang="${locale}">${html}</div>` }))
}

export function testCopy(
  settings: Settings,
  { subject, locale, blocks }: ComposedNewsletter,
  to: string,
): Mail {
  return composeMail(settings, {
    to,
    subject: `Test: ${subject}`,
    reason: 'you asked for a test of this newsletter',
    blocks: withLanguage(blocks, locale),
  })
}

interface Entry {
  title: string
  /** The text that the archive shows next to the title. */
  about: string
  text: string
  path: string
}

function noteEntry({ slug, title, excerpt, date }: Edition['notes'][number]): Entry {
  const path = routes.note.href({ slug })
  return { title, about: dayText(date), text: firstSentence(excerpt), path }
}

function ruleEntry(edition: Edition, rule: Edition['rules'][number]): Entry {
  const { slug, title, text, date, stage } = rule
  const market = edition.getMarket(rule.market).name
  const about = [dayText(date), market, stageLabels[stage]].join(' · ')
  return { title, about, text: firstSentence(text), path: routes.rule.href({ slug }) }
}

function listBlock(heading: string, entries: readonly Entry[], appUrl: URL): RenderedBlock[] {
  if (entries.length === 0) return []
  const parts = entries.map(({ path, ...entry }) => {
    return linkedEntry({ ...entry, href: new URL(path, appUrl).href })
  })
  return [
    {
      text: [heading, ...parts.map(({ text }) => text)].join('\n\n'),
      html: [`<h2 style="${mailHeading}">${heading}</h2>`, ...parts.map(({ html }) => html)].join(
        '\n',
      ),
    },
  ]
}
