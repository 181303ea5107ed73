import { useFormContext } from '@inertiajs/react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Change } from '../draft/draft.ts'

/** The record whose fields the inputs are: the document, a row of one of its lists. */
interface ScopeContent {
  /** The name of the record, `taxes[0]`; empty for the document. */
  name: string
  values: DocumentFields
  /** By the dotted names of its fields. */
  errors: Record<string, string>
  /** True if it is no part of what is sent, such as a blank row. */
  isUnsent?: boolean
  update: (change: Change) => void
}

const Content = createContext<ScopeContent>({ name: '', values: {}, errors: {}, update: () => {} })

/** Says of which record the inputs in it are the fields. */
export function Scope({ children, ...content }: ScopeContent & { children: ReactNode }) {
  const { name, values, errors, isUnsent = false, update } = content
  const value = useMemo(
    () => ({ name, values, errors, isUnsent, update }),
    [name, values, errors, isUnsent, update],
  )
  return <Content value={value}>{children}</Content>
}

/** Returns the record whose fields the inputs are. */
export function useScope(): ScopeContent {
  return use(Content)
}

/** Returns what an input of this field is called, shows and is refused for, and what sets it. */
export function useInput(field: string) {
  const { name: record, values, errors, isUnsent, update } = use(Content)
  const name = nameIn(record, field)
  return {
    name,
    /** The same where it is sent: what has no name is not. */
    sentAs: isUnsent ? undefined : name,
    value: values[field],
    error: errors[field],
    set: (value: unknown) => update((fields) => ({ ...fields, [field]: value })),
  }
}

/** True while the form around it is being sent. */
export function useIsSending(): boolean {
  return useFormContext()?.processing ?? false
}

/** Returns the name of a field in a record: `taxes[0][rate]`. */
function nameIn(record: string, field: string): string {
  return record ? `${record}[${field}]` : field
}
