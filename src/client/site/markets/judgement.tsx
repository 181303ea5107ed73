import { RecordText } from '#client/knowledge/record-text.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import { dayText } from '#shared/dates.ts'
import type { MarketHead } from '#shared/knowledge/props.ts'
import type { Judgement as JudgementRecord, Source } from '#shared/knowledge/schemas.ts'
import { scoreWords } from '#shared/knowledge/words.ts'
import { contactPath } from '#shared/site/routes.ts'
import { Points } from './points.tsx'
import { Rating } from './rating.tsx'
import * as words from './words.ts'

interface JudgementProps {
  market: MarketHead
  sources: readonly Source[]
}

export function Judgement({ market, sources }: JudgementProps) {
  const [newest, ...older] = market.judgements
  if (!newest) return null
  return (
    <section
      id="judgement"
      aria-labelledby="judgement-title"
      className="min-w-0 break-inside-avoid bg-panel p-gutter md:p-9"
    >
      <h2 id="judgement-title" className="text-2xl">
        {words.ourJudgement}
      </h2>
      <div className="mt-4">
        <Rating score={newest.score} />
      </div>
      <p className="mt-5 max-w-aside font-display text-lg leading-snug md:text-xl">
        <RecordText>{newest.text}</RecordText>
      </p>
      <p className="mt-2 text-sm text-muted">
        <RichText
          text={newest.why ? words.sinceBecause : words.sinceFirst}
          marks={{
            day: () => <time dateTime={newest.from}>{dayText(newest.from)}</time>,
            why: () => <RecordText>{newest.why}</RecordText>,
          }}
        />
      </p>
      {older.length > 0 && <History judgements={older} />}
      <div className="mt-6">
        <Points of={market} sources={sources} />
      </div>
      <p className="mt-6 max-w-measure text-sm text-muted">{dossierTexts.ratingNote}</p>
      <ButtonLink
        href={contactPath('market-entry-strategy', { market: market.slug })}
        tone="quiet"
        className="mt-6"
      >
        {dossierTexts.dossierAction}
      </ButtonLink>
    </section>
  )
}

function History({ judgements }: { judgements: readonly JudgementRecord[] }) {
  return (
    <>
      <h3 className="mt-5 font-sans text-sm font-semibold text-structure">{words.before}</h3>
      <ol className="mt-1 divide-y divide-line border-y border-line text-sm">
        {judgements.map(({ from, score, text, why }) => (
          <li key={from} className="py-2.5">
            <RichText
              text={words.scoreSince(scoreWords[score], score)}
              marks={{
                score: (text) => <span className="figures font-semibold">{text}</span>,
                day: () => <time dateTime={from}>{dayText(from)}</time>,
              }}
            />{' '}
            <RecordText>{text}</RecordText> <RecordText>{why}</RecordText>
          </li>
        ))}
      </ol>
    </>
  )
}
