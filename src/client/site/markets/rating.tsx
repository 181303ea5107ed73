import type { Judgement } from '#shared/knowledge/schemas.ts'
import { scoreWords } from '#shared/knowledge/words.ts'
import { RatingHill } from './rating-hill.tsx'
import * as words from './words.ts'

export function Rating({ score }: Pick<Judgement, 'score'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <RatingHill score={score} className="h-10 w-18 shrink-0 md:h-14 md:w-24" />
      <p className="leading-tight">
        <span className="text-sm text-muted">{words.opportunityRating}</span>
        <span className="figures block text-lg font-semibold">
          {words.scoreOf5(scoreWords[score], score)}
        </span>
      </p>
    </div>
  )
}
