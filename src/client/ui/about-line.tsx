import { Link } from '@inertiajs/react'
import { RichText } from './rich-text.tsx'
import * as words from './words.ts'

interface AboutLineProps {
  /** The subject's visible names. */
  names: readonly (string | undefined)[]
  /** The hidden fields of the form. */
  fields: Record<string, string | undefined>
  /** This page without it. */
  without: string
  onRemove?: () => void
}

/** Shows a form's subject, sends it along, and offers to remove it. */
export function AboutLine({ names, fields, without, onRemove }: AboutLineProps) {
  const present = names.filter(Boolean)
  if (present.length === 0) return null
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 border-y border-line py-1.5">
      <p>
        <span className="text-muted">{words.about}</span> <strong>{present.join(', ')}</strong>
      </p>
      {Object.entries(fields).map(([name, value]) => {
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <Link
        href={without}
        preserveState
        preserveScroll
        replace
        {...(onRemove && { onClick: onRemove })}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        <RichText text={words.removeSubject} />
      </Link>
    </div>
  )
}
