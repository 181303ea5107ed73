import { clsx } from 'clsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import type { Rule } from '#shared/knowledge/schemas.ts'

type Change = Pick<Rule, 'before' | 'after' | 'stage'>

interface AmendmentProps {
  change: Change
  className?: string
}

/** What a rule said and says, beside each other as an amendment reads: struck and set. */
export function Amendment({ change, className }: AmendmentProps) {
  const { before, after, stage } = change
  return (
    <dl className={clsx('amendment', className)}>
      <div>
        <dt>Before</dt>
        <dd>{before === null ? 'Not on record' : <Struck>{before}</Struck>}</dd>
      </div>
      <div>
        <dt>{stage === 'proposed' ? 'Proposed' : 'After'}</dt>
        <dd>{after === null ? <Nothing stage={stage} /> : <Added>{after}</Added>}</dd>
      </div>
    </dl>
  )
}

function Struck({ children }: { children: string }) {
  return (
    <del>
      <span className="sr-only">Struck: </span>
      {children}
    </del>
  )
}

function Added({ children }: { children: string }) {
  return (
    <ins>
      <span className="sr-only">Set: </span>
      {children}
    </ins>
  )
}

/** Only what was repealed is known to be gone. */
function Nothing({ stage }: Pick<Change, 'stage'>) {
  return stage === 'repealed' ? 'Gone' : <NotVerified />
}
