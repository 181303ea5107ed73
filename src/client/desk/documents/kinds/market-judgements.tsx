import { FieldError } from '#client/ui/field.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
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
import * as documentWords from '../words.ts'
import * as words from './market-words.ts'

const scores = Object.entries(scoreWords).map(([score, word]): Option => {
  return [score, words.scoreChoice(score, word)]
})

/** The current judgement. A different score starts a new one and keeps the old one as history. */
export function JudgementFields() {
  const { errors } = useScope()
  const { draft } = useDraftContent()
  const dispatch = useDispatch()
  const today = useToday()
  const [current = {}, ...history] = judgementsIn(draft)
  const [saved = {}] = rowsOf(draft.saved.judgements)
  const isNew = isNewJudgement(draft)
  const below = errorsBelow(errors, 'judgements')
  const update = (change: Change) => dispatch((before) => changeJudgement(before, change, today))
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
        {isNew && words.newJudgement(dayText(textOf(saved.from)))}
      </p>
      <History judgements={history} />
      <PlainNewJudgement index={history.length + 1} update={update} />
    </>
  )
}

interface PlainNewJudgementProps {
  /** The index among all submitted judgements. */
  index: number
  update: (change: Change) => void
}

/** The fields of a new judgement, for browsers without a script. */
function PlainNewJudgement({ index, update }: PlainNewJudgementProps) {
  return (
    <noscript>
      <Scope name={`judgements[${index}]`} values={{}} errors={{}} update={update}>
        <fieldset className="grid gap-4 border border-line p-4">
          <legend className="font-semibold">{words.newJudgementInPlace}</legend>
          <Fields isNew />
        </fieldset>
      </Scope>
    </noscript>
  )
}

function judgementsIn({ lists }: Draft): DocumentFields[] {
  return (lists.judgements ?? []).map(({ fields }) => fields)
}

/** True if the draft has a judgement that is not saved. */
function isNewJudgement(draft: Draft): boolean {
  const { length } = rowsOf(draft.saved.judgements)
  return length > 0 && judgementsIn(draft).length > length
}

/** Changes the current judgement; a different score adds one, and changing it back removes it. */
function changeJudgement(draft: Draft, change: Change, today: string): Draft {
  const [current = {}, ...history] = judgementsIn(draft)
  const [saved] = rowsOf(draft.saved.judgements)
  const changed = change(current)
  const isOther = saved !== undefined && textOf(changed.score) !== textOf(saved.score)
  const isNew = isNewJudgement(draft)
  const next = (...judgements: DocumentFields[]) => replaceField('judgements', judgements)(draft)
  // A judgement that began today is corrected instead of added to the history.
  if (isOther && !isNew && textOf(saved.from) !== today) {
    return next({ ...changed, from: today, why: '' }, saved, ...history)
  }
  if (!isOther && isNew) {
    return next({ ...changed, from: saved?.from, why: saved?.why }, ...history.slice(1))
  }
  return next(changed, ...history)
}

function Fields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice field="score" label={words.score} options={scores} hint={words.scoreHint} />
        <DayInput field="from" label={words.since} />
      </div>
      <LongText
        field="why"
        label={isNew ? words.whyDidItChange : words.whyItChanged}
        // `required` would block the form silently, because a closed section cannot show the error.
        area={{ 'aria-required': isNew }}
        hint={isNew ? undefined : words.emptyForTheFirst}
      />
      <LongText field="text" label={words.judgement} />
    </>
  )
}

/** Earlier judgements, which are submitted unchanged. */
function History({ judgements }: { judgements: readonly DocumentFields[] }) {
  if (judgements.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{documentWords.history}</h3>
      <ol className="mt-1 divide-y divide-line border-y border-line">
        {judgements.map((judgement, index) => (
          <li key={textOf(judgement.from)} className="py-2.5">
            <RichText
              text={words.judgementSince(
                dayText(textOf(judgement.from)),
                textOf(judgement.text),
                textOf(judgement.why),
              )}
              marks={{
                score: () => (
                  <span className="figures font-semibold">{scoreText(judgement.score)}</span>
                ),
              }}
            />
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
  return word ? words.scoreOf5(word, textOf(score)) : textOf(score)
}
