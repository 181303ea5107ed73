import { Link } from '@inertiajs/react'

interface FilterTabsProps {
  /** The name of the filter. */
  label: string
  tabs: readonly { label: string; count?: string; href: string; isCurrent: boolean }[]
}

/** The parts of a list as tabs, each with how much it has, if that is known. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line print:hidden">
      <ul className="tab-row gap-4">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className="tab-link gap-1.5"
            >
              {tab.label}
              {tab.count && <span className="figures font-normal text-muted"> {tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
