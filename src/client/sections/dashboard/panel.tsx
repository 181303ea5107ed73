import type { ReactNode } from 'react'
import { ArrowLink } from '#client/ui/arrow-link.tsx'

interface PanelProps {
  title: string
  link: { label: string; href: string }
  children: ReactNode
}

/** One of the three small panels: what it is about, how it stands, where it goes on. */
export function Panel({ title, link, children }: PanelProps) {
  return (
    <section className="panel">
      <h2 className="eyebrow font-sans">{title}</h2>
      <div className="mt-4 flex-1">{children}</div>
      <ArrowLink href={link.href} className="mt-4 self-start">
        {link.label}
      </ArrowLink>
    </section>
  )
}
