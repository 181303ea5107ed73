import type { ReactNode } from 'react'
import { FieldError } from '#client/ui/field.tsx'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Change } from '../draft/draft.ts'
import { Scope } from './scope.tsx'
import { useFold } from './use-fold.ts'
import * as words from './words.ts'

export type RecordTitle = (values: DocumentFields) => { name: string; detail: string }

interface RecordFoldProps {
  /** The name of the record in the form: `taxes[0]`. */
  name: string
  values: DocumentFields
  errors: Record<string, string>
  error?: string | undefined
  title: RecordTitle
  update: (change: Change) => void
  isUnsent?: boolean
  openAtFirst?: boolean
  /** The heading of a record without a name. */
  fallback?: string
  children: ReactNode
}

/** The fields of a record, folded under its heading. */
export function RecordFold(props: RecordFoldProps) {
  const { error, title, openAtFirst, fallback = '', children, ...scope } = props
  const { name, values, errors } = scope
  const errorCount = Object.keys(errors).length + (error ? 1 : 0)
  const fold = useFold(errorCount > 0, openAtFirst)
  const { name: recordName, detail } = title(values)
  return (
    <details {...fold} className="fold">
      <summary data-place="summary" className="scroll-my-24 py-1.5">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block">{recordName || fallback}</span>
          <span className="figures block font-normal text-muted">{detail}</span>
          <ErrorCount count={errorCount} />
        </span>
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
        <Scope {...scope}>{children}</Scope>
      </div>
    </details>
  )
}

export function ErrorCount({ count }: { count: number }) {
  if (count === 0) return null
  return <span className="block font-semibold text-danger">{words.fieldsToCorrect(count)}</span>
}
