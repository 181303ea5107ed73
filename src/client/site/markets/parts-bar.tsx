import type { ReactNode } from 'react'
import * as words from './words.ts'

interface PartsBarProps {
  /** The parts of the page, by the ids of their elements. */
  parts: readonly { id: string; label: string }[]
  /** What leads to all markets. */
  children: ReactNode
}

/** A sticky bar with the way to all markets and, on wide screens, links to the parts of the page. */
export function PartsBar({ parts, children }: PartsBarProps) {
  return (
    <div className="parts-bar sticky top-18 z-30 border-y border-line bg-ground print:hidden">
      <div className="wrap flex items-center justify-between gap-6">
        {children}
        {parts.length > 0 && (
          <nav aria-label={words.onThisPage} className="max-lg:hidden">
            <ul className="flex gap-x-6">
              {parts.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-12 items-center text-sm hover:underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
