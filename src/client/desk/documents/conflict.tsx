import { useEffect, useState } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import type { DocumentFields, DocumentPage, FieldChange } from '#shared/desk/documents/props.ts'
import { ChangedText } from './changed-text.tsx'
import { type Difference, differencesOf, wordChanges } from './changes.ts'
import * as words from './words.ts'

interface ConflictProps {
  kind: DocumentKind
  theirs: NonNullable<DocumentPage['theirs']>
  /** The current fields of the form. */
  ours: DocumentFields
  onUseTheirs: (field: string) => void
}

/** Shows the version that somebody else saved meanwhile; either text can be kept for each field. */
export function Conflict({ kind, theirs, ours, onUseTheirs }: ConflictProps) {
  const clock = useOfficeClock()
  const { revision, fields } = theirs
  const differences = differencesOf(ours, fields)
  return (
    <section
      id="theirs"
      tabIndex={-1}
      aria-labelledby="theirs-title"
      className="border border-clay p-4 text-sm outline-none"
    >
      <h2 id="theirs-title" className="text-lg">
        {words.savedMeanwhile(revision.author ?? words.somebody, revision.number)}
      </h2>
      <p className="figures mt-1 text-muted">
        {`${clock.dateTime(revision.createdAt)}. `}
        {differences.length === 0 ? words.sameAsYours : words.conflictExplained}
      </p>
      {differences.map((difference) => (
        <DifferentField key={difference.field} {...{ kind, ...difference, onUseTheirs }} />
      ))}
      <button
        type="submit"
        name="base"
        value={revision.id}
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-4' })}
      >
        {words.saveMyVersionOverTheirs}
      </button>
    </section>
  )
}

interface DifferentFieldProps extends Difference {
  kind: DocumentKind
  onUseTheirs: (field: string) => void
}

function DifferentField({ kind, field, ours, theirs, onUseTheirs }: DifferentFieldProps) {
  const parts = useWordChanges(theirs, ours)
  return (
    <details open={theirs.length < 400} className="mt-3 border-t border-line pt-1">
      <summary className="flex min-h-11 items-center font-semibold">
        {fieldLabel(kind, field)}
      </summary>
      {parts ? (
        <ChangedText parts={parts} />
      ) : (
        <pre className="max-h-96 overflow-y-auto font-sans wrap-anywhere whitespace-pre-wrap">
          {theirs || words.theirsIsEmpty}
        </pre>
      )}
      <button
        type="button"
        onClick={() => onUseTheirs(field)}
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-2 noscript:hidden' })}
      >
        <RichText text={words.takeTheirs(fieldLabel(kind, field))} />
      </button>
    </details>
  )
}

/** Returns null without a script or if the library fails to load. */
function useWordChanges(before: string, after: string): FieldChange['parts'] | null {
  const [parts, setParts] = useState<FieldChange['parts'] | null>(null)
  useEffect(() => {
    let isCurrent = true
    wordChanges(before, after).then(
      (changes) => isCurrent && setParts(changes),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [before, after])
  return parts
}
