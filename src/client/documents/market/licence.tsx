import type { Market } from '#shared/knowledge/schemas.ts'
import { notVerified } from '#shared/knowledge/words.ts'
import { Citation } from '../inputs/citation.tsx'
import { LongText } from '../inputs/long-text.tsx'
import { RecordFold } from '../inputs/record-fold.tsx'
import { useScope } from '../inputs/scope.tsx'
import { Section } from '../inputs/section.tsx'
import { errorsBelow, fieldsOf, textOf } from '../inputs/values.ts'

const points: readonly [point: keyof Market['licence'], label: string][] = [
  ['authority', 'Who grants it'],
  ['fee', 'Fee'],
  ['term', 'Term'],
  ['monthsToDecide', 'Time to decide'],
  ['localOwnership', 'Local ownership'],
  ['dataRules', 'Data and systems'],
]

/** The licence, point by point; what is left empty is not verified. */
export function LicenceFields() {
  const { values, errors } = useScope()
  const licence = fieldsOf(values.licence)
  const below = errorsBelow(errors, 'licence')
  return (
    <Section id="licence" title="Licence" fields={['licence']}>
      <div className="divide-y divide-line border-y border-line">
        {points.map(([point, label]) => (
          <RecordFold
            key={point}
            name={`licence[${point}]`}
            values={fieldsOf(licence[point])}
            errors={errorsBelow(below, point)}
            error={below[point]}
            title={({ value }) => ({ name: label, detail: textOf(value) || notVerified })}
          >
            <LongText field="value" label={label} hint={`Empty: ${notVerified}`} />
            <Citation />
          </RecordFold>
        ))}
      </div>
    </Section>
  )
}
