import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

interface ChoiceLinkProps {
  href: string
  chosen: boolean
  children: ReactNode
}

/** One of a few choices that change what the page shows; each has an address of its own. */
export function ChoiceLink({ href, chosen, children }: ChoiceLinkProps) {
  return (
    <Link
      href={href}
      preserveScroll
      preserveState
      aria-current={chosen ? 'true' : undefined}
      className="flex min-h-12 items-center justify-center rounded-md border border-float-line bg-ground px-3 text-center leading-tight font-semibold hover:bg-hover aria-[current]:border-structure aria-[current]:bg-structure aria-[current]:text-on-structure"
    >
      {children}
    </Link>
  )
}
