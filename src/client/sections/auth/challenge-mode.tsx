import type { ReactNode } from 'react'
import { AuthHeading } from '#client/sections/auth/auth-heading.tsx'

interface ChallengeModeProps {
  id: string
  /** Whether it is the one shown, unless a fragment of the address names the other. */
  first: boolean
  title: string
  description: string
  other: { id: string; label: string; open: () => void }
  children: ReactNode
}

/** One of the two ways to answer the challenge, with the link to the other. */
export function ChallengeMode(props: ChallengeModeProps) {
  const { id, first, title, description, other, children } = props
  return (
    <section id={id} data-first={first || undefined}>
      <AuthHeading title={title} description={description} />
      {children}
      <p className="mt-6 border-t border-line pt-4 text-muted">
        Or you can{' '}
        <a
          href={`#${other.id}`}
          onClick={(event) => {
            event.preventDefault()
            other.open()
          }}
          className="link py-3 font-medium"
        >
          {other.label}
        </a>
      </p>
    </section>
  )
}
