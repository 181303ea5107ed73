import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { BulkForm } from './bulk-form.tsx'
import { EmptyList } from './empty-list.tsx'
import { ExportInbox } from './export-inbox.tsx'
import { KeyHint } from './keys.tsx'
import { KeysHelp } from './keys-help.tsx'
import { InboxFilterForm, StatusTabs } from './list-filters.tsx'
import { ThreadRow } from './thread-row.tsx'
import * as words from './words.ts'

/** The id of the list's heading, which gets the focus when the focused row has disappeared. */
export const listHeadingId = 'inbox-heading'

interface ThreadListProps {
  inbox: InboxPage
  open: string | null
}

export function ThreadList({ inbox, open }: ThreadListProps) {
  const Heading = open ? 'h2' : 'h1'
  return (
    <section
      tabIndex={-1}
      aria-labelledby={listHeadingId}
      className={clsx(
        'flex min-h-0 min-w-0 flex-col outline-none',
        open && 'max-lg:hidden print:hidden',
      )}
    >
      <Heading id={listHeadingId} tabIndex={-1} className="pt-5 text-2xl outline-none lg:sr-only">
        {words.inbox}
      </Heading>
      <ListActions />
      <InboxFilterForm inbox={inbox} />
      <StatusTabs inbox={inbox} />
      <Threads
        // A new key scrolls another list to its top.
        key={inboxPath(inbox.filters, inbox.page)}
        inbox={inbox}
        open={open}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line lg:pr-4 print:hidden">
        <ListPages inbox={inbox} />
        <KeysHelp inThread={open !== null} />
        <ExportInbox />
      </div>
    </section>
  )
}

function ListActions() {
  return (
    <p className="flex flex-wrap items-center gap-x-5 pt-2 text-sm lg:pr-4 print:hidden">
      <Link
        href={routes.newThread.href()}
        aria-keyshortcuts="c"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        {words.newEnquiry} <KeyHint name="c" />
      </Link>
      <Link href={routes.savedReplies.href()} className="link inline-flex min-h-11 items-center">
        {words.savedReplies}
      </Link>
    </p>
  )
}

function Threads({ inbox, open }: ThreadListProps) {
  return (
    <div className="group/list -mx-3 flex min-h-0 flex-1 flex-col lg:mr-0">
      <div className="relative min-h-0 flex-1 lg:overflow-y-auto">
        {inbox.threads.length === 0 ? (
          <EmptyList inbox={inbox} />
        ) : (
          <ul aria-label={words.enquiries}>
            {inbox.threads.map((thread) => (
              <li key={thread.id}>
                <ThreadRow thread={thread} inbox={inbox} open={thread.id === open} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {inbox.threads.length > 0 && <BulkForm staff={inbox.staff} />}
    </div>
  )
}

function ListPages({ inbox: { filters, page, pages } }: { inbox: InboxPage }) {
  if (pages <= 1) return null
  const steps = [
    { label: words.previous, rel: 'prev', page: page - 1 },
    { label: words.next, rel: 'next', page: page + 1 },
  ]
  return (
    <nav aria-label={words.pages} className="figures flex min-h-11 items-center gap-4 text-xs">
      <span className="text-muted">
        <RichText text={words.pageOf(page, pages)} />
      </span>
      {steps
        .filter((step) => step.page >= 1 && step.page <= pages)
        .map((step) => (
          <Link
            key={step.label}
            rel={step.rel}
            href={inboxPath(filters, step.page)}
            className="link inline-flex min-h-11 items-center"
          >
            {step.label}
          </Link>
        ))}
    </nav>
  )
}
