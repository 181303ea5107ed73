import { Link } from '@inertiajs/react'

interface AboutLineProps {
  /** What it is about, by the names people read. */
  names: readonly (string | undefined)[]
  /** What is sent with the form, by field. */
  fields: Record<string, string | undefined>
  /** This page without it. */
  without: string
  onRemove?: () => void
}

/** Says what a form is about, sends that with it, and takes it off. */
export function AboutLine({ names, fields, without, onRemove }: AboutLineProps) {
  const known = names.filter(Boolean)
  if (known.length === 0) return null
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 border-y border-line py-1.5">
      <p>
        <span className="text-muted">About:</span> <strong>{known.join(', ')}</strong>
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
        Remove<span className="sr-only"> what the message is about</span>
      </Link>
    </div>
  )
}
