import { useEffect, useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { isTypingOn } from '#client/ui/typing.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import { useReveal } from './sides.tsx'
import * as words from './words.ts'

// An error of the whole document has no field.
const ofDocument = ['revision', 'document', 'draft']

interface ErrorSummaryProps {
  kind: DocumentKind
  errors: Record<string, string>
}

/** A list of all errors with links to their fields; it takes the focus, unless somebody types on. */
export function ErrorSummary({ kind, errors }: ErrorSummaryProps) {
  const container = useRef<HTMLDivElement>(null)
  const showField = useShowField()
  const entries = Object.entries(errors)
  useEffect(() => {
    if (Object.keys(errors).length === 0 || isTypingOn()) return
    container.current?.focus({ preventScroll: true })
    container.current?.scrollIntoView({ block: 'center' })
  }, [errors])
  if (entries.length === 0) return null
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <Alert tone="danger">
        <p className="font-semibold">{words.toCorrectFirst}</p>
        <ul className="mt-1 list-disc pl-5">
          {entries.map(([field, message]) => (
            <li key={field}>
              {ofDocument.includes(field) ? (
                message
              ) : (
                <a
                  href={`#${idOf(field)}`}
                  onClick={(event) => showField(field) && event.preventDefault()}
                  className="link"
                >
                  {field === 'base' ? message : `${fieldLabel(kind, field)}: ${message}`}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** Returns the name of a field's input: `taxes[0][rate]` for `taxes.0.rate`. */
export function inputName(field: string): string {
  const [first, ...rest] = field.split('.')
  return [first, ...rest.map((part) => `[${part}]`)].join('')
}

export function idOf(field: string): string {
  return field === 'base' ? 'theirs' : `field-${inputName(field)}`
}

/** Returns a function that reveals the input of a field; it returns false if there is none. */
export function useShowField(): (field: string) => boolean {
  const reveal = useReveal()
  return (field) => {
    const name = CSS.escape(inputName(field))
    const element =
      document.getElementById(idOf(field)) ??
      document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}["]`)
    if (!element) return false
    reveal(element)
    return true
  }
}
