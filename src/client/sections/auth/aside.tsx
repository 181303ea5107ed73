import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

/** The other way, under the form. */
export function Aside({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-t border-line pt-4 text-muted">{children}</p>
}

/** A link inside the aside, tall enough for a thumb. */
export function AsideLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="link py-3 font-medium">
      {children}
    </Link>
  )
}
