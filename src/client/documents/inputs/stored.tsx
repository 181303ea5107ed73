import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { DocumentFields } from '#shared/documents/props.ts'
import { typedFields } from '../typed-fields.ts'

interface StoredContent {
  stored: DocumentFields
  /** The fields of the document that hold something else than what is stored. */
  changed: ReadonlySet<string>
}

const Content = createContext<StoredContent>({ stored: {}, changed: new Set() })

interface StoredProps {
  /** The newest that is stored; of a document that was refused, what was sent. */
  stored: DocumentFields
  isRefused: boolean
  children: ReactNode
}

/** Knows what is stored of the document whose inputs are in it, and what is typed since. */
export function Stored({ stored: newest, isRefused, children }: StoredProps) {
  const [stored, setStored] = useState(newest)
  // What was refused is not stored: until something is, what was stored before counts.
  if (!isRefused && JSON.stringify(newest) !== JSON.stringify(stored)) setStored(newest)
  const place = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState('')

  function compare(): void {
    const form = place.current?.closest('form')
    if (form) setNames(changedNames(typedFields(form), stored).join(' '))
  }

  useEffect(compare, [stored])
  return (
    <Content value={{ stored, changed: new Set(names.split(' ')) }}>
      <div ref={place} onInput={compare}>
        {children}
      </div>
    </Content>
  )
}

/** The fields of the document that hold something else than what is stored. */
export function useChanged(): ReadonlySet<string> {
  return use(Content).changed
}

/** A field as it is stored. */
export function useStored(field: string): unknown {
  return use(Content).stored[field]
}

function changedNames(typed: DocumentFields, stored: DocumentFields): string[] {
  return Object.keys(stored).filter((field) => asSent(typed[field]) !== asSent(stored[field]))
}

/** A value as text: the same for what is stored and for what a form makes of it. */
function asSent(value: unknown): string {
  return JSON.stringify(filled(value) ?? [])
}

/** A value as a form sends it, without what is empty and in one order. */
function filled(value: unknown): unknown {
  if (value === '' || value === null || value === undefined || value === false) return undefined
  if (Array.isArray(value)) return value.map(filled).filter((one) => one !== undefined)
  if (typeof value !== 'object') return String(value).trim().replaceAll('\r\n', '\n')
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const one = filled(inner)
    return one === undefined ? [] : [[name, one] as const]
  })
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
