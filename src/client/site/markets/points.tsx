import { clsx } from 'clsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { Fold } from '#client/ui/fold.tsx'
import type { Market, Source } from '#shared/knowledge/schemas.ts'
import * as words from './words.ts'

interface PointsProps {
  of: Pick<Market, 'opportunities' | 'challenges'>
  sources: readonly Source[]
}

export function Points({ of: { opportunities, challenges }, sources }: PointsProps) {
  return (
    <Fold
      openFrom="lg"
      summary={words.opportunitiesAndChallenges}
      className="border-t border-line lg:border-t-0"
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 pb-3 md:max-lg:grid-cols-2 lg:gap-y-8 lg:pb-0 xl:grid-cols-2">
        <PointList
          title={words.opportunities}
          tone="text-structure"
          className="points"
          points={opportunities}
          sources={sources}
        />
        <PointList
          title={words.challenges}
          tone="text-clay"
          className="points points-against"
          points={challenges}
          sources={sources}
        />
      </div>
    </Fold>
  )
}

interface PointListProps {
  title: string
  tone: string
  className: string
  points: Market['opportunities']
  sources: readonly Source[]
}

function PointList({ title, tone, className, points, sources }: PointListProps) {
  return (
    <div>
      <p className={clsx('font-semibold', tone)}>{title}</p>
      <ul
        aria-label={title}
        className={clsx('mt-2 divide-y divide-line border-t border-line', className)}
      >
        {points.map(({ text, source }) => (
          <li key={text}>
            <RecordText>{text}</RecordText>
            <SourceMark sources={sources} sourceId={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}
