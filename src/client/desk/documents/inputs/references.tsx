import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { dayText } from '#shared/dates.ts'
import type { Choice } from '#shared/desk/documents/props.ts'
import { rowsId } from '#shared/desk/documents/row-steps.ts'
import { Check } from './checks.tsx'
import { matchesWords } from './matches-words.ts'
import { focusIn, RowSteps } from './row-steps.tsx'
import { useInput } from './scope.tsx'
import { wordsOf } from './values.ts'
import * as words from './words.ts'

interface ReferencesProps {
  field: string
  label: string
  choices: readonly Choice[]
}

/** A sorted selection of other documents, with checkboxes to add and remove them. */
export function References({ field, label, choices }: ReferencesProps) {
  const { name, value, error, set } = useInput(field)
  const selected = wordsOf(value)
  const [query, setQuery] = useState('')
  const isHydrated = useHydrated()
  return (
    <fieldset aria-describedby={error ? `field-${name}-error` : undefined}>
      <legend className="font-medium">{label}</legend>
      <div id={rowsId(field)} className="scroll-mt-28">
        <SelectedList {...{ name, selected, choices }} onChange={set} />
      </div>
      {isHydrated && choices.length > 0 && (
        <FindField label={words.findAmong(label.toLowerCase())} query={query} onChange={setQuery} />
      )}
      <DocumentChecks {...{ name, selected, choices, query }} onChange={set} />
      {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** A checkbox for each matching document. */
function DocumentChecks({
  name,
  selected,
  choices,
  query,
  onChange,
}: SelectedListProps & { query: string }) {
  const isHydrated = useHydrated()
  // Without a script, boxes only add documents; the list above removes them.
  const boxes = isHydrated ? choices : choices.filter(({ slug }) => !selected.includes(slug))
  const matching = boxes.filter((choice) => matchesWords(textOf(choice), query))
  const toggle = (slug: string) => {
    onChange(
      selected.includes(slug)
        ? selected.filter((selectedSlug) => selectedSlug !== slug)
        : [...selected, slug],
    )
  }
  return (
    <div className="mt-2 max-h-72 overflow-y-auto border border-line px-3 text-sm">
      {matching.map((choice) => (
        <Check
          key={choice.slug}
          // With a script, the list above is submitted instead.
          name={isHydrated ? undefined : `${name}[]`}
          value={choice.slug}
          isChecked={selected.includes(choice.slug)}
          onChange={() => toggle(choice.slug)}
          className="py-1.5"
        >
          <ChoiceText {...choice} />
        </Check>
      ))}
      {matching.length === 0 && (
        <p className="py-3 text-muted">
          {choices.length === 0 ? words.nothingIsPublishedYet : words.noMatches}
        </p>
      )}
    </div>
  )
}

interface FindFieldProps {
  label: string
  query: string
  onChange: (query: string) => void
}

/** Has no name, because it is not submitted. */
function FindField({ label, query, onChange }: FindFieldProps) {
  return (
    <input
      type="search"
      value={query}
      onChange={(event) => onChange(event.target.value)}
      // Enter would save the document.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      autoComplete="off"
      aria-label={label}
      placeholder={words.findHint}
      className="field mt-2 min-h-11 py-1 text-sm placeholder:text-muted"
    />
  )
}

function textOf({ title, market = '', date }: Choice): string {
  return `${title} ${market} ${dayText(date)} ${date}`
}

function ChoiceText({ title, market, date }: Choice) {
  return (
    <span className="min-w-0 flex-1 leading-snug">
      {title}{' '}
      <span className="figures block text-muted">
        {[market, dayText(date)].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

interface SelectedListProps {
  name: string
  selected: readonly string[]
  choices: readonly Choice[]
  onChange: (selected: string[]) => void
}

function SelectedList({ name, selected, choices, onChange }: SelectedListProps) {
  const list = useRef<HTMLOListElement>(null)

  function move(from: number, by: 1 | -1, way: 'up' | 'down') {
    const moved = selected.slice(from, from + 1)
    flushSync(() => onChange(selected.toSpliced(from, 1).toSpliced(from + by, 0, ...moved)))
    focusIn(list.current?.children[from + by], way)
  }

  return (
    <ol ref={list} className="mt-2 border-b border-line text-sm empty:hidden">
      {selected.map((slug, index) => {
        const { title = slug, market } = choices.find((choice) => choice.slug === slug) ?? {}
        return (
          <li key={slug} className="flex flex-wrap items-center gap-x-4 border-t border-line py-1">
            <input type="hidden" name={`${name}[]`} value={slug} />
            <span className="min-w-0 flex-1 basis-48 leading-snug">
              <span className="figures">{index + 1}.</span> {title}
              {market && <span className="text-muted"> {market}</span>}
            </span>
            <RowSteps
              list={name}
              submittedIndex={index}
              position={index + 1}
              count={selected.length}
              rowName={title}
              onRemove={() => onChange(selected.toSpliced(index, 1))}
              onMove={(by, way) => move(index, by, way)}
            />
          </li>
        )
      })}
    </ol>
  )
}
