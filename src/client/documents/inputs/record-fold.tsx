import { type ReactNode, useState } from 'react'
import { FieldError } from '#client/ui/field.tsx'
import type { DocumentFields } from '#shared/documents/props.ts'
import { Scope } from './scope.tsx'
import { useOpened } from './use-opened.ts'

/** What a record is about: its name, and what one looks for in it. */
export type RecordTitle = (values: DocumentFields) => { name: string; detail: string }

export interface RecordFoldProps {
  /** The name of the record in the form: `taxes[0]`. */
  name: string
  values: DocumentFields
  errors: Record<string, string>
  /** What was refused of the record as a whole. */
  error?: string | undefined
  title: RecordTitle
  /** Whether it is not sent. */
  isUnsent?: boolean
  /** Its name while it has none. */
  fallback?: string
  /** Told when something is typed into it: what it holds now, and whether that is nothing. */
  onTyped?: (values: DocumentFields, isBlank: boolean) => void
  children: ReactNode
}

/** The fields of one record, folded under what it is about. */
export function RecordFold(props: RecordFoldProps) {
  const { name, values, errors, error, title, isUnsent, fallback = '' } = props
  const [typed, setTyped] = useState(values)
  const wrong = Object.keys(errors).length + (error ? 1 : 0)
  const fold = useOpened(wrong > 0)
  const { name: called, detail } = title(typed)

  function follow(fields: HTMLElement): void {
    const next = valuesIn(fields)
    setTyped(next)
    props.onTyped?.(next, isBlank(fields))
  }

  return (
    <details {...fold} className="fold" onInput={(event) => follow(event.currentTarget)}>
      <summary data-place="summary" className="scroll-my-24 py-1.5">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block">{called || fallback}</span>
          <span className="figures block font-normal text-muted">{detail}</span>
          {wrong > 0 && <Wrong count={wrong} />}
        </span>
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
        <Scope name={name} values={values} errors={errors} isUnsent={isUnsent}>
          {props.children}
        </Scope>
      </div>
    </details>
  )
}

/** How many fields were refused. */
export function Wrong({ count }: { count: number }) {
  return (
    <span className="block font-semibold text-danger">
      {count === 1 ? '1 field to correct' : `${count} fields to correct`}
    </span>
  )
}

/** What the inputs hold, by their fields: the last part of their ids. */
function valuesIn(fields: HTMLElement): DocumentFields {
  const values: DocumentFields = {}
  for (const input of inputsIn(fields)) {
    const [, field] = /\[([^\]]+)\]$/.exec(input.id) ?? []
    if (field && input.type !== 'checkbox') values[field] = input.value.trim()
  }
  return values
}

/** Whether nothing is typed: what is chosen counts for nothing, as on the server. */
function isBlank(fields: HTMLElement): boolean {
  const typed = inputsIn(fields).filter((input) => {
    return !input.matches('select, [type="checkbox"], [type="hidden"]')
  })
  return typed.every(({ value }) => value.trim() === '')
}

function inputsIn(fields: HTMLElement): HTMLInputElement[] {
  return [...fields.querySelectorAll<HTMLInputElement>('input, select, textarea')]
}
