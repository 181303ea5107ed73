import { useFormContext } from '@inertiajs/react'
import { createContext, type ReactNode, use } from 'react'
import type { DocumentFields } from '#shared/documents/props.ts'

/** The record whose fields the inputs are: the document, a row of one of its lists. */
interface ScopeContent {
  /** The name of the record, `taxes[0]`; empty for the document. */
  name: string
  values: DocumentFields
  /** By the dotted names of its fields. */
  errors: Record<string, string>
  /** Whether it is no part of what is sent, such as a blank row. */
  isUnsent?: boolean
}

const Content = createContext<ScopeContent>({ name: '', values: {}, errors: {} })

/** Says of which record the inputs in it are the fields. */
export function Scope({ children, ...content }: ScopeContent & { children: ReactNode }) {
  return <Content value={content}>{children}</Content>
}

/** The record whose fields the inputs are. */
export function useScope(): ScopeContent {
  return use(Content)
}

/** What an input of this field is called, shows and is refused for. */
export function useInput(field: string) {
  const { name: record, values, errors, isUnsent } = use(Content)
  const name = nameIn(record, field)
  return {
    name,
    /** The same where it is sent: what has no name is not. */
    sentAs: isUnsent ? undefined : name,
    value: values[field],
    error: errors[field],
  }
}

/** Whether the form around it is being sent. */
export function useIsSending(): boolean {
  return useFormContext()?.processing ?? false
}

/** The name of a field in a record: `taxes[0][rate]`. */
export function nameIn(record: string, field: string): string {
  return record ? `${record}[${field}]` : field
}
