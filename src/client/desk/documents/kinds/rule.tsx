import { RuleArticle } from '#client/site/rules/rule-article.tsx'
import { stageLabels, stageMeanings, topicLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { Checks } from '../inputs/checks.tsx'
import { Choice, optionsOf } from '../inputs/choice.tsx'
import { NewSources } from '../inputs/new-sources.tsx'
import { useScope } from '../inputs/scope.tsx'
import { Citation } from '../inputs/sources.tsx'
import { DayInput, LongText, PartialDateInput, TextInput } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'
import type { Kind } from './kind.ts'

export const rule: Kind = {
  fields: <RuleFields />,
  PublicPage: RuleArticle,
  publicPath: (slug) => routes.rule.href({ slug }),
}

function RuleFields() {
  const { markets } = useDocumentPage()
  return (
    <>
      <TextInput field="title" label="Title" />
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice
          field="market"
          label="Market"
          options={markets.map(({ slug, name }) => [slug, name])}
        />
        <DayInput field="date" label="Date" hint="When it was said, passed or decided" />
        <StageChoice />
        <PartialDateInput field="effectiveAt" label="In effect from" note="if known" />
      </div>
      <Checks field="topics" label="Topics" options={optionsOf(topicLabels)} />
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <LongText
          field="before"
          label="What the rule said before"
          hint="Leave empty if new or unknown"
        />
        <LongText
          field="after"
          label="What it says since, or would say"
          hint="Leave empty if repealed or unknown"
        />
      </div>
      <LongText field="text" label="What it means" />
      <Citation />
      <NewSources />
    </>
  )
}

function StageChoice() {
  const stage = textOf(useScope().values.stage)
  const meanings: Readonly<Record<string, string>> = stageMeanings
  return (
    <Choice
      field="stage"
      label="Stage"
      hint={meanings[stage] ?? 'Current stage'}
      options={optionsOf(stageLabels)}
    />
  )
}
