import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { fieldErrors, LabelledInput } from '#client/ui/field.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import type { LinkedThread, OtherThread, Thread } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { statusLabels } from './status-labels.ts'
import * as words from './words.ts'

interface ThreadRelationsProps {
  thread: Thread
  others: readonly OtherThread[]
  links: readonly LinkedThread[]
  now: string
}

/** The other enquiries of a thread's person, each of which this one can be merged into, and the linked ones. */
export function ThreadRelations({ thread, others, links, now }: ThreadRelationsProps) {
  const errors = fieldErrors(usePage().props.errors)
  return (
    <div className="mt-4 text-sm print:hidden">
      {errors.into && (
        <p role="alert" className="font-medium text-danger">
          {errors.into}
        </p>
      )}
      <Threads id="others" title={words.otherEnquiries}>
        {others.map((other) => (
          <OtherRow key={other.id} thread={thread} other={other} now={now} />
        ))}
      </Threads>
      <Threads id="links" title={words.linkedEnquiries}>
        {links.map((linked) => (
          <LinkedRow key={linked.id} thread={thread} linked={linked} now={now} />
        ))}
      </Threads>
      {/* A new key empties the field after a link. */}
      <LinkForm key={links.length} thread={thread} error={errors.to} />
      <Link href={newEnquiryPath(thread)} className="link inline-flex min-h-11 items-center">
        {words.newEnquiryToPerson}
      </Link>
    </div>
  )
}

interface ThreadsProps {
  id: string
  title: string
  children: readonly ReactNode[]
}

function Threads({ id, title, children }: ThreadsProps) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-xs font-normal text-muted">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

interface OtherRowProps {
  thread: Thread
  other: OtherThread
  now: string
}

function OtherRow({ thread, other, now }: OtherRowProps) {
  const { id, reference } = other
  return (
    <li className="border-b border-line">
      <ThreadLink thread={other} now={now} />
      <TwoStep
        action={routes.threadMerges.href({ id: thread.id })}
        fields={{ into: id }}
        summary={words.mergeInto}
        consequence={words.mergeExplained}
        button={words.mergeWithOther(reference)}
        tone="quiet"
      />
    </li>
  )
}

interface LinkedRowProps {
  thread: Thread
  linked: LinkedThread
  now: string
}

function LinkedRow({ thread, linked, now }: LinkedRowProps) {
  const { id: other, reference, person } = linked
  return (
    <li className="border-b border-line pb-2">
      <ThreadLink thread={linked} now={now} person={person.name} />
      <OneButtonForm
        action={withMethod(routes.threadLink.href({ id: thread.id, other }), 'DELETE')}
        className="flex max-w-40"
      >
        <RichText text={words.unlink(reference)} />
      </OneButtonForm>
    </li>
  )
}

interface ThreadLinkProps {
  thread: OtherThread
  now: string
  /** The name of its person; none if it is the person of the page. */
  person?: string
}

function ThreadLink({ thread, now, person }: ThreadLinkProps) {
  const clock = useOfficeClock()
  const { id, reference, service, status, lastAt } = thread
  const facts = [service, statusLabels[status], clock.shortTime(lastAt, now)]
  return (
    <Link
      href={routes.deskThread.href({ id })}
      className="figures flex min-h-11 flex-wrap items-center gap-x-3"
    >
      <span className="link">{reference}</span>
      {person && <span className="wrap-anywhere">{person}</span>}
      <span className="text-muted">{facts.join(' · ')}</span>
    </Link>
  )
}

/** Folded, because few enquiries are linked. */
function LinkForm({ thread, error }: { thread: Thread; error: string | undefined }) {
  return (
    <details open={error !== undefined || undefined}>
      <summary className="link inline-flex min-h-11 items-center">{words.linkEnquiry}</summary>
      <PostForm
        action={routes.threadLinks.href({ id: thread.id })}
        className="grid max-w-72 gap-2 pb-3"
      >
        <p className="text-muted">{words.linkExplained}</p>
        <LabelledInput
          label={words.linkedReference}
          name="to"
          error={error}
          announced
          required
          autoComplete="off"
        />
        <button type="submit" className={buttonClass({ tone: 'quiet', size: 'small' })}>
          {words.link}
        </button>
      </PostForm>
    </details>
  )
}

function newEnquiryPath({ person, company, market, product }: Thread): string {
  const query = new URLSearchParams({ ...person, company })
  if (market) query.set('market', market.slug)
  if (product) query.set('product', product)
  return `${routes.newThread.href()}?${query}`
}
