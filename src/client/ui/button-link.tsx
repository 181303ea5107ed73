import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

interface ButtonLinkProps {
  href: string
  /** Without the accent colour, which only the main button of a screen has. */
  quiet?: boolean
  className?: string
  children: ReactNode
}

/** A link to a page of ours that looks like a button. */
export function ButtonLink({ href, quiet = false, className = '', children }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      prefetch
      className={`button ${quiet ? 'button-quiet' : 'button-primary'} ${className}`}
    >
      {children}
    </Link>
  )
}
