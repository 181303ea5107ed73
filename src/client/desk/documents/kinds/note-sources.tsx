import type { ReactNode } from 'react'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { type Change, type Draft, editRow, type Row, replaceField } from '../draft/draft.ts'
import { MarkdownInput } from '../inputs/markdown-input.tsx'
import { Scope, useScope } from '../inputs/scope.tsx'
import { useSources } from '../inputs/sources.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { errorsBelow, rowsOf, textOf } from '../inputs/values.ts'
import * as documentWords from '../words.ts'
import * as words from './words.ts'

/** The text of an article; the list of sources follows its citations. */
export function CitingText({ hint }: { hint: ReactNode }) {
  const scope = useScope()
  const dispatch = useDispatch()

  function update(change: Change): void {
    scope.update(change)
    dispatch((draft) => replaceField('sources', citedRecords(draft))(draft))
  }

  return (
    <Scope {...scope} update={update}>
      <MarkdownInput
        field="body"
        label={words.text}
        hidesLabel
        size="long"
        cites
        isRequired
        hint={hint}
      />
    </Scope>
  )
}

/** Returns a record for each cited key, with its known section. */
function citedRecords({ fields, lists, saved }: Draft): DocumentFields[] {
  const records = [...(lists.sources ?? []).map((row) => row.fields), ...rowsOf(saved.sources)]
  return citedIn(textOf(fields.body)).map((key) => {
    return records.find(({ source }) => source === key) ?? { source: key, section: null }
  })
}

/** Returns the distinct keys that a text cites, in their order. */
function citedIn(body: string): string[] {
  const keys = [...body.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, key = '']) => key)
  return [...new Set(keys)]
}

export function CitedSources() {
  const { errors } = useScope()
  const rows = useDraftContent().draft.lists.sources ?? []
  const isHydrated = useHydrated()
  return (
    <fieldset className="border-t border-line pt-4 text-sm">
      <legend className="sr-only">{words.sources}</legend>
      <p className="font-semibold">{words.sourcesInOrder}</p>
      {errors.sources && <p className="mt-1 font-medium text-danger">{errors.sources}</p>}
      {rows.length === 0 && (
        <p className="mt-1 text-muted">
          {words.nothingIsCitedYet}
          {!isHydrated && words.sourcesAppearAfterSave}
        </p>
      )}
      <ol className="mt-2">
        {rows.map((row, index) => (
          <CitedSource key={textOf(row.fields.source)} row={row} index={index} />
        ))}
      </ol>
    </fieldset>
  )
}

function CitedSource({ row, index }: { row: Row; index: number }) {
  const below = errorsBelow(useScope().errors, 'sources')
  const dispatch = useDispatch()
  const key = textOf(row.fields.source)
  const name = `sources[${index}]`
  return (
    <li className="grid grid-cols-1 items-end gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 @xl:grid-cols-[minmax(0,1fr)_14rem]">
      <input type="hidden" name={`${name}[source]`} value={key} />
      <p className="figures min-w-0 self-center wrap-anywhere">
        <span className="font-semibold">{index + 1}.</span> <SourceName of={key} />
      </p>
      <Scope
        name={name}
        values={row.fields}
        errors={{ section: below[`${index}.section`] ?? below[`${index}.source`] ?? '' }}
        update={(change) => dispatch(editRow('sources', row.key, change))}
      >
        <TextInput field="section" label={documentWords.section} note={words.sectionHint} />
      </Scope>
    </li>
  )
}

function SourceName({ of: key }: { of: string }) {
  const source = useSources().find(({ id }) => id === key)
  if (source) return `${source.publisher}, ${source.title}`
  return <span className="font-medium text-danger">{words.noSourceWithKey(key)}</span>
}
