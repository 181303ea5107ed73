import { dayText } from '#shared/dates.ts'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import type { RecordChange } from '#shared/knowledge/props.ts'
import { changeKindLabels } from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { changeMessages } from '#shared/site/change-messages.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { valuesText } from '#worker/knowledge/changes/change-text.ts'
import { linkedEntry, type MailBlock } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import * as words from './mail-words.ts'
import { citation, dossierUrl, heading, marketName, oneLine, withFooter } from './mails.ts'
import type { PublishedChanges } from './published-changes.ts'
import type { Recipient } from './recipients.ts'

// An editor may check all obligations of a market at once.
const maxChanges = 40

/** Composes the mail about a publication: each changed fact before and after, with its source. */
export function changeMail(
  settings: Settings,
  recipient: Recipient,
  published: PublishedChanges,
): Mail {
  const { market: slug, edition, changes } = published
  const market = marketName(slug)
  const day = dayText(changes[0]?.publishedAt ?? '')
  return withFooter(settings, recipient, {
    subject: subjectOf(market, changes),
    reason: words.alertReason(market),
    blocks: [
      {
        rows: [
          [words.market, market],
          [words.published, words.publishedIn(day, edition)],
        ],
      },
      ...recordsOf(changes.slice(0, maxChanges)).flatMap((record) =>
        recordBlocks(record, published),
      ),
      ...remainder(changes.length),
      { button: words.dossierOf(market), href: dossierUrl(settings, slug) },
      allChanges(settings, slug),
    ],
  })
}

/** Returns the changes of a market as entries of the weekly mail, and the link to all of them. */
export function changeBlocks(
  settings: Settings,
  slug: string,
  published: readonly PublishedChanges[],
): MailBlock[] {
  const entries = published.flatMap(({ changes, edition, sources }) =>
    changes.map((change) => {
      const publisher = sources.get(change.source ?? '')?.publisher
      const facts = [dayText(change.publishedAt), words.editionOf(edition), publisher]
      return linkedEntry({
        title: oneLine(changeMessages.line(recordTitle(change), change.field)),
        about: facts.filter(Boolean).join(' · '),
        text: valuesText(change),
        href: dossierUrl(settings, slug),
      })
    }),
  )
  if (entries.length === 0) return []
  return [...entries.slice(0, maxChanges), ...remainder(entries.length), allChanges(settings, slug)]
}

function subjectOf(market: string, changes: readonly RecordChange[]): string {
  const [first, ...others] = changes
  if (!first || others.length > 0) return changeMessages.countOf(market, changes.length)
  return oneLine(labelText(market, `${first.record} (${first.field.toLowerCase()})`))
}

/** Groups changes that follow each other by their record, such as a tax. */
function recordsOf(changes: readonly RecordChange[]): RecordChange[][] {
  const groups: RecordChange[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    const [other] = last ?? []
    if (last && other?.kind === change.kind && other.record === change.record) last.push(change)
    else groups.push([change])
  }
  return groups
}

function recordBlocks(
  changes: readonly RecordChange[],
  { sources }: PublishedChanges,
): MailBlock[] {
  const [first] = changes
  if (!first) return []
  return [
    heading(recordTitle(first)),
    { rows: changes.map((change) => [change.field, valuesText(change)] as const) },
    ...citation(sources.get(first.source ?? ''), first.section),
  ]
}

function recordTitle({ kind, record }: RecordChange): string {
  return labelText(changeKindLabels[kind], record)
}

function remainder(count: number): MailBlock[] {
  const rest = count - maxChanges
  return rest > 0 ? [{ paragraph: words.moreChanges(rest) }] : []
}

function allChanges(settings: Settings, market: string): MailBlock {
  const href = absoluteUrl(settings, changesPath({ market }))
  return { link: words.allChangesOf(marketName(market)), href }
}
