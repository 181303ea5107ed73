import { Link } from '@inertiajs/react'
import { officeDateTime } from '#client/desk/layout/times.ts'
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

interface HistoryProps {
  page: DocumentPage
  id: string
  onStart: () => void
}

/** All versions and publications of a document, newest first. */
export function History(props: HistoryProps) {
  const { page, id } = props
  const { revisions } = page
  return (
    <TitledSection
      id="history"
      title="History"
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
        title="Unpublished"
        of={withdrawals.filter((item) => !cancelledSchedules.includes(item))}
        verb="Unpublished"
      />
      <DecisionGroup title="Cancelled schedules" of={cancelledSchedules} verb="Cancelled" />
    </>
  )
}

interface RevisionRowProps extends HistoryProps {
  revision: RevisionSummary
  /** From 0, for the newest. */
  index: number
}

/** A version in the history with its decisions, and the controls to compare or publish it. */
function RevisionRow({ page, id, onStart, revision, index }: RevisionRowProps) {
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
          verb="Published"
        />
        {canGoBack && !kinds[page.kind].sendingPath && (
          <PublishOlder page={page} id={id} revision={revision} onStart={onStart} />
        )}
      </div>
    </li>
  )
}

/** Publishes an older version; under the two-person rule its author may not. */
function PublishOlder({
  page,
  id,
  revision,
  onStart,
}: HistoryProps & { revision: RevisionSummary }) {
  const { number, own } = revision
  if (own && page.twoPersonRule) {
    return (
      <p className="text-muted">
        {`You wrote version ${number}: a second person must publish it.`}
      </p>
    )
  }
  const again = wasPublished(page, revision.id) ? 'this version again' : 'this version'
  return (
    <TwoStep
      action={routes.documentPublications.href({ id })}
      summary={`Go back to version ${number}`}
      consequence={`Readers see ${again} within a minute. Newer versions stay here.`}
      button={`Publish version ${number}`}
      tone="quiet"
      fields={{ revision: revision.id }}
      onStart={onStart}
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
  const { number, author, createdAt } = revision
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{`Version ${number}`}</span>
      <span className="wrap-anywhere">
        {number === 0 ? 'Imported' : (author ?? 'Former colleague')}
      </span>
      <time dateTime={createdAt} className="text-muted">
        {officeDateTime(createdAt)}
      </time>
      {isOpen ? (
        <span className="text-muted">open</span>
      ) : (
        <Link href={documentPath(id, { revision: revision.id })} className="link">
          Open<span className="sr-only"> version {number}</span>
        </Link>
      )}
    </p>
  )
}

interface DecisionsProps {
  of: readonly PublicationSummary[]
  verb: string
}

function Decisions({ of: decisions, verb }: DecisionsProps) {
  if (decisions.length === 0) return null
  return (
    <ul className="figures text-sm text-muted">
      {decisions.map((item) => (
        <li key={item.id}>{decisionText(item, verb)}</li>
      ))}
    </ul>
  )
}

function decisionText({ state, from, by }: PublicationSummary, verb: string): string {
  const who = by ? ` by ${by}` : ''
  if (state === 'waiting') return `To be ${verb.toLowerCase()}${who}, ${officeDateTime(from)}`
  if (state === 'replaced') {
    return `Was to be ${verb.toLowerCase()}${who}, ${officeDateTime(from)}; superseded`
  }
  const now = state === 'current' ? ' (live)' : ''
  return `${verb}${who}, ${officeDateTime(from)}${now}`
}

function Diff({ page: { diff, against, revision, revisions } }: { page: DocumentPage }) {
  if (!diff) return null
  const numberOf = (id: string | null | undefined) =>
    revisions.find((item) => item.id === id)?.number
  return (
    <TitledSection
      id="diff"
      title={`From version ${numberOf(against)} to version ${numberOf(revision)}`}
      level="h3"
      isTarget
      titleClass="figures font-sans font-semibold outline-none"
      className="mt-3 border border-line bg-panel p-4 text-sm"
    >
      <p className="text-muted">
        {diff.length === 0 ? 'No differences.' : 'Struck through: removed. Underlined: added.'}
      </p>
      {diff.map(({ field, parts }) => (
        <div key={field} className="mt-3 border-t border-line pt-2">
          <h4 className="font-sans font-semibold">{fieldLabel(field)}</h4>
          <ChangedText parts={parts} className="mt-1" />
        </div>
      ))}
    </TitledSection>
  )
}
