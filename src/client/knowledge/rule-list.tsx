import { Link } from '@inertiajs/react'
import { dayText } from '#shared/dates.ts'
import type { RuleSummary } from '#shared/knowledge/props.ts'
import { topicLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { RecordText } from './record-text.tsx'
import { StageMark } from './stage-mark.tsx'

interface RuleListProps {
  rules: readonly RuleSummary[]
  /** False where all rules are of the same market. */
  withMarket?: boolean
  sentences?: readonly string[]
}

export function RuleList({ rules, withMarket = true, sentences = [] }: RuleListProps) {
  return (
    <ol className="border-b border-line">
      {rules.map(({ slug, date, stage, topics, title, market }, index) => (
        <li
          key={slug}
          className="whole-card whole-row flex break-inside-avoid flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-4 md:grid md:grid-cols-[11rem_1fr_7rem]"
        >
          <time dateTime={date} className="figures text-sm text-muted md:pt-0.5">
            {dayText(date)}
          </time>
          <StageMark
            stage={stage}
            className="text-sm text-structure md:col-start-3 md:row-start-1 md:self-start md:pt-0.5"
          />
          <div className="max-md:w-full md:col-start-2 md:row-start-1">
            <Link
              href={routes.rule.href({ slug })}
              className="whole-card-link font-semibold decoration-1 underline-offset-4 hover:underline"
            >
              <RecordText>{title}</RecordText>
            </Link>
            <p className="text-sm text-muted">
              {withMarket && `${market.name} · `}
              {topics.map((topic) => topicLabels[topic]).join(', ')}
            </p>
            {sentences[index] && <p className="measure mt-1">{sentences[index]}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
