import { Link } from '@inertiajs/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from './words.ts'

/** A page of the same kind, and where it is. */
interface Neighbour {
  title: ReactNode
  href: string
}

interface NeighboursProps {
  /** The accessible name of the list: `Other notes`. */
  label: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** The pages before and after this one, in time; nothing where it is the only one. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="border-y border-line print:hidden">
      <div className="wrap grid md:grid-cols-2">
        {previous ? <NeighbourLink {...previous} label={words.earlier} rel="prev" /> : <span />}
        {next && <NeighbourLink {...next} label={words.later} rel="next" />}
      </div>
    </nav>
  )
}

interface NeighbourLinkProps extends Neighbour {
  label: string
  rel: 'prev' | 'next'
}

function NeighbourLink({ title, href, label, rel }: NeighbourLinkProps) {
  const Icon = rel === 'next' ? ArrowRight : ArrowLeft
  return (
    <Link
      href={href}
      prefetch
      rel={rel}
      className="group flex items-center gap-4 border-line py-6 not-first:max-md:border-t md:odd:pr-8 md:even:flex-row-reverse md:even:border-l md:even:pl-8 md:even:text-right"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0 text-structure" />
      <span className="flex-1">
        <span className="block text-sm text-muted">{label}</span>
        <span className="font-display text-lg leading-tight group-hover:underline">{title}</span>
      </span>
    </Link>
  )
}
