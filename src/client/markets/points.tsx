import { clsx } from 'clsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import type { Market, Source } from '#shared/knowledge/schemas.ts'
import { Fold } from './fold.tsx'

interface PointsProps {
  of: Pick<Market, 'opportunities' | 'challenges'>
  sources: readonly Source[]
}

/** What speaks for a market and what against it, each with its source where it has one. */
export function Points({ of: { opportunities, challenges }, sources }: PointsProps) {
  return (
    <div className="grid grid-cols-1 md:gap-8 md:max-lg:grid-cols-2 xl:grid-cols-2">
      <PointList
        title="Opportunities"
        sign="+"
        tone="text-structure"
        points={opportunities}
        sources={sources}
      />
      <PointList
        title="Challenges"
        sign="–"
        tone="text-clay"
        points={challenges}
        sources={sources}
      />
    </div>
  )
}

interface PointListProps {
  title: string
  sign: string
  tone: string
  points: Market['opportunities']
  sources: readonly Source[]
}

function PointList({ title, sign, tone, points, sources }: PointListProps) {
  const name = <span className={tone}>{title}</span>
  return (
    <Fold summary={name} className="border-t border-line md:border-t-0">
      <p className={clsx('font-semibold max-md:hidden', tone)}>{title}</p>
      <ul
        aria-label={title}
        className="divide-y divide-line max-md:pb-3 md:mt-2 md:border-t md:border-line"
      >
        {points.map(({ text, source }) => (
          <li key={text} className="flex gap-3 py-2.5 leading-normal">
            <span aria-hidden="true" className={clsx('font-semibold', tone)}>
              {sign}
            </span>
            <span className="min-w-0">
              {text}
              <SourceMark sources={sources} cited={source} />
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
