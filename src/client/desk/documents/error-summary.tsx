import { useEffect, useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import { reveal } from './reveal.ts'

/** What was refused, in one place above the form, with a way to each field; it takes the focus. */
export function ErrorSummary({ errors }: { errors: Record<string, string> }) {
  const place = useRef<HTMLDivElement>(null)
  const told = Object.entries(errors)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [errors])
  if (told.length === 0) return null
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert tone="danger">
        <p className="font-semibold">Not saved. Please fix the following:</p>
        <ul className="mt-1 list-disc pl-5">
          {told.map(([field, message]) => (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={(event) => showField(field) && event.preventDefault()}
                className="link"
              >
                {field === 'base' ? message : `${fieldLabel(field)}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** The name of the input of a field: `taxes.0.rate` is `taxes[0][rate]`. */
function inputName(field: string): string {
  const [first, ...rest] = field.split('.')
  return [first, ...rest.map((part) => `[${part}]`)].join('')
}

/** The id of what is refused under this name. */
export function idOf(field: string): string {
  return field === 'base' ? 'theirs' : `field-${inputName(field)}`
}

/** Leads to the input, or to the first of those that are named so; says whether there is one. */
export function showField(field: string): boolean {
  const name = CSS.escape(inputName(field))
  const found =
    document.getElementById(idOf(field)) ??
    document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}["]`)
  if (!found) return false
  reveal(found)
  return true
}
