import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { useDocumentPage, useDraftContent } from '../draft/context.tsx'
import { type Row, rowsToSubmit } from '../draft/draft.ts'
import { useReveal } from '../sides.tsx'
import * as documentWords from '../words.ts'
import { useInput, useScope } from './scope.tsx'
import { TextInput } from './text-input.tsx'
import { textOf } from './values.ts'
import * as words from './words.ts'

/** Inserts the key of a source. */
type Cite = (key: string) => void

const Sources = createContext<readonly Source[]>([])
const CurrentCite = createContext<Cite | null>(null)
const OfferCite = createContext<(cite: Cite) => void>(() => {})

const listId = 'source-keys'
const noRows: readonly Row[] = []

/** Provides the sources, with the draft's new ones first. */
export function SourcesProvider({ children }: { children: ReactNode }) {
  const { sources: savedSources } = useDocumentPage()
  const { newSources = noRows } = useDraftContent().draft.lists
  const [cite, setCite] = useState<Cite | null>(null)
  const [offer] = useState(() => (next: Cite) => setCite(() => next))
  const sources = useMemo(() => {
    const draftSources = rowsToSubmit(newSources).map(({ fields }) => sourceOf(fields))
    const newEntries = draftSources.filter(
      (source) => source.id && !savedSources.some(({ id }) => id === source.id),
    )
    return [...newEntries, ...savedSources]
  }, [newSources, savedSources])
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

export function useSources(): readonly Source[] {
  return use(Sources)
}

/** Returns the function that cites in the last used field; null if there is none. */
export function useCurrentCite(): Cite | null {
  return use(CurrentCite)
}

/** Returns a function that makes a field the one to cite in; `first` is the initial one. */
export function useOfferCite(first: Cite | null): (cite: Cite) => void {
  const offer = use(OfferCite)
  const initialCite = useRef(first)
  useEffect(() => {
    if (initialCite.current) offer(initialCite.current)
  }, [offer])
  return offer
}

interface SourceChoiceProps {
  /** The hint for an empty field. */
  none?: string
}

/** An input for the key of a source, with suggestions by key, publisher and title. */
export function SourceChoice({ none = words.searchByTitle }: SourceChoiceProps) {
  const { value, set } = useInput('source')
  const field = useRef<HTMLInputElement>(null)
  const reveal = useReveal()
  const cite = (key: string) => {
    set(key)
    if (field.current) reveal(field.current)
  }
  // Only the document's own field cites from the start; those of rows do once they have the focus.
  const offer = useOfferCite(useScope().name === '' ? cite : null)
  return (
    <TextInput
      field="source"
      label={words.source}
      input={{ ref: field, list: listId, onFocus: () => offer(cite) }}
      hint={<SourceHint sourceKey={textOf(value).trim()} none={none} />}
    />
  )
}

function SourceHint({ sourceKey, none }: { sourceKey: string; none: string }) {
  const source = useSources().find(({ id }) => id === sourceKey)
  if (!sourceKey) return none
  if (source) return `${source.publisher}: ${source.title}`
  return words.unknownSourceKey
}

export function Citation() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <SourceChoice />
      <TextInput
        field="section"
        label={documentWords.section}
        note={documentWords.optional}
        hint={words.articleSectionOrPage}
      />
    </div>
  )
}
