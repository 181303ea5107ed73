import { clsx } from 'clsx'
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
          sign="+"
          tone="text-structure"
          points={opportunities}
          sources={sources}
        />
        <PointList
          title={words.challenges}
          sign="–"
          tone="text-clay"
          points={challenges}
          sources={sources}
        />
      </div>
    </Fold>
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
  return (
    <div>
      <p className={clsx('font-semibold', tone)}>{title}</p>
      <ul aria-label={title} className="mt-2 divide-y divide-line border-t border-line">
        {points.map(({ text, source }) => (
          <li key={text} className="flex gap-3 py-2.5 leading-normal">
            <span aria-hidden="true" className={clsx('font-semibold', tone)}>
              {sign}
            </span>
            <span className="min-w-0">
              {text}
              <SourceMark sources={sources} sourceId={source} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
