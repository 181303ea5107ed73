import { Link } from '@inertiajs/react'
import type { ContactAbout } from '#shared/contact/about.ts'
import type { ContactTopic } from '#shared/contact/rules.ts'
import type { ContactService } from '#shared/content/services.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { contactPath, routes } from '#shared/routes.ts'

interface AboutLineProps {
  about: ContactAbout
  /** Stays chosen without the rest. */
  service: ContactService | undefined
  onRemove: () => void
}

/** Says which market and product the message is about, sends them with it, and takes them off. */
export function AboutLine({ about: { market, product }, service, onRemove }: AboutLineProps) {
  if (!market && !product) return null
  const names = [market?.name, product && productLabels[product]].filter(Boolean)
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 border-y border-line py-1.5">
      <p>
        <span className="text-muted">About:</span> <strong>{names.join(', ')}</strong>
      </p>
      <Topic name="market" value={market?.slug} />
      <Topic name="product" value={product} />
      <Link
        href={service ? contactPath(service) : routes.contact.href()}
        preserveState
        preserveScroll
        replace
        onClick={onRemove}
        className="link inline-flex min-h-11 items-center text-sm"
      >
        Remove<span className="sr-only"> what the message is about</span>
      </Link>
    </div>
  )
}

function Topic({ name, value }: { name: ContactTopic; value: string | undefined }) {
  return value ? <input type="hidden" name={name} value={value} /> : null
}
