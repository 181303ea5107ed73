import { Link } from '@inertiajs/react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { kindNames } from '#shared/desk/documents/kinds.ts'
import type { DocumentSummary, DraftListing } from '#shared/desk/documents/props.ts'
import { editorPath } from '#shared/desk/documents/translation-path.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { documentPath, newDocumentPath } from './documents-path.ts'
import { DocumentStateMark } from './state-mark.tsx'
import * as words from './words.ts'

interface DocumentListProps {
  documents: readonly DocumentSummary[]
  now: string
}

export function DocumentList({ documents, now }: DocumentListProps) {
  return (
    <ul aria-label={words.documents} className="-mx-3 @container">
      {documents.map((item) => (
        <li key={`${item.id} ${item.locale}`}>
          <DocumentRow document={item} now={now} />
        </li>
      ))}
    </ul>
  )
}

interface DraftListProps {
  drafts: readonly DraftListing[]
  now: string
}

/** The unsaved texts of the viewer. */
export function DraftList({ drafts, now }: DraftListProps) {
  const clock = useOfficeClock()
  if (drafts.length === 0) return null
  return (
    <section aria-label={words.unsavedTexts} className="mt-4 border-l-2 border-clay pl-3 text-sm">
      <h2 className="font-sans text-sm font-semibold">{words.unsavedTexts}</h2>
      <ul>
        {drafts.map(({ kind, id, locale, title, savedAt }) => (
          <li key={id ?? kind} className="flex flex-wrap items-center gap-x-3">
            <Link
              href={id ? documentPath(id) : newDocumentPath(kind)}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {title || words.untitledHeading}
              {locale && ` (${languageName(locale)})`}
            </Link>
            <span className="figures text-muted">
              {words.draftFacts(kind, id === null, clock.shortTime(savedAt, now))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DocumentRow({ document, now }: { document: DocumentSummary; now: string }) {
  const clock = useOfficeClock()
  const { state, kind, title, market, locale, author, editedAt } = document
  return (
    <Link
      href={editorPath(document)}
      className="desk-row items-center gap-x-6 @3xl:grid @3xl:min-h-10 @3xl:grid-cols-[7.5rem_minmax(0,1fr)_4rem_12rem_5.5rem]"
    >
      <span className="flex justify-between gap-4">
        <DocumentStateMark state={state} />
        <span className="text-muted @3xl:hidden">{kindNames[kind].label}</span>
      </span>
      <span className="block text-sm font-semibold wrap-anywhere">
        {title || words.untitledHeading}
        {market && <span className="font-normal text-muted"> {market}</span>}
        {locale && <span className="font-normal text-muted"> {languageName(locale)}</span>}
      </span>
      <span className="text-muted @max-3xl:hidden">{kindNames[kind].label}</span>
      <span className="flex justify-between gap-4 text-muted @3xl:contents">
        <span className="truncate">{author ?? words.imported}</span>
        <time
          dateTime={editedAt}
          title={clock.dateTime(editedAt)}
          className="figures shrink-0 @3xl:text-right"
        >
          {clock.shortTime(editedAt, now)}
        </time>
      </span>
    </Link>
  )
}
