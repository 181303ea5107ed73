import { Field } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { textOf } from './inputs/values.ts'

interface CitedSourcesProps {
  body: string
  /** As they were stored, or typed. */
  listed: readonly DocumentFields[]
  sources: readonly Source[]
  errors: Record<string, string>
}

/**
 * The sources that a text cites, in the order of their numbers, and where in each it stands. With a
 * script the list follows the text; without one, its rows are filled in by hand.
 */
export function CitedSources({ body, listed, sources, errors }: CitedSourcesProps) {
  const hydrated = useHydrated()
  const keys = hydrated ? citedIn(body) : [...listed.map((row) => textOf(row.source)), '', '']
  const sectionOf = (key: string) => textOf(listed.find(({ source }) => source === key)?.section)
  return (
    <fieldset className="border-t border-line pt-4 text-sm">
      <legend className="sr-only">Sources</legend>
      <p className="font-semibold">Sources, in the order of their numbers</p>
      {errors.sources && <p className="mt-1 font-medium text-danger">{errors.sources}</p>}
      {hydrated && keys.length === 0 && <p className="mt-1 text-muted">Nothing is cited yet.</p>}
      <ol className="mt-2">
        {keys.map((key, index) => (
          <li
            key={hydrated ? key : index}
            className="grid grid-cols-1 items-end gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 @xl:grid-cols-[minmax(0,1fr)_14rem]"
          >
            {hydrated ? (
              <CitedSource index={index} source={sources.find(({ id }) => id === key)} name={key} />
            ) : (
              <Field label={`Key ${index + 1}`} name={`sources[${index}][source]`}>
                {(control) => <input {...control} defaultValue={key} list="source-keys" />}
              </Field>
            )}
            <Field
              label="Section"
              name={`sources[${index}][section]`}
              note="article, page"
              error={errors[`sources.${index}.section`] ?? errors[`sources.${index}.source`]}
            >
              {(control) => <input {...control} defaultValue={sectionOf(key)} autoComplete="off" />}
            </Field>
          </li>
        ))}
      </ol>
      {!hydrated && (
        <datalist id="source-keys">
          {sources.map(({ id, publisher, title }) => (
            <option key={id} value={id}>{`${publisher}, ${title}`}</option>
          ))}
        </datalist>
      )}
    </fieldset>
  )
}

interface CitedSourceProps {
  index: number
  source: Source | undefined
  name: string
}

function CitedSource({ index, source, name }: CitedSourceProps) {
  return (
    <div className="min-w-0 self-center">
      <input type="hidden" name={`sources[${index}][source]`} value={name} />
      <p className="figures wrap-anywhere">
        <span className="font-semibold">{index + 1}.</span>{' '}
        {source ? (
          `${source.publisher}, ${source.title}`
        ) : (
          <span className="font-medium text-danger">{`There is no source with the key ${name}.`}</span>
        )}
      </p>
    </div>
  )
}

/** The keys that a text cites, each once, in their order. */
function citedIn(body: string): string[] {
  const keys = [...body.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, key = '']) => key)
  return [...new Set(keys)]
}
