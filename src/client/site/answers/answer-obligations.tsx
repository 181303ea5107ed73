import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { Obligation } from '#shared/knowledge/schemas.ts'
import { obligationStatusLabels } from '#shared/knowledge/words.ts'
import { labelList } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

type AnswerProps = Pages['marketing/answer']

/** The obligations of an operator: a row for each duty, then those for which no source was found. */
export function AnswerObligations({ product, obligations, sources }: AnswerProps) {
  const known = obligations.filter(({ status }) => status !== 'unverified')
  const unverified = obligations.filter(({ status }) => status === 'unverified')
  return (
    <TitledSection id="obligations" title={words.obligations} titleClass="text-2xl print:text-xl">
      <dl className="mt-4 border-b border-line print:mt-2 print:columns-2 print:gap-x-8 print:text-sm">
        {known.map((obligation) => (
          <ObligationRow
            key={`${obligation.duty} ${obligation.value}`}
            obligation={obligation}
            sources={sources}
          />
        ))}
      </dl>
      {unverified.length > 0 && <Unverified obligations={unverified} />}
      <ArrowLink href={obligationsPath({ product })} className="mt-2 print:hidden">
        {words.compareObligations}
      </ArrowLink>
    </TitledSection>
  )
}

interface ObligationRowProps extends Pick<AnswerProps, 'sources'> {
  obligation: Obligation
}

function ObligationRow({ obligation, sources }: ObligationRowProps) {
  const { duty, status, value, source, section } = obligation
  return (
    <div className="grid break-inside-avoid gap-x-6 border-t border-line py-2.5 md:grid-cols-[11rem_1fr] print:block print:py-1">
      <dt className="text-sm font-semibold text-structure md:pt-0.5 print:inline">
        {dutyLabel(duty)}
      </dt>
      <dd className="figures max-w-note leading-normal print:ml-2 print:inline print:leading-snug">
        {status === 'forbidden' && (
          <span className="font-semibold">{obligationStatusLabels[status]}. </span>
        )}
        <RecordText>{value}</RecordText>
        <SourceMark sources={sources} sourceId={source} section={section} />
      </dd>
    </div>
  )
}

/** The duties without a source; what was tried for each is folded. */
function Unverified({ obligations }: Pick<AnswerProps, 'obligations'>) {
  const labels = obligations.map(({ duty }) => dutyLabel(duty))
  return (
    <details className="border-b border-line">
      <summary className="py-3 print:py-1 text-sm leading-normal text-muted">
        <NotVerified /> {labelList(labels)}
        <span className="link ml-2 whitespace-nowrap print:hidden">{words.whatWasTried}</span>
      </summary>
      <dl className="grid gap-3 pb-4 text-sm print:hidden">
        {obligations.map(({ duty, tried }) => (
          <div key={`${duty} ${tried}`}>
            <dt className="font-semibold text-structure">{dutyLabel(duty)}</dt>
            <dd className="max-w-measure text-muted">
              <RecordText>{tried}</RecordText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
