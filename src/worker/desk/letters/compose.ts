import { dayText } from '#shared/dates.ts'
import type { Letter } from '#shared/knowledge/schemas.ts'
import { stageLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import type { Settings } from '#worker/env.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { composeMail, linkedEntry, type MailBlock, mailHeading } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import { unsubscribeLink } from '#worker/site/newsletter/mails.ts'
import { chosenOf } from './chosen.ts'
import { firstSentence } from './first-sentence.ts'
import { markdownBlock } from './markdown-mail.ts'

/** What all copies of a letter have in common: rendered once, sent to many. */
export interface ComposedLetter {
  subject: string
  blocks: readonly MailBlock[]
}

/** The letter itself; what it names and is no longer published is left out. */
export function composeLetter(
  { appUrl }: Pick<Settings, 'appUrl'>,
  edition: Edition,
  letter: Letter,
): ComposedLetter {
  const { notes, rules } = chosenOf(edition, letter)
  const blocks = [
    markdownBlock(letter.introduction, appUrl),
    ...listBlock('From our notes', notes.map(noteEntry), appUrl),
    ...listBlock(
      'Changes of the rules',
      rules.map((rule) => ruleEntry(edition, rule)),
      appUrl,
    ),
    ...(letter.closing.trim() ? [markdownBlock(letter.closing, appUrl)] : []),
  ]
  return { subject: letter.subject, blocks }
}

/** The copy of a subscriber, who ends it by one click. */
export function subscriberCopy(
  settings: Settings,
  { subject, blocks }: ComposedLetter,
  { email, token }: { email: string; token: string },
): Mail {
  const { href, headers } = unsubscribeLink(settings, token)
  return composeMail(settings, {
    to: email,
    subject,
    headers,
    reason: 'this address is subscribed to our monthly newsletter',
    blocks: [...blocks, { link: 'Unsubscribe', href }],
  })
}

/** A copy for somebody at the desk, who is about to send it. */
export function testCopy(
  settings: Settings,
  { subject, blocks }: ComposedLetter,
  to: string,
): Mail {
  return composeMail(settings, {
    to,
    subject: `Test: ${subject}`,
    reason: 'you asked for a test of this newsletter',
    blocks,
  })
}

interface Entry {
  title: string
  /** What the archive shows beside its title. */
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

function listBlock(heading: string, entries: readonly Entry[], appUrl: URL): MailBlock[] {
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
