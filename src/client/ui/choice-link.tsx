import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

interface ChoiceLinkProps {
  href: string
  selected: boolean
  children: ReactNode
}

/** One of several choices that change the page; each has its own URL. */
export function ChoiceLink({ href, selected, children }: ChoiceLinkProps) {
  return (
    <Link
      href={href}
      preserveScroll
      preserveState
      aria-current={selected ? 'true' : undefined}
      className="flex min-h-12 items-center justify-center rounded-md border border-float-line bg-ground px-3 text-center leading-tight font-semibold hover:bg-hover aria-[current]:border-structure aria-[current]:bg-structure aria-[current]:text-on-structure"
    >
      {children}
    </Link>
  )
}
