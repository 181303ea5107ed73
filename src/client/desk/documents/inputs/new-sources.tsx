import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { type Change, edit } from '../draft/draft.ts'
import { slugOf } from '../slug.ts'
import { Rows } from './rows.tsx'
import { Scope, useScope } from './scope.tsx'
import { Section } from './section.tsx'
import { useCurrentCite } from './sources.tsx'
import { PartialDateInput, TextInput } from './text-input.tsx'
import { textOf } from './values.ts'

/** New sources, which are saved together with the document. */
export function NewSources() {
  const { newSources = [] } = useDraftContent().draft.lists
  const isBegun = newSources.length > 0
  return (
    <Section id="new-sources" title="New sources" fields={['newSources']} openAtFirst={isBegun}>
      <p className="text-muted">
        Add a source that is not in the library. It is saved with this document and cannot be edited
        later.
      </p>
      <Rows field="newSources" itemName="source" title={titleOf}>
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
        <TextInput field="publisher" label="Publisher" />
        <TextInput field="title" label="Title" />
        <PartialDateInput field="date" label="Date" note="optional" />
        <TextInput
          field="url"
          label="Address"
          note="optional"
          input={{ inputMode: 'url' }}
          hint="The publisher’s own page: https://…"
        />
        <TextInput
          field="id"
          label="Key"
          hint="Used to cite it: lowercase letters, digits and hyphens"
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
      Cite this one
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
  const words = [textOf(publisher), textOf(title), textOf(title).includes(year) ? '' : year]
  return slugOf(words.join(' '))
}

/** Updates the document's citation when the key of its new source changes. */
function replaceCitedKey(fields: DocumentFields, before: string, key: string): DocumentFields {
  const isFollowing = 'source' in fields && textOf(fields.source).trim() === before
  return isFollowing ? { ...fields, source: key } : fields
}
