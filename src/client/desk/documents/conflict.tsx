import { useEffect, useState } from 'react'
import { exactTime } from '#client/desk/layout/times.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import type { DocumentFields, DocumentPage, FieldChange } from '#shared/desk/documents/props.ts'
import { ChangedText } from './changed-text.tsx'
import { type Difference, differencesOf, wordChanges } from './changes.ts'

interface ConflictProps {
  theirs: NonNullable<DocumentPage['theirs']>
  /** What was typed, as it stands now. */
  ours: DocumentFields
  onTake: (field: string) => void
}

/** What somebody stored meanwhile, beside what was typed; either can be kept, field by field. */
export function Conflict({ theirs, ours, onTake }: ConflictProps) {
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
        {`${revision.author ?? 'Somebody'} stored revision ${revision.number} meanwhile`}
      </h2>
      <p className="figures mt-1 text-muted">
        {`${exactTime(revision.createdAt)}. `}
        {differences.length === 0
          ? 'It says the same as yours.'
          : 'What you typed is below, and nothing of it is lost. Struck: theirs. Underlined: yours.'}
      </p>
      {differences.map((difference) => (
        <DifferentField key={difference.field} {...difference} onTake={onTake} />
      ))}
      <button
        type="submit"
        name="base"
        value={revision.id}
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-4' })}
      >
        Save my version over theirs
      </button>
    </section>
  )
}

interface DifferentFieldProps extends Difference {
  onTake: (field: string) => void
}

function DifferentField({ field, ours, theirs, onTake }: DifferentFieldProps) {
  const parts = useWordChanges(theirs, ours)
  return (
    <details open={theirs.length < 400} className="mt-3 border-t border-line pt-1">
      <summary className="flex min-h-11 items-center font-semibold">{fieldLabel(field)}</summary>
      {parts ? (
        <ChangedText parts={parts} />
      ) : (
        <pre className="max-h-96 overflow-y-auto font-sans wrap-anywhere whitespace-pre-wrap">
          {theirs || 'Theirs is empty.'}
        </pre>
      )}
      <button
        type="button"
        onClick={() => onTake(field)}
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-2 noscript:hidden' })}
      >
        Take theirs<span className="sr-only">: {fieldLabel(field)}</span>
      </button>
    </details>
  )
}

/** Without a script, and unless the library comes, theirs stands as it is. */
function useWordChanges(before: string, after: string): FieldChange['parts'] | null {
  const [parts, setParts] = useState<FieldChange['parts'] | null>(null)
  useEffect(() => {
    let isCurrent = true
    wordChanges(before, after).then(
      (found) => isCurrent && setParts(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [before, after])
  return parts
}
