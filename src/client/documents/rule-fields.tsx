import { useState } from 'react'
import { stageLabels, stageMeanings, topicLabels } from '#shared/knowledge/words.ts'
import { officeDayAt } from '#shared/office-days.ts'
import type { FieldsProps } from './fields-props.ts'
import { Checks } from './inputs/checks.tsx'
import { Choice, optionsOf } from './inputs/choice.tsx'
import { Citation } from './inputs/citation.tsx'
import { DayInput, PartialDateInput } from './inputs/dates.tsx'
import { LongText } from './inputs/long-text.tsx'
import { Scope } from './inputs/scope.tsx'
import { SourceChoices } from './inputs/source-choice.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { textOf } from './inputs/values.ts'
import { NewSources, useCitable } from './new-sources.tsx'

/** The fields of a rule: what it said, what it says, and where that stands. */
export function RuleFields(props: FieldsProps) {
  const { fields, errors, markets, now, isNew } = props
  const { citable, setTyped } = useCitable(props)
  return (
    <SourceChoices sources={citable}>
      <div className="@container grid gap-6 text-sm">
        <Scope name="" values={fields} errors={errors}>
          <TextInput field="title" label="Title" />
          <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
            <Choice
              field="market"
              label="Market"
              options={markets.map(({ slug, name }) => [slug, name])}
            />
            <DayInput
              field="date"
              label="Date"
              hint="When it was said, passed or decided"
              fallback={isNew ? officeDayAt(new Date(now)) : undefined}
            />
            <StageChoice stored={textOf(fields.stage)} />
            <PartialDateInput field="effectiveAt" label="In effect from" note="if known" />
          </div>
          <Checks field="topics" label="Topics" options={optionsOf(topicLabels)} />
          <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
            <LongText
              field="before"
              label="What the rule said before"
              hint="Empty: it is new, or that is not known"
            />
            <LongText
              field="after"
              label="What it says since, or would say"
              hint="Empty: it is gone, or that is not known"
            />
          </div>
          <LongText field="text" label="What it means" />
          <Citation />
        </Scope>
        <NewSources fields={fields} errors={errors} onChange={setTyped} />
      </div>
    </SourceChoices>
  )
}

/** The stage; what it means stands below, where a menu would cut it off. */
function StageChoice({ stored }: { stored: string }) {
  const [stage, setStage] = useState(stored)
  const meanings: Readonly<Record<string, string>> = stageMeanings
  return (
    <Choice
      field="stage"
      label="Stage"
      hint={meanings[stage] ?? 'How far it has come'}
      options={optionsOf(stageLabels)}
      onChange={(event) => setStage(event.currentTarget.value)}
    />
  )
}
