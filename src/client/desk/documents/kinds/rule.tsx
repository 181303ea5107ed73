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
import * as documentWords from '../words.ts'
import type { Kind } from './kind.ts'
import * as words from './words.ts'

export const rule: Kind = {
  text: <RuleText />,
  details: <RuleDetails />,
  publicPage: () => RuleArticle,
  publicPath: (slug) => routes.rule.href({ slug }),
}

function RuleText() {
  return (
    <>
      <TextInput field="title" label={documentWords.title} />
      <LongText field="text" label={words.whatItMeans} />
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <LongText field="before" label={words.ruleBefore} hint={words.ruleBeforeHint} />
        <LongText field="after" label={words.ruleAfter} hint={words.ruleAfterHint} />
      </div>
    </>
  )
}

function RuleDetails() {
  const { markets } = useDocumentPage()
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
        <Choice
          field="market"
          label={words.market}
          options={markets.map(({ slug, name }) => [slug, name])}
        />
        <DayInput field="date" label={documentWords.date} hint={words.ruleDateHint} />
        <StageChoice />
        <PartialDateInput field="effectiveAt" label={words.inEffectFrom} note={words.ifKnown} />
      </div>
      <Checks field="topics" label={words.topics} options={optionsOf(topicLabels)} />
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
      label={words.stage}
      hint={meanings[stage] ?? words.currentStage}
      options={optionsOf(stageLabels)}
    />
  )
}
