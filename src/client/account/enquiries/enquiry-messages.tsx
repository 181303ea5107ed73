import { clsx } from 'clsx'
import { FileLinks } from '#client/ui/file-links.tsx'
import { LocalTime } from '#client/ui/local-time.tsx'
import { Mark } from '#client/ui/mark.tsx'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import * as words from './words.ts'

/** The messages and replies of an enquiry, oldest first, with its events between them. */
export function EnquiryMessages({ entries }: { entries: readonly ThreadEntry[] }) {
  return (
    <ol aria-label={words.messages} className="border-b border-line">
      {entries.map((entry) =>
        entry.kind === 'event' ? (
          <li key={entry.id} className="figures border-t border-line py-3 text-sm text-muted">
            {entry.body}, <LocalTime at={entry.createdAt} />
          </li>
        ) : (
          <EnquiryMessage key={entry.id} entry={entry} />
        ),
      )}
    </ol>
  )
}

function EnquiryMessage({ entry }: { entry: ThreadEntry }) {
  const { kind, author, body, createdAt, files } = entry
  const isOurs = kind === 'reply'
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-3 border-t border-line py-6 @4xl:grid-cols-4">
      <div className="min-w-0 text-sm @4xl:pt-1">
        <p className="flex gap-2 font-semibold wrap-anywhere">
          {isOurs && <Mark className="size-5 shrink-0 text-structure" />}
          {author}
        </p>
        <p className="figures text-muted">
          <LocalTime at={createdAt} />
        </p>
      </div>
      <div
        className={clsx('measure @4xl:col-span-3', isOurs && 'border-l-3 border-structure pl-4')}
      >
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
        <FileLinks files={files} />
      </div>
    </li>
  )
}
