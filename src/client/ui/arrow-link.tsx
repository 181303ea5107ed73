import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface ArrowLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link to another page, less prominent than a button. */
export function ArrowLink({ href, className, children }: ArrowLinkProps) {
  return (
    <Link href={href} prefetch className={clsx('arrow-link', className)}>
      {children}
      <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}
