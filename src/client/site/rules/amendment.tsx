import { clsx } from 'clsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import type { Rule } from '#shared/knowledge/schemas.ts'
import * as words from './words.ts'

type Change = Pick<Rule, 'before' | 'after' | 'stage'>

interface AmendmentProps {
  change: Change
  className?: string
}

export function Amendment({ change, className }: AmendmentProps) {
  const { before, after, stage } = change
  return (
    <dl className={clsx('amendment', className)}>
      <div>
        <dt>{words.before}</dt>
        <dd>{before === null ? words.notOnRecord : <RemovedText>{before}</RemovedText>}</dd>
      </div>
      <div>
        <dt>{stage === 'proposed' ? words.proposed : words.after}</dt>
        <dd>{after === null ? <NoText stage={stage} /> : <AddedText>{after}</AddedText>}</dd>
      </div>
    </dl>
  )
}

function RemovedText({ children }: { children: string }) {
  return (
    <del>
      <span className="sr-only">{words.struck}</span>
      {children}
    </del>
  )
}

function AddedText({ children }: { children: string }) {
  return (
    <ins>
      <span className="sr-only">{words.added}</span>
      {children}
    </ins>
  )
}

/** The text of a missing "after": gone if the rule was repealed, otherwise not verified. */
function NoText({ stage }: Pick<Change, 'stage'>) {
  return stage === 'repealed' ? words.gone : <NotVerified />
}
