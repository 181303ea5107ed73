import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { matchesWords } from './matches-words.ts'
import { useSources } from './sources.tsx'
import * as words from './words.ts'

interface SourcePickerProps {
  onPick: (key: string) => void
  onClose: () => void
}

const maxVisible = 30

/** A searchable list of sources that inserts a citation at the caret. */
export function SourcePicker({ onPick, onClose }: SourcePickerProps) {
  const sources = useSources()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const matches = findSources(sources, query)
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
      aria-label={words.sourcesToCite}
      onKeyDown={onKey}
      className="absolute inset-x-0 z-20 border border-float-line bg-ground"
    >
      <div className="flex items-center gap-2 border-b border-line p-2">
        <SearchField ref={field} query={query} onChange={setQuery} />
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
  query: string
  onChange: (query: string) => void
}

function SearchField({ ref, query, onChange }: SearchFieldProps) {
  return (
    <input
      ref={ref}
      type="search"
      value={query}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      aria-label={words.findASource}
      placeholder={words.findSourceHint}
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
      {words.close}
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
  if (count === 0) return words.noMatchingSources
  return count > maxVisible ? words.sourceCountOfFirst(count, maxVisible) : words.sourceCount(count)
}

function findSources(sources: readonly Source[], query: string): Source[] {
  return sources.filter(({ publisher, title, id, date }) => {
    return matchesWords([publisher, title, id, date ?? ''].join(' '), query)
  })
}
