import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { dayText } from '#shared/dates.ts'
import type { Choice } from '#shared/documents/props.ts'
import { hasWords } from './has-words.ts'

interface ChoiceListProps {
  label: string
  name: string
  choices: readonly Choice[]
  /** Slugs, in their order. */
  chosen: readonly string[]
  error: string | undefined
}

/** What a letter names, in its order; without a script, boxes to tick in the order of their dates. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, name, choices, error } = props
  const [chosen, setChosen] = useState(props.chosen)
  const [words, setWords] = useState('')
  const hydrated = useHydrated()
  const shown = choices.filter((choice) => hasWords(textOf(choice), words))
  return (
    <fieldset aria-describedby={error ? `field-${name}-error` : undefined}>
      <legend className="font-medium">{label}</legend>
      {hydrated && <Chosen name={name} chosen={chosen} choices={choices} onChange={setChosen} />}
      {hydrated && choices.length > 0 && (
        // Without a name: it is no part of the letter.
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // In the form around it, Enter would store a revision.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          aria-label={`Find among ${label.toLowerCase()}`}
          placeholder="Title, market or date"
          className="field mt-2 min-h-11 py-1 text-sm placeholder:text-muted"
        />
      )}
      <div className="mt-2 max-h-72 overflow-y-auto border border-line px-3 text-sm">
        {shown.map(({ slug, title, date, market }) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
            <input
              type="checkbox"
              // With a script, the list above is what is sent.
              name={hydrated ? undefined : `${name}[]`}
              value={slug}
              {...(hydrated
                ? {
                    checked: chosen.includes(slug),
                    onChange: () => setChosen(toggled(chosen, slug)),
                  }
                : { defaultChecked: chosen.includes(slug) })}
              className="checkbox"
            />
            <span className="min-w-0 flex-1 leading-snug">
              {title}{' '}
              <span className="figures block text-muted">
                {[market, dayText(date)].filter(Boolean).join(', ')}
              </span>
            </span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="py-3 text-muted">
            {choices.length === 0 ? 'Nothing is published yet.' : 'None has these words.'}
          </p>
        )}
      </div>
      {error && (
        <div className="mt-1.5 text-sm">
          <FieldError id={`field-${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function textOf({ title, market = '', date }: Choice): string {
  return `${title} ${market} ${dayText(date)} ${date}`
}

function toggled(chosen: readonly string[], slug: string): string[] {
  return chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]
}

interface ChosenProps {
  name: string
  chosen: readonly string[]
  choices: readonly Choice[]
  onChange: (chosen: string[]) => void
}

/** What is chosen, each with buttons that move it; the focus goes with it. */
function Chosen({ name, chosen, choices, onChange }: ChosenProps) {
  const list = useRef<HTMLOListElement>(null)

  function move(slug: string, by: -1 | 1) {
    const from = chosen.indexOf(slug)
    const others = chosen.filter((one) => one !== slug)
    flushSync(() => onChange(others.toSpliced(from + by, 0, slug)))
    const row = list.current?.children[from + by]
    const buttons = row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []
    const same = [...buttons].find(({ dataset }) => dataset.by === String(by))
    const target = same ?? buttons[0]
    target?.focus()
  }

  return (
    <ol ref={list} className="mt-2 border-b border-line text-sm empty:hidden">
      {chosen.map((slug, index) => {
        const { title = slug, market } = choices.find((choice) => choice.slug === slug) ?? {}
        return (
          <li key={slug} className="flex items-center gap-1 border-t border-line">
            <input type="hidden" name={`${name}[]`} value={slug} />
            <span className="min-w-0 flex-1 py-1.5 leading-snug">
              <span className="figures">{index + 1}.</span> {title}
              {market && <span className="text-muted"> {market}</span>}
            </span>
            <Move by={-1} isOff={index === 0} onMove={() => move(slug, -1)} title={title}>
              <ArrowUp aria-hidden="true" className="size-4" />
            </Move>
            <Move
              by={1}
              isOff={index === chosen.length - 1}
              onMove={() => move(slug, 1)}
              title={title}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </Move>
            <button
              type="button"
              onClick={() => onChange(toggled(chosen, slug))}
              className="icon-button"
            >
              <X aria-hidden="true" className="size-4" />
              <span className="sr-only">{`Leave out: ${title}`}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface MoveProps {
  by: -1 | 1
  isOff: boolean
  title: string
  onMove: () => void
  children: ReactNode
}

function Move({ by, isOff, title, onMove, children }: MoveProps) {
  return (
    <button
      type="button"
      data-by={by}
      disabled={isOff}
      onClick={onMove}
      className="icon-button disabled:opacity-40"
    >
      {children}
      <span className="sr-only">{`${by < 0 ? 'Up' : 'Down'}: ${title}`}</span>
    </button>
  )
}
