import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { matchesWords } from './matches-words.ts'
import { useSources } from './sources.tsx'

interface SourcePickerProps {
  onPick: (key: string) => void
  onClose: () => void
}

const maxVisible = 30

/** A searchable list of sources that inserts a citation at the caret. */
export function SourcePicker({ onPick, onClose }: SourcePickerProps) {
  const sources = useSources()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const matches = findSources(sources, words)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    // Enter would save the document.
    if (event.key !== 'Enter' || event.target !== field.current) return
    event.preventDefault()
    if (matches[0]) onPick(matches[0].id)
  }

  return (
    <section
      aria-label="Sources to cite"
      onKeyDown={onKey}
      className="absolute inset-x-0 z-20 border border-float-line bg-ground"
    >
      <div className="flex items-center gap-2 border-b border-line p-2">
        <SearchField ref={field} words={words} onChange={setWords} />
        <CloseButton onClose={onClose} />
      </div>
      <p role="status" className="figures px-3 pt-2 text-xs text-muted">
        {countOf(matches.length)}
      </p>
      <SourceList sources={matches.slice(0, maxVisible)} onPick={onPick} />
    </section>
  )
}

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>
  words: string
  onChange: (words: string) => void
}

function SearchField({ ref, words, onChange }: SearchFieldProps) {
  return (
    <input
      ref={ref}
      type="search"
      value={words}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      aria-label="Find a source"
      placeholder="Publisher, title or key"
      className="field min-h-11 min-w-0 py-1 text-sm placeholder:text-muted"
    />
  )
}

function CloseButton({ onClose }: Pick<SourcePickerProps, 'onClose'>) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="link min-h-11 shrink-0 cursor-pointer text-sm"
    >
      Close
    </button>
  )
}

type SourceListProps = Pick<SourcePickerProps, 'onPick'> & { sources: readonly Source[] }

function SourceList({ sources, onPick }: SourceListProps) {
  return (
    <ul className="max-h-72 overflow-y-auto overscroll-contain">
      {sources.map((source) => (
        <li key={source.id}>
          <SourceButton source={source} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}

type SourceButtonProps = Pick<SourcePickerProps, 'onPick'> & { source: Source }

function SourceButton({ source, onPick }: SourceButtonProps) {
  const { id, title, publisher, date } = source
  return (
    <button
      type="button"
      onClick={() => onPick(id)}
      className="desk-row w-full cursor-pointer text-left"
    >
      <span className="block font-semibold">{title}</span>
      <span className="figures block wrap-anywhere text-muted">
        {[publisher, date && dayText(date), id].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No matching sources. Add a new one below.'
  const limitText = count > maxVisible ? `, the first ${maxVisible} are shown` : ''
  return `${count} ${count === 1 ? 'source' : 'sources'}${limitText}. Enter cites the first.`
}

function findSources(sources: readonly Source[], words: string): Source[] {
  return sources.filter(({ publisher, title, id, date }) => {
    return matchesWords([publisher, title, id, date ?? ''].join(' '), words)
  })
}
