import { clsx } from 'clsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { amendmentOf } from '#shared/knowledge/amendment.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import * as words from './words.ts'

type Change = Pick<Rule, 'before' | 'after' | 'stage' | 'effectiveAt'>

interface AmendmentProps {
  change: Change
  /** The day on which the page was rendered: `YYYY-MM-DD`. */
  today: string
  className?: string
}

/** The text before and after a change; the old one is struck only once the new one binds. */
export function Amendment({ change, today, className }: AmendmentProps) {
  const { before, after, stage } = change
  const { isBinding, ...heads } = amendmentOf(change, today)
  return (
    <dl className={clsx('amendment', className)}>
      <div>
        <dt>{heads.before}</dt>
        <dd>
          {before === null ? words.notOnRecord : <OldText text={before} struck={isBinding} />}
        </dd>
      </div>
      <div>
        <dt>{heads.after}</dt>
        <dd>
          {after === null ? <NoText stage={stage} /> : <NewText text={after} binding={isBinding} />}
        </dd>
      </div>
    </dl>
  )
}

function OldText({ text, struck }: { text: string; struck: boolean }) {
  if (!struck) return <RecordText>{text}</RecordText>
  return (
    <del>
      <span className="sr-only">{words.struck}</span>
      <RecordText>{text}</RecordText>
    </del>
  )
}

function NewText({ text, binding }: { text: string; binding: boolean }) {
  if (!binding) return <RecordText>{text}</RecordText>
  return (
    <ins>
      <span className="sr-only">{words.added}</span>
      <RecordText>{text}</RecordText>
    </ins>
  )
}

/** The text of a missing "after": gone if the rule was repealed, otherwise not verified. */
function NoText({ stage }: Pick<Change, 'stage'>) {
  return stage === 'repealed' ? words.gone : <NotVerified />
}
