import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldOnPhoneProps {
  title: string
  children: ReactNode
}

/** What is looked up rather than read: folded on a phone, where `title` opens it, and on no other. */
export function FoldOnPhone({ title, children }: FoldOnPhoneProps) {
  return (
    <details className="fold-on-phone">
      <summary className="min-h-14 border-y border-line font-display text-xl max-md:-mt-px">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </summary>
      {children}
    </details>
  )
}
