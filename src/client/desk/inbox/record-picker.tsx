import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { matchesWords } from '#client/desk/documents/inputs/matches-words.ts'
import type { Dossier, RecordSentence } from '#shared/desk/inbox/dossier.ts'
import * as words from './words.ts'

interface RecordPickerProps {
  dossier: Dossier
  onPick: (sentence: RecordSentence) => void
  onClose: () => void
}

const maxVisible = 20

/** A combobox over what is on record of a market: arrows choose, Enter inserts. */
export function RecordPicker({ dossier, onPick, onClose }: RecordPickerProps) {
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const results = findSentences(dossier.sentences, query)
  const matches = results.slice(0, maxVisible)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive(Math.min(Math.max(active + step, 0), matches.length - 1))
    const selected = matches[active]
    if (event.key === 'Enter' && selected) onPick(selected)
    if (event.key === 'Escape') onClose()
    if (step || event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
  }

  return (
    <section
      aria-label={words.recordsOf(dossier.market.name)}
      className="absolute inset-x-0 bottom-full z-20 mb-1 border border-float-line bg-ground"
    >
      <div className="flex items-center gap-2 border-b border-line p-2">
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={matches.length > 0 ? `${list}-${active}` : undefined}
          aria-label={words.findRecord(dossier.market.name)}
          placeholder={words.findRecord(dossier.market.name)}
          autoComplete="off"
          value={query}
          onKeyDown={onKey}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setActive(0)
          }}
          className="field min-h-11 min-w-0 py-1 text-sm placeholder:text-muted"
        />
        <button type="button" onClick={onClose} className="link min-h-11 shrink-0 text-sm">
          {words.close}
        </button>
      </div>
      <p role="status" className="figures px-3 pt-2 text-xs text-muted">
        {results.length === 0 ? words.noMatchingRecords : words.recordCount(results.length)}
      </p>
      <Options id={list} sentences={matches} active={active} onPick={onPick} />
    </section>
  )
}

interface OptionsProps {
  id: string
  sentences: readonly RecordSentence[]
  active: number
  onPick: RecordPickerProps['onPick']
}

function Options({ id, sentences, active, onPick }: OptionsProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div id={id} role="listbox" className="max-h-72 overflow-y-auto overscroll-contain">
      {sentences.map((sentence, index) => (
        // The field keeps the focus, and has the keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles them
        // biome-ignore lint/a11y/useFocusableInteractive: active by aria-activedescendant
        <div
          key={`${sentence.group} ${sentence.label} ${sentence.text}`}
          ref={index === active ? option : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(sentence)}
          className="menu-row"
        >
          <span className="block text-xs font-semibold">
            {words.recordGroupLabels[sentence.group]} · {sentence.label}
          </span>
          <span className="line-clamp-2 text-xs text-muted">{sentence.text}</span>
        </div>
      ))}
    </div>
  )
}

function findSentences(sentences: readonly RecordSentence[], query: string): RecordSentence[] {
  return sentences.filter(({ group, label, text }) =>
    matchesWords([words.recordGroupLabels[group], label, text].join(' '), query),
  )
}
