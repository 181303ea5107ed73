import { useFormContext } from '@inertiajs/react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Change } from '../draft/draft.ts'

/** The record that contains the fields of the inputs. */
interface ScopeContent {
  /** The name of the record: `taxes[0]`; empty for the document. */
  name: string
  values: DocumentFields
  /** By the dotted names of its fields. */
  errors: Record<string, string>
  /** True if it is not submitted, such as a blank row. */
  isUnsent?: boolean
  update: (change: Change) => void
}

const Content = createContext<ScopeContent>({ name: '', values: {}, errors: {}, update: () => {} })

export function Scope({ children, ...content }: ScopeContent & { children: ReactNode }) {
  const { name, values, errors, isUnsent = false, update } = content
  const value = useMemo(
    () => ({ name, values, errors, isUnsent, update }),
    [name, values, errors, isUnsent, update],
  )
  return <Content value={value}>{children}</Content>
}

export function useScope(): ScopeContent {
  return use(Content)
}

/** Returns the name, value, error and setter of a field. */
export function useInput(field: string) {
  const { name: record, values, errors, isUnsent, update } = use(Content)
  const name = nameIn(record, field)
  return {
    name,
    /** Undefined if the field is not submitted. */
    sentAs: isUnsent ? undefined : name,
    value: values[field],
    error: errors[field],
    set: (value: unknown) => update((fields) => ({ ...fields, [field]: value })),
  }
}

/** True while the surrounding form is being submitted. */
export function useIsSending(): boolean {
  return useFormContext()?.processing ?? false
}

function nameIn(record: string, field: string): string {
  return record ? `${record}[${field}]` : field
}
