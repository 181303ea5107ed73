import type { ComponentProps, ReactNode } from 'react'

interface TitledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The id of the heading. */
  id: string
  title: ReactNode
  level?: 'h2' | 'h3'
  titleClass?: string
  /** True if links or scripts move the focus to the heading. */
  isTarget?: boolean
}

/** A section under its heading, which names it. */
export function TitledSection(props: TitledSectionProps) {
  const { id, title, level: Heading = 'h2', titleClass = 'text-xl', isTarget, ...section } = props
  const target = isTarget && { tabIndex: -1 }
  return (
    <section aria-labelledby={id} {...section}>
      <Heading id={id} {...target} className={titleClass}>
        {title}
      </Heading>
      {section.children}
    </section>
  )
}
