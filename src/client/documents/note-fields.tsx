import { type ReactNode, useState } from 'react'
import { Field } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lengths } from '#shared/constants.ts'
import { categories } from '#shared/content/insights.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { CitedSources } from './cited-sources.tsx'
import { Corrections } from './corrections.tsx'
import type { FieldsProps } from './fields-props.ts'
import { rowsOf, textOf, wordsOf } from './inputs/values.ts'
import { MarkdownField } from './markdown-field.tsx'
import { NewSources, useCitable } from './new-sources.tsx'

/** The fields of a note. */
export function NoteFields(props: FieldsProps) {
  const { fields, errors } = props
  const { citable, setTyped } = useCitable(props)
  const [body, setBody] = useState(textOf(fields.body))
  return (
    <>
      <Field label="Title" name="title" error={errors.title}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={lengths.documentTitle}
            defaultValue={textOf(fields.title)}
            autoComplete="off"
          />
        )}
      </Field>
      <Excerpt {...props} />
      <MarkdownField
        label="Text"
        name="body"
        size="long"
        required
        text={textOf(fields.body)}
        error={errors.body}
        sources={citable}
        onText={setBody}
        hint={<WordCount text={body} />}
      />
      <CitedSources body={body} listed={rowsOf(fields.sources)} sources={citable} errors={errors} />
      <Particulars {...props} />
      <Corrections kept={rowsOf(fields.corrections)} errors={errors} />
      <NewSources fields={fields} errors={errors} onChange={setTyped} />
    </>
  )
}

/** How many words there are; without a script nobody would count on. */
function WordCount({ text }: { text: string }) {
  const words = text.split(/\s+/).filter(Boolean).length
  if (!useHydrated()) return 'Markdown'
  return `${words} ${words === 1 ? 'word' : 'words'}`
}

function Excerpt({ fields, errors }: FieldsProps) {
  const [text, setText] = useState(textOf(fields.excerpt))
  const hydrated = useHydrated()
  return (
    <Field
      label="Excerpt"
      name="excerpt"
      note="what lists and search engines show"
      error={errors.excerpt}
      hint={hydrated ? `${Array.from(text).length} characters` : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          required
          rows={3}
          dir="auto"
          maxLength={lengths.documentText}
          defaultValue={text}
          onInput={(event) => setText(event.currentTarget.value)}
          className="field mt-2 field-sizing-content resize-y"
        />
      )}
    </Field>
  )
}

/** Category, date, whether it leads the list, and what it is about. */
function Particulars({ fields, markets, errors }: FieldsProps) {
  const about = wordsOf(fields.markets)
  return (
    <>
      <div className="grid grid-cols-1 gap-4 @xl:grid-cols-2">
        <Field label="Category" name="category" error={errors.category}>
          {(control) => (
            <select {...control} defaultValue={textOf(fields.category)}>
              {categories
                .filter(({ slug }) => slug !== 'all')
                .map(({ slug, label }) => (
                  <option key={slug} value={slug}>
                    {label}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <Field label="Date" name="date" error={errors.date}>
          {(control) => (
            <input {...control} type="date" required defaultValue={textOf(fields.date)} />
          )}
        </Field>
      </div>
      <Tick name="featured" isTicked={isOn(fields.featured)}>
        Featured: stands in front of the list of notes
      </Tick>
      <fieldset>
        <legend className="font-medium">
          Markets <span className="font-normal text-muted">(what it is about)</span>
        </legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4 text-sm @xl:grid-cols-3">
          {inOrder(markets, about).map(({ slug, name }) => (
            <Tick key={slug} name="markets[]" value={slug} isTicked={about.includes(slug)}>
              {name}
            </Tick>
          ))}
        </div>
        {errors.markets && (
          <p className="mt-1.5 text-sm font-medium text-danger">{errors.markets}</p>
        )}
      </fieldset>
    </>
  )
}

interface TickProps {
  name: string
  value?: string
  isTicked: boolean
  children: ReactNode
}

function Tick({ name, value = 'true', isTicked, children }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
        className="checkbox"
      />
      {children}
    </label>
  )
}

/** Whether a box is ticked, as a revision holds it or as a form sends it. */
function isOn(value: unknown): boolean {
  return value === true || value === 'true'
}

/** The markets with those that are chosen first: their order is that in which readers find them. */
function inOrder(markets: readonly MarketName[], chosen: readonly string[]): MarketName[] {
  const place = ({ slug }: MarketName) => {
    return chosen.includes(slug) ? chosen.indexOf(slug) : chosen.length
  }
  return markets.toSorted((a, b) => place(a) - place(b))
}
