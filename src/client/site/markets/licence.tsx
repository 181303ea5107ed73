import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import type { Market, Source } from '#shared/knowledge/schemas.ts'
import { Part } from './part.tsx'
import * as words from './words.ts'

interface LicenceProps {
  licence: Market['licence']
  sources: readonly Source[]
}

const points: readonly [point: keyof Market['licence'], label: string][] = [
  ['authority', words.whoGrantsIt],
  ['fee', words.fee],
  ['term', words.term],
  ['monthsToDecide', words.timeToDecide],
  ['localOwnership', words.localOwnership],
  ['dataRules', words.dataAndSystems],
]

export function Licence({ licence, sources }: LicenceProps) {
  return (
    <Part folds id="licence" title={words.licence}>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {points.map(([point, label]) => (
          <div
            key={point}
            className="grid break-inside-avoid gap-x-6 py-2.5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-sm font-semibold text-structure">{label}</dt>
            <dd className="max-w-measure leading-normal">
              <LicencePoint point={licence[point]} sources={sources} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

interface LicencePointProps {
  point: Market['licence'][keyof Market['licence']]
  sources: readonly Source[]
}

function LicencePoint({ point, sources }: LicencePointProps) {
  if (!point) return <NotVerified />
  const { value, section, source } = point
  return (
    <>
      <RecordText>{value}</RecordText>
      <SourceMark sources={sources} sourceId={source} section={section} />
      {section && (
        <span className="block text-sm text-muted">
          <RecordText>{section}</RecordText>
        </span>
      )}
    </>
  )
}
