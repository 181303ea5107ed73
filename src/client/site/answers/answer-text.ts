import { sourceNumber, sourceText, textOfParagraphs } from '#client/knowledge/source-text.ts'
import { dayText } from '#shared/dates.ts'
import { answerFigures } from '#shared/knowledge/answer-figures.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { notVerified, stageLabels, statusLabels } from '#shared/knowledge/words.ts'
import { labelText, withinSentence } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

type AnswerProps = Pages['marketing/answer']

/** Returns an answer as plain text with numbered sources, to be pasted into a document. */
export function answerAsText(props: AnswerProps, author: string): string {
  const { market, product, status, text, citation, rules, checkedAt, sources, cite } = props
  const figures = answerFigures(props).map(({ label, value, note, cited }) => {
    const marks = cited.map(({ source }) => markOf(sources, source))
    return labelText(label, `${value ?? notVerified()}. ${note}${[...new Set(marks)].join('')}`)
  })
  const [newest] = rules
  const paragraphs = [
    [launchQuestionOf(product, market.name)],
    [`${statusLabels[status].label}. ${text}${markOf(sources, citation.source)}`],
    figures,
    obligationLines(props),
    newest
      ? [
          labelText(
            words.changedLast,
            words.changedOn(dayText(newest.date), newest.title, stageLabels[newest.stage]),
          ),
        ]
      : [],
    [words.checkedOn(dayText(checkedAt))],
    [
      labelText(words.sources),
      ...sources.map((source) => `${sourceNumber(sources, source.id)} ${sourceText(source)}`),
    ],
    [`${author}, ${cite.within}, ${cite.address}`],
  ]
  return textOfParagraphs(paragraphs)
}

function obligationLines({ obligations, sources }: AnswerProps): string[] {
  const known = obligations.flatMap(({ duty, value, source }) =>
    value && source ? labelText(dutyLabel(duty), value + markOf(sources, source)) : [],
  )
  const unverified = obligations.filter(({ value }) => value === null)
  const labels = unverified.map(({ duty }) => withinSentence(dutyLabel(duty))).join(', ')
  const lines = labels ? [...known, words.notVerifiedDuties(labels)] : known
  return lines.length > 0 ? [labelText(words.obligations), ...lines.map((line) => `– ${line}`)] : []
}

function markOf(sources: readonly Source[], id: string): string {
  return ` ${sourceNumber(sources, id)}`
}
