import type { Judgement } from '#shared/knowledge/schemas.ts'
import { scoreWords } from '#shared/knowledge/words.ts'
import { RatingHill } from './rating-hill.tsx'

export function Rating({ score }: Pick<Judgement, 'score'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <RatingHill score={score} className="h-10 w-18 shrink-0 md:h-14 md:w-24" />
      <p className="leading-tight">
        <span className="text-sm text-muted">Opportunity rating</span>
        <br />
        <span className="figures text-lg font-semibold">
          {scoreWords[score]}, {score} of 5
        </span>
      </p>
    </div>
  )
}
