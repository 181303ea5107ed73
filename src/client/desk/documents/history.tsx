import { Link } from '@inertiajs/react'
import { type OfficeClock, useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import type {
  DocumentPage,
  PublicationSummary,
  RevisionSummary,
} from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { ChangedText } from './changed-text.tsx'
import { CompareForm, CompareRadios } from './compare-form.tsx'
import { documentPath } from './documents-path.ts'
import { kinds } from './kinds/registry.ts'
import { isScheduleCancellation, publishedRevision, wasPublished } from './reader-state.ts'
import * as words from './words.ts'

interface HistoryProps {
  page: DocumentPage
  id: string
}

/** All versions and publications of a document, newest first. */
export function History(props: HistoryProps) {
  const { page, id } = props
  const { revisions } = page
  return (
    <TitledSection
      id="history"
      title={words.history}
      isTarget
      titleClass="text-xl outline-none"
      className="border-t-2 border-structure pt-4"
    >
      <Diff page={page} />
      {revisions.length > 1 && <CompareForm id={id} />}
      <ol className="mt-3 border-b border-line text-sm">
        {revisions.map((item, index) => (
          <RevisionRow key={item.id} {...props} revision={item} index={index} />
        ))}
      </ol>
      <Withdrawals publications={page.publications} />
    </TitledSection>
  )
}

function Withdrawals({ publications }: Pick<DocumentPage, 'publications'>) {
  const withdrawals = publications.filter((item) => item.revision === null)
  const cancelledSchedules = withdrawals.filter((item) =>
    isScheduleCancellation(item, publications),
  )
  return (
    <>
      <DecisionGroup
        title={words.unpublished}
        of={withdrawals.filter((item) => !cancelledSchedules.includes(item))}
        what="unpublished"
      />
      <DecisionGroup title={words.cancelledSchedules} of={cancelledSchedules} what="cancelled" />
    </>
  )
}

interface RevisionRowProps extends HistoryProps {
  revision: RevisionSummary
  /** From 0, for the newest. */
  index: number
}

/** A version in the history with its decisions, and the controls to compare or publish it. */
function RevisionRow({ page, id, revision, index }: RevisionRowProps) {
  const { against, publications } = page
  const isOpen = revision.id === page.revision
  const canGoBack = index > 0 && revision.id !== publishedRevision(page)?.id
  return (
    <li
      aria-current={isOpen || undefined}
      className="flex gap-x-3 border-t border-line py-2 aria-[current]:bg-highlight"
    >
      {page.revisions.length > 1 && (
        <CompareRadios
          revision={revision}
          isFrom={against ? revision.id === against : index === 1}
          isTo={against ? isOpen : index === 0}
        />
      )}
      <div className="min-w-0 flex-1 py-1.5">
        <Revision revision={revision} id={id} isOpen={isOpen} />
        <Decisions
          of={publications.filter((decision) => decision.revision === revision.id)}
          what="published"
        />
        {canGoBack && !kinds[page.kind].sendingPath && (
          <PublishOlder page={page} id={id} revision={revision} />
        )}
      </div>
    </li>
  )
}

/** Publishes an older version; under the two-person rule its author may not. */
function PublishOlder({ page, id, revision }: HistoryProps & { revision: RevisionSummary }) {
  const { number, own } = revision
  if (own && page.twoPersonRule) {
    return <p className="text-muted">{words.secondPersonMustPublishVersion(number)}</p>
  }
  return (
    <TwoStep
      action={routes.documentPublications.href({ id })}
      summary={words.goBackToVersion(number)}
      consequence={
        wasPublished(page, revision.id) ? words.publishAgainExplained : words.publishOlderExplained
      }
      button={words.publishVersion(number)}
      tone="quiet"
      fields={{ revision: revision.id }}
      answeredAt="publishing"
    />
  )
}

interface DecisionGroupProps extends DecisionsProps {
  title: string
}

/** A titled list of decisions after which nothing is published. */
function DecisionGroup({ title, ...decisions }: DecisionGroupProps) {
  if (decisions.of.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-sans text-sm font-semibold">{title}</h3>
      <Decisions {...decisions} />
    </>
  )
}

interface RevisionProps {
  revision: RevisionSummary
  id: string
  isOpen: boolean
}

function Revision({ revision, id, isOpen }: RevisionProps) {
  const clock = useOfficeClock()
  const { number, author, createdAt } = revision
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{words.version(number)}</span>
      <span className="wrap-anywhere">
        {number === 0 ? words.imported : (author ?? words.formerColleague)}
      </span>
      <time dateTime={createdAt} className="text-muted">
        {clock.dateTime(createdAt)}
      </time>
      {isOpen ? (
        <span className="text-muted">{words.isOpen}</span>
      ) : (
        <Link href={documentPath(id, { revision: revision.id })} className="link">
          <RichText text={words.openVersion(number)} />
        </Link>
      )}
    </p>
  )
}

interface DecisionsProps {
  of: readonly PublicationSummary[]
  what: Parameters<typeof words.decision>[0]
}

function Decisions({ of: decisions, what }: DecisionsProps) {
  const clock = useOfficeClock()
  if (decisions.length === 0) return null
  return (
    <ul className="figures text-sm text-muted">
      {decisions.map((item) => (
        <li key={item.id}>{decisionText(item, { what, clock })}</li>
      ))}
    </ul>
  )
}

interface DecisionTextProps {
  what: DecisionsProps['what']
  clock: OfficeClock
}

function decisionText({ state, from, by }: PublicationSummary, { what, clock }: DecisionTextProps) {
  const facts = { by, time: clock.dateTime(from) }
  if (state === 'waiting') return words.plannedDecision(what, facts)
  if (state === 'replaced') return words.supersededDecision(what, facts)
  return state === 'current' ? words.liveDecision(what, facts) : words.decision(what, facts)
}

function Diff({ page: { kind, diff, against, revision, revisions } }: { page: DocumentPage }) {
  if (!diff) return null
  const numberOf = (id: string | null | undefined) =>
    revisions.find((item) => item.id === id)?.number
  return (
    <TitledSection
      id="diff"
      title={words.fromVersionTo(numberOf(against), numberOf(revision))}
      level="h3"
      isTarget
      titleClass="figures font-sans font-semibold outline-none"
      className="mt-3 border border-line bg-panel p-4 text-sm"
    >
      <p className="text-muted">{diff.length === 0 ? words.noDifferences : words.diffExplained}</p>
      {diff.map(({ field, parts }) => (
        <div key={field} className="mt-3 border-t border-line pt-2">
          <h4 className="font-sans font-semibold">{fieldLabel(kind, field)}</h4>
          <ChangedText parts={parts} className="mt-1" />
        </div>
      ))}
    </TitledSection>
  )
}
