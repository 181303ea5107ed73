import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import type { MarketHead } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { Part } from './part.tsx'
import * as words from './words.ts'

interface LawProps {
  market: MarketHead
  sources: readonly Source[]
}

export function Law({ market: { regulators, laws, regulation }, sources }: LawProps) {
  return (
    <Part folds id="law" title={words.lawAndRegulators}>
      <p className="measure mt-4">
        <RecordText>{regulation}</RecordText>
      </p>
      <h3 className="mt-6 font-sans text-sm font-semibold text-structure">{words.regulators}</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {regulators.map(({ name, url, of }) => (
          <li key={name} className="py-2.5">
            {url ? (
              <a href={url} rel="noreferrer" className="link font-semibold">
                {name}
              </a>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <span className="block max-w-measure leading-snug text-muted">
              <RecordText>{of}</RecordText>
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-sans text-sm font-semibold text-structure">{words.laws}</h3>
      {laws.length === 0 && <NotVerified />}
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {laws
          .toSorted((a, b) => b.year - a.year)
          .map(({ title, year, source, section }) => (
            <li key={title} className="flex gap-4 py-2.5">
              <span className="figures font-semibold">{year}</span>
              <span className="min-w-0">
                {title}
                <SourceMark sources={sources} sourceId={source} section={section} />
                {section && (
                  <span className="block text-sm text-muted">
                    <RecordText>{section}</RecordText>
                  </span>
                )}
              </span>
            </li>
          ))}
      </ul>
    </Part>
  )
}
