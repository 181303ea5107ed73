import type { Market } from '#shared/content/markets.ts'
import { RatingHill } from './rating-hill.tsx'

/** What we make of the facts: a rating, a sentence, and what speaks for and against. */
export function DossierJudgement({ market, className }: { market: Market; className: string }) {
  const { rating, opportunities, challenges } = market
  return (
    <div className={`bg-panel p-6 md:p-9 ${className}`}>
      <div className="flex items-center gap-5">
        <RatingHill score={rating.score} className="h-14 w-24 shrink-0" />
        <p className="leading-tight">
          <span className="text-sm text-muted">Opportunity rating</span>
          <br />
          <span className="figures text-lg font-semibold">
            {rating.word}, {rating.score} of 5
          </span>
        </p>
      </div>
      <p className="mt-6 max-w-[34ch] font-display text-lg leading-snug md:text-xl text-balance">
        {rating.judgement}
      </p>
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        <Points title="Opportunities" points={opportunities} sign="+" tone="text-structure" />
        <Points title="Challenges" points={challenges} sign="–" tone="text-danger" />
      </div>
    </div>
  )
}

interface PointsProps {
  title: string
  points: readonly string[]
  sign: string
  tone: string
}

function Points({ title, points, sign, tone }: PointsProps) {
  return (
    <div>
      <h4 className={`font-semibold ${tone}`}>{title}</h4>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {points.map((point) => (
          <li key={point} className="flex gap-3 py-2.5 leading-normal">
            <span aria-hidden="true" className={`font-semibold ${tone}`}>
              {sign}
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
