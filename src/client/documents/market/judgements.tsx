import { useRef, useState } from 'react'
import { FieldError } from '#client/ui/field.tsx'
import { dayText } from '#shared/dates.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { Judgement } from '#shared/knowledge/schemas.ts'
import { scoreWords } from '#shared/knowledge/words.ts'
import { Choice, type Option } from '../inputs/choice.tsx'
import { DayInput } from '../inputs/dates.tsx'
import { LongText } from '../inputs/long-text.tsx'
import { Scope, useScope } from '../inputs/scope.tsx'
import { Section } from '../inputs/section.tsx'
import { useStored } from '../inputs/stored.tsx'
import { errorsBelow, rowsOf, textOf } from '../inputs/values.ts'

const scores = Object.entries(scoreWords).map(([score, word]): Option => {
  return [score, `${score} of 5: ${word}`]
})

/**
 * What the firm makes of the market. Another score is another judgement: it begins today and says
 * why, and the one before it stays in the history as it was.
 */
export function JudgementFields({ today }: { today: string }) {
  const { values, errors } = useScope()
  const [current = {}] = rowsOf(values.judgements)
  const [stored = {}, ...older] = rowsOf(useStored('judgements'))
  const block = useRef<HTMLDivElement>(null)
  const [score, setScore] = useState(textOf(current.score))
  // One that began today is no history yet: it is corrected.
  const canOpen = textOf(stored.score) !== '' && textOf(stored.from) !== today
  const isOpenedBy = (chosen: string) => canOpen && chosen !== textOf(stored.score)
  const isOpened = isOpenedBy(score)
  const below = errorsBelow(errors, 'judgements')

  function choose(next: string): void {
    setScore(next)
    const opens = isOpenedBy(next)
    if (opens === isOpened) return
    setInput(block.current, 'from', opens ? today : textOf(stored.from))
    setInput(block.current, 'why', opens ? '' : textOf(stored.why))
  }

  return (
    <Section id="judgements" title="Our judgement" fields={['judgements']}>
      {errors.judgements && <FieldError id="judgements-error">{errors.judgements}</FieldError>}
      <div ref={block} className="grid gap-4">
        <Scope name="judgements[0]" values={current} errors={errorsBelow(below, '0')}>
          <Fields isOpened={isOpened} onScore={choose} />
        </Scope>
      </div>
      <p role="status" className="text-clay empty:hidden">
        {isOpened &&
          `A new judgement. The one since ${dayText(textOf(stored.from))} stays in the history.`}
      </p>
      <History judgements={isOpened ? [stored, ...older] : older} />
      <noscript>
        <Scope name={`judgements[${older.length + 1}]`} values={{}} errors={{}}>
          <fieldset className="grid gap-4 border border-line p-4">
            <legend className="font-semibold">A new judgement, in place of the one above</legend>
            <Fields isOpened onScore={() => {}} />
          </fieldset>
        </Scope>
      </noscript>
    </Section>
  )
}

interface JudgementInputsProps {
  isOpened: boolean
  onScore: (score: string) => void
}

function Fields({ isOpened, onScore }: JudgementInputsProps) {
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice
          field="score"
          label="Score"
          options={scores}
          hint="Another score opens a new judgement"
          onChange={(event) => onScore(event.currentTarget.value)}
        />
        <DayInput field="from" label="Since" />
      </div>
      <LongText
        field="why"
        label={isOpened ? 'Why did it change?' : 'Why it changed'}
        isRequired={isOpened}
        hint={isOpened ? undefined : 'Empty for the first'}
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
  const word = scoreWords[Number(score) as Judgement['score']]
  return word ? `${word}, ${textOf(score)} of 5` : textOf(score)
}

function setInput(block: HTMLElement | null, field: string, value: string): void {
  const input = block?.querySelector<HTMLInputElement>(`[name$="[${field}]"]`)
  if (input) input.value = value
}
