import { FieldError } from '#client/ui/field.tsx'
import { dayText } from '#shared/dates.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { scoreWords } from '#shared/knowledge/words.ts'
import { entryOf } from '#shared/records.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { type Change, type Draft, replaceField } from '../draft/draft.ts'
import { useToday } from '../inputs/checked-on-input.tsx'
import { Choice, type Option } from '../inputs/choice.tsx'
import { Scope, useScope } from '../inputs/scope.tsx'
import { DayInput, LongText } from '../inputs/text-input.tsx'
import { errorsBelow, rowsOf, textOf } from '../inputs/values.ts'

const scores = Object.entries(scoreWords).map(([score, word]): Option => {
  return [score, `${score} of 5: ${word}`]
})

/**
 * What the firm makes of the market. Another score is another judgement: it begins today and says
 * why, and the one before it stays in the history as it was.
 */
export function JudgementFields() {
  const { errors } = useScope()
  const { draft } = useDraftContent()
  const dispatch = useDispatch()
  const today = useToday()
  const [current = {}, ...history] = judgementsIn(draft)
  const [stored = {}] = rowsOf(draft.stored.judgements)
  const isNew = isNewJudgement(draft)
  const below = errorsBelow(errors, 'judgements')
  const update = (change: Change) => dispatch((before) => judged(before, change, today))
  return (
    <>
      {errors.judgements && (
        <FieldError id="field-judgements-error">{errors.judgements}</FieldError>
      )}
      <div className="grid gap-4">
        <Scope
          name="judgements[0]"
          values={current}
          errors={errorsBelow(below, '0')}
          update={update}
        >
          <Fields isNew={isNew} />
        </Scope>
      </div>
      <p role="status" className="text-clay empty:hidden">
        {isNew &&
          `A new judgement. The one since ${dayText(textOf(stored.from))} stays in the history.`}
      </p>
      <History judgements={history} />
      <noscript>
        <Scope name={`judgements[${history.length + 1}]`} values={{}} errors={{}} update={update}>
          <fieldset className="grid gap-4 border border-line p-4">
            <legend className="font-semibold">A new judgement, in place of the one above</legend>
            <Fields isNew />
          </fieldset>
        </Scope>
      </noscript>
    </>
  )
}

function judgementsIn({ lists }: Draft): DocumentFields[] {
  return (lists.judgements ?? []).map(({ fields }) => fields)
}

/** True if the draft has a judgement more than is stored. */
function isNewJudgement(draft: Draft): boolean {
  const { length } = rowsOf(draft.stored.judgements)
  return length > 0 && judgementsIn(draft).length > length
}

/** Changes the judgement; with another score than is stored, one is added, and with it again none. */
function judged(draft: Draft, change: Change, today: string): Draft {
  const [current = {}, ...history] = judgementsIn(draft)
  const [stored] = rowsOf(draft.stored.judgements)
  const changed = change(current)
  const isOther = stored !== undefined && textOf(changed.score) !== textOf(stored.score)
  const isNew = isNewJudgement(draft)
  const next = (...judgements: DocumentFields[]) => replaceField('judgements', judgements)(draft)
  // One that began today is no history yet: it is corrected.
  if (isOther && !isNew && textOf(stored.from) !== today) {
    return next({ ...changed, from: today, why: '' }, stored, ...history)
  }
  if (!isOther && isNew) {
    return next({ ...changed, from: stored?.from, why: stored?.why }, ...history.slice(1))
  }
  return next(changed, ...history)
}

function Fields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice
          field="score"
          label="Score"
          options={scores}
          hint="Another score opens a new judgement"
        />
        <DayInput field="from" label="Since" />
      </div>
      <LongText
        field="why"
        label={isNew ? 'Why did it change?' : 'Why it changed'}
        // Not `required`: in a part that is folded, the browser would refuse the form without a word.
        area={{ 'aria-required': isNew }}
        hint={isNew ? undefined : 'Empty for the first'}
      />
      <LongText field="text" label="Judgement" />
    </>
  )
}

/** The judgements that count no longer; they are sent as they are. */
function History({ judgements }: { judgements: readonly DocumentFields[] }) {
  if (judgements.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">History</h3>
      <ol className="mt-1 divide-y divide-line border-y border-line">
        {judgements.map((judgement, index) => (
          <li key={textOf(judgement.from)} className="py-2.5">
            <span className="figures font-semibold">{scoreText(judgement.score)}</span>
            {`, since ${dayText(textOf(judgement.from))}. ${textOf(judgement.text)} ${textOf(judgement.why)}`}
            {(['from', 'score', 'text', 'why'] as const).map((field) => (
              <input
                key={field}
                type="hidden"
                name={`judgements[${index + 1}][${field}]`}
                value={textOf(judgement[field])}
              />
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

function scoreText(score: unknown): string {
  const word = entryOf(scoreWords, textOf(score))
  return word ? `${word}, ${textOf(score)} of 5` : textOf(score)
}
