import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { hasWords } from './has-words.ts'
import { useSources } from './sources.tsx'

interface SourcePickerProps {
  onPick: (key: string) => void
  onClose: () => void
}

const shownAtMost = 30

/** A table of contents of all that can be cited: found by words, and put in at the caret. */
export function SourcePicker({ onPick, onClose }: SourcePickerProps) {
  const sources = useSources()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const found = findSources(sources, words)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    // In the form around it, Enter would store a revision.
    if (event.key !== 'Enter' || event.target !== field.current) return
    event.preventDefault()
    if (found[0]) onPick(found[0].id)
  }

  return (
    <section
      aria-label="Sources to cite"
      onKeyDown={onKey}
      className="absolute inset-x-0 z-20 border border-float-line bg-ground"
    >
      <div className="flex items-center gap-2 border-b border-line p-2">
        <input
          ref={field}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          aria-label="Find a source"
          placeholder="Publisher, title or key"
          className="field min-h-11 min-w-0 py-1 text-sm placeholder:text-muted"
        />
        <CloseButton onClose={onClose} />
      </div>
      <p role="status" className="figures px-3 pt-2 text-xs text-muted">
        {countOf(found.length)}
      </p>
      <ul className="max-h-72 overflow-y-auto overscroll-contain">
        {found.slice(0, shownAtMost).map((source) => (
          <li key={source.id}>
            <SourceButton source={source} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
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
  const shown = count > shownAtMost ? `, the first ${shownAtMost} are shown` : ''
  return `${count} ${count === 1 ? 'source' : 'sources'}${shown}. Enter cites the first.`
}

/** The sources that have all the words, wherever in their publisher, title, date or key. */
function findSources(sources: readonly Source[], words: string): Source[] {
  return sources.filter(({ publisher, title, id, date }) => {
    return hasWords([publisher, title, id, date ?? ''].join(' '), words)
  })
}
