import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { type Change, edit } from '../draft/draft.ts'
import { slugOf } from '../slug.ts'
import * as documentWords from '../words.ts'
import { Rows } from './rows.tsx'
import { Scope, useScope } from './scope.tsx'
import { Section } from './section.tsx'
import { useCurrentCite } from './sources.tsx'
import { PartialDateInput, TextInput } from './text-input.tsx'
import { textOf } from './values.ts'
import * as words from './words.ts'

/** New sources, which are saved together with the document. */
export function NewSources() {
  const { newSources = [] } = useDraftContent().draft.lists
  const isBegun = newSources.length > 0
  return (
    <Section
      id="new-sources"
      title={words.newSources}
      fields={['newSources']}
      openAtFirst={isBegun}
    >
      <p className="text-muted">{words.newSourcesExplained}</p>
      <Rows field="newSources" item={documentWords.rows.source} title={titleOf}>
        <SourceFields />
      </Rows>
    </Section>
  )
}

function titleOf({ id, publisher, title }: DocumentFields) {
  const about = [textOf(publisher), textOf(title)].filter(Boolean).join(': ')
  return { name: about, detail: textOf(id) }
}

function SourceFields() {
  const scope = useScope()
  const dispatch = useDispatch()
  const key = textOf(scope.values.id).trim()

  function update(change: Change): void {
    const next = withProposedKey(scope.values, change(scope.values))
    scope.update(() => next)
    dispatch(edit((fields) => replaceCitedKey(fields, key, textOf(next.id).trim())))
  }

  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <Scope {...scope} update={update}>
        <TextInput field="publisher" label={words.publisher} />
        <TextInput field="title" label={documentWords.title} />
        <PartialDateInput field="date" label={documentWords.date} note={documentWords.optional} />
        <TextInput
          field="url"
          label={documentWords.address}
          note={documentWords.optional}
          input={{ inputMode: 'url' }}
          hint={words.sourceAddressHint}
        />
        <TextInput
          field="id"
          label={words.key}
          hint={words.sourceKeyHint}
          className="@lg:col-span-2"
        />
      </Scope>
      <CiteButton sourceKey={key} />
    </div>
  )
}

/** Cites the source in the text that was edited last. */
function CiteButton({ sourceKey }: { sourceKey: string }) {
  const cite = useCurrentCite()
  if (!useHydrated() || !cite) return null
  return (
    <button
      type="button"
      onClick={() => sourceKey && cite(sourceKey)}
      className={buttonClass({ tone: 'quiet', size: 'small', className: 'justify-self-start' })}
    >
      {words.citeThisOne}
    </button>
  )
}

/** Derives the key from the other fields until somebody edits it. */
function withProposedKey(before: DocumentFields, source: DocumentFields): DocumentFields {
  const isProposed = textOf(source.id) === '' || textOf(source.id) === proposedKey(before)
  const isChosen = source.id !== before.id
  return isProposed && !isChosen ? { ...source, id: proposedKey(source) } : source
}

function proposedKey({ publisher, title, date }: DocumentFields): string {
  const year = textOf(date).slice(0, 'YYYY'.length)
  const parts = [textOf(publisher), textOf(title), textOf(title).includes(year) ? '' : year]
  return slugOf(parts.join(' '))
}

/** Updates the document's citation when the key of its new source changes. */
function replaceCitedKey(fields: DocumentFields, before: string, key: string): DocumentFields {
  const isFollowing = 'source' in fields && textOf(fields.source).trim() === before
  return isFollowing ? { ...fields, source: key } : fields
}
