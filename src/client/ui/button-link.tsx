import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { type ButtonTone, buttonClass } from './button-class.ts'

interface ButtonLinkProps {
  href: string
  tone?: ButtonTone
  size?: 'small'
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, tone, size, className, children }: ButtonLinkProps) {
  return (
    <Link href={href} prefetch className={buttonClass({ tone, size, className })}>
      {children}
    </Link>
  )
}
