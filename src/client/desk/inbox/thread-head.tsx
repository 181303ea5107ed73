import { Link } from '@inertiajs/react'
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import { inboxPath, threadPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage, Thread } from '#shared/desk/inbox/props.ts'
import { Company } from './company.tsx'
import { Due } from './due.tsx'
import { KeyHint } from './keys.tsx'
import { statusLabels, statusMeanings } from './status-labels.ts'
import { useNeighbours } from './use-neighbours.ts'
import * as words from './words.ts'

/** The id of the thread's heading, which gets the focus when a thread is opened. */
export const threadHeadingId = 'thread-heading'

interface ThreadHeadProps {
  thread: Thread
  inbox: InboxPage
}

export function ThreadHead({ thread, inbox }: ThreadHeadProps) {
  const { person, company, service, status, dueAt, late } = thread
  return (
    <header>
      <ThreadNavigation thread={thread} inbox={inbox} />
      <h1
        id={threadHeadingId}
        tabIndex={-1}
        className="mt-1 line-clamp-4 text-2xl text-pretty wrap-anywhere outline-none"
      >
        <bdi>{person.name}</bdi>
      </h1>
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        <a href={mailtoOf(thread)} className="link">
          {person.email}
        </a>
        <Company name={company} />
      </p>
      <p className="figures mt-2 flex flex-wrap items-center gap-x-4 text-sm">
        <span>{service}</span>
        <span>
          <span className="font-semibold">{statusLabels[status]}:</span> {statusMeanings[status]}
        </span>
        {status === 'open' && <Due dueAt={dueAt} late={late} now={inbox.now} />}
      </p>
    </header>
  )
}

/** The subject names the enquiry, so that the person recognises it in an email from elsewhere. */
function mailtoOf({ person, service }: Thread): string {
  const subject = encodeURIComponent(words.replySubject(service))
  return `mailto:${encodeURIComponent(person.email).replace('%40', '@')}?subject=${subject}`
}

function ThreadNavigation({ thread, inbox }: ThreadHeadProps) {
  const { previous, next } = useNeighbours(inbox, thread.id)
  return (
    <nav aria-label={words.neighbouringEnquiries} className="flex items-center print:hidden">
      <Link
        href={inboxPath(inbox.filters, inbox.page)}
        preserveScroll
        aria-keyshortcuts="u"
        className="mr-auto inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.inbox} <KeyHint name="u" />
      </Link>
      <NeighbourLink thread={previous} inbox={inbox} label={words.previousEnquiry} keyName="k" />
      <NeighbourLink thread={next} inbox={inbox} label={words.nextEnquiry} keyName="j" />
    </nav>
  )
}

interface NeighbourLinkProps {
  thread: string | null
  inbox: InboxPage
  label: string
  keyName: 'j' | 'k'
}

/** A link to a neighbouring thread; invisible if there is none. */
function NeighbourLink({ thread, inbox, label, keyName }: NeighbourLinkProps) {
  const Icon = keyName === 'j' ? ChevronDown : ChevronUp
  if (!thread) return <span className="icon-button invisible" />
  return (
    <Link
      href={threadPath(thread, inbox)}
      aria-keyshortcuts={keyName}
      title={`${label} (${keyName})`}
      className="icon-button"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{label}</span>
    </Link>
  )
}
