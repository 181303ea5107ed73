import { NoteArticle } from '#client/site/insights/note-article.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { categories } from '#shared/content/insights.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { Checks, Tick } from '../inputs/checks.tsx'
import { Choice, type Option } from '../inputs/choice.tsx'
import { NewSources } from '../inputs/new-sources.tsx'
import { Rows } from '../inputs/rows.tsx'
import { useScope } from '../inputs/scope.tsx'
import { DayInput, LongText, TextInput } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'
import * as documentWords from '../words.ts'
import type { Kind } from './kind.ts'
import { CitedSources, CitingText } from './note-sources.tsx'
import * as words from './words.ts'

export const note: Kind = {
  text: <NoteText />,
  details: <NoteDetails />,
  publicPage: () => NoteArticle,
  publicPath: (slug) => routes.note.href({ slug }),
}

const categoryOptions = categories.flatMap(({ slug, label }): Option[] => {
  return slug === 'all' ? [] : [[slug, label]]
})

function NoteText() {
  return (
    <>
      <TextInput
        field="title"
        label={documentWords.title}
        input={{ required: true, maxLength: lengths.documentTitle }}
      />
      <CitingText hint={<WordCount />} />
      <LongText
        field="excerpt"
        label={words.excerpt}
        note={words.excerptNote}
        hint={<CharacterCount />}
        area={{ required: true, maxLength: lengths.documentText }}
      />
    </>
  )
}

function NoteDetails() {
  const { markets, people } = useDocumentPage()
  return (
    <>
      <CitedSources />
      <div className="grid grid-cols-1 gap-4 @xl:grid-cols-2">
        <Choice field="category" label={words.category} options={categoryOptions} />
        <DayInput field="date" label={documentWords.date} />
      </div>
      {people.length > 0 && (
        <Choice
          field="author"
          label={words.author}
          hint={words.emptyMeans(words.theFirm)}
          options={people.map(({ slug, name }) => [slug, name])}
        />
      )}
      <Tick field="featured" label={words.featured} />
      <Checks
        field="markets"
        label={words.markets}
        note={words.marketsNote}
        options={markets.map(({ slug, name }) => [slug, name])}
      />
      <Corrections />
      <NewSources />
    </>
  )
}

function Corrections() {
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">{words.corrections}</legend>
      <p className="max-w-brief text-muted">
        <RichText
          text={words.correctionsExplained}
          marks={{
            title: (text) => <span className="block font-semibold text-text">{text}</span>,
          }}
        />
      </p>
      <Rows field="corrections" item={documentWords.rows.correction} title={correctionTitle}>
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 @xl:grid-cols-[11rem_minmax(0,1fr)]">
          <DayInput field="date" label={documentWords.date} />
          <LongText field="text" label={words.whatWasWrong} />
        </div>
      </Rows>
    </fieldset>
  )
}

function correctionTitle({ date, text }: DocumentFields) {
  return { name: textOf(text), detail: textOf(date) }
}

function CharacterCount() {
  const { length } = Array.from(textOf(useScope().values.excerpt))
  return useHydrated() ? words.characterCount(length) : null
}

/** The number of words; nothing without a script, which could not update it. */
function WordCount() {
  const count = textOf(useScope().values.body).split(/\s+/).filter(Boolean).length
  if (!useHydrated()) return words.markdown
  return documentWords.wordCount(count)
}
