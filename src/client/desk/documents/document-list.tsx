import { Link } from '@inertiajs/react'
import { exactTime, shortTime } from '#client/desk/layout/times.ts'
import { kindNames } from '#shared/desk/documents/kinds.ts'
import type { DocumentSummary } from '#shared/desk/documents/props.ts'
import { documentPath } from './documents-path.ts'
import { DocumentStateMark } from './state-mark.tsx'

interface DocumentListProps {
  documents: readonly DocumentSummary[]
  now: string
}

/** Documents, each a row that is one link: what it is, how far it has come, who wrote on it last. */
export function DocumentList({ documents, now }: DocumentListProps) {
  return (
    <ul aria-label="Documents" className="-mx-3 @container">
      {documents.map((one) => (
        <li key={one.id}>
          <Link
            href={documentPath(one.id)}
            className="desk-row items-center gap-x-6 @3xl:grid @3xl:min-h-10 @3xl:grid-cols-[7.5rem_minmax(0,1fr)_4rem_12rem_5.5rem]"
          >
            <span className="flex justify-between gap-4">
              <DocumentStateMark state={one.state} />
              <span className="text-muted @3xl:hidden">{kindNames[one.kind].label}</span>
            </span>
            <span className="block text-sm font-semibold wrap-anywhere">
              {one.title || 'Without a title'}
              {one.market && <span className="font-normal text-muted"> {one.market}</span>}
            </span>
            <span className="text-muted @max-3xl:hidden">{kindNames[one.kind].label}</span>
            <span className="flex justify-between gap-4 text-muted @3xl:contents">
              <span className="truncate">{one.author ?? 'Shipped'}</span>
              <time
                dateTime={one.editedAt}
                title={exactTime(one.editedAt)}
                className="figures shrink-0 @3xl:text-right"
              >
                {shortTime(one.editedAt, now)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
