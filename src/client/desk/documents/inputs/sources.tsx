import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { useDocumentPage, useDraftContent } from '../draft/context.tsx'
import { type Row, sentRows } from '../draft/draft.ts'
import { reveal } from '../reveal.ts'
import { useInput, useScope } from './scope.tsx'
import { TextInput } from './text-input.tsx'
import { textOf } from './values.ts'

/** Puts the key of a source where it is cited. */
type Cite = (key: string) => void

const Sources = createContext<readonly Source[]>([])
const CurrentCite = createContext<Cite | null>(null)
const OfferCite = createContext<(cite: Cite) => void>(() => {})

const listId = 'source-keys'
const noRows: readonly Row[] = []

/** Gives the inputs in it the sources to choose from: those that the draft adds, then the others. */
export function SourcesProvider({ children }: { children: ReactNode }) {
  const { sources: stored } = useDocumentPage()
  const { newSources = noRows } = useDraftContent().draft.lists
  const [cite, setCite] = useState<Cite | null>(null)
  const [offer] = useState(() => (next: Cite) => setCite(() => next))
  const sources = useMemo(() => {
    const begun = sentRows(newSources).map(({ fields }) => sourceOf(fields))
    const added = begun.filter((one) => one.id && !stored.some(({ id }) => id === one.id))
    return [...added, ...stored]
  }, [newSources, stored])
  return (
    <Sources value={sources}>
      <OfferCite value={offer}>
        <CurrentCite value={cite}>{children}</CurrentCite>
      </OfferCite>
      <datalist id={listId}>
        {sources.map(({ id, publisher, title }) => (
          <option key={id} value={id}>
            {`${publisher}: ${title}`}
          </option>
        ))}
      </datalist>
    </Sources>
  )
}

function sourceOf({ id, publisher, title, date, url }: DocumentFields): Source {
  return {
    id: textOf(id).trim(),
    publisher: textOf(publisher),
    title: textOf(title),
    date: textOf(date) || null,
    url: textOf(url) || null,
  }
}

/** Returns all that can be cited. */
export function useSources(): readonly Source[] {
  return use(Sources)
}

/** Returns what cites in the field that was used last; null while there is none. */
export function useCurrentCite(): Cite | null {
  return use(CurrentCite)
}

/** Returns what makes a field the one that is cited in; `first` is so from the beginning. */
export function useOfferCite(first: Cite | null): (cite: Cite) => void {
  const offer = use(OfferCite)
  const begun = useRef(first)
  useEffect(() => {
    if (begun.current) offer(begun.current)
  }, [offer])
  return offer
}

interface SourceChoiceProps {
  /** What it means that there is none. */
  none?: string
}

/** The key of a source, found by a part of its key, publisher or title, which stand below. */
export function SourceChoice({ none = 'Search by title' }: SourceChoiceProps) {
  const { value, set } = useInput('source')
  const field = useRef<HTMLInputElement>(null)
  const cite = (key: string) => {
    set(key)
    if (field.current) reveal(field.current)
  }
  // That of the document itself: those of its rows wait until somebody goes there.
  const offer = useOfferCite(useScope().name === '' ? cite : null)
  return (
    <TextInput
      field="source"
      label="Source"
      input={{ ref: field, list: listId, onFocus: () => offer(cite) }}
      hint={<Chosen sourceKey={textOf(value).trim()} none={none} />}
    />
  )
}

function Chosen({ sourceKey, none }: { sourceKey: string; none: string }) {
  const known = useSources().find(({ id }) => id === sourceKey)
  if (!sourceKey) return none
  if (known) return `${known.publisher}: ${known.title}`
  return 'No source has this key: describe it under New sources'
}

/** The source of something, and where in it that stands. */
export function Citation() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <SourceChoice />
      <TextInput field="section" label="Section" note="optional" hint="Article, section or page" />
    </div>
  )
}
