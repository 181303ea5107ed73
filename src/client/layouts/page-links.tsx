import { Link, usePage } from '@inertiajs/react'
import { publicPages } from '#shared/routes.ts'

/** The links of the top navigation; the page that is shown is marked. */
export function PageLinks({ className }: { className: string }) {
  const { component } = usePage()
  return (
    <ul className={className}>
      {publicPages.map((page) => (
        <li key={page.name}>
          <Link
            href={page.href}
            prefetch
            aria-current={page.component === component ? 'page' : undefined}
            className="nav-link"
          >
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
