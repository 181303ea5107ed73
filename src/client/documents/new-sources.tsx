import { type FormEvent, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { useCite, useFollowedKey } from './cite-source.ts'
import type { FieldsProps } from './fields-props.ts'
import { PartialDateInput } from './inputs/dates.tsx'
import { Rows } from './inputs/rows.tsx'
import { Scope } from './inputs/scope.tsx'
import { Section } from './inputs/section.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { rowsOf, textOf } from './inputs/values.ts'
import { slugOf } from './slug.ts'
import { typedFields } from './typed-fields.ts'

/** All that can be cited, the new sources of the form as they are typed before the others. */
export function useCitable({ fields, sources }: Pick<FieldsProps, 'fields' | 'sources'>) {
  const [typed, setTyped] = useState(() => typedSources(fields))
  const added = typed.filter((one) => one.id && !sources.some(({ id }) => id === one.id))
  return { citable: [...added, ...sources], setTyped }
}

interface NewSourcesProps extends Pick<FieldsProps, 'fields' | 'errors'> {
  /** Told of all of them whenever something of one is typed. */
  onChange: (sources: Source[]) => void
}

/** Sources that nothing has cited yet, stored together with the document that does. */
export function NewSources({ fields, errors, onChange }: NewSourcesProps) {
  const place = useRef<HTMLDivElement>(null)
  const cite = useCite(place)
  const fillIn = useFollowedKey(ownKey(fields))

  function follow(event: FormEvent<HTMLElement>): void {
    const form = event.currentTarget.closest('form')
    if (!form) return
    const sources = typedSources(typedFields(form))
    onChange(sources)
    const field = form.elements.namedItem('source')
    if (field instanceof HTMLInputElement) {
      fillIn(
        field,
        sources.map(({ id }) => id),
      )
    }
  }

  return (
    <div ref={place} onInput={follow}>
      <Scope name="" values={fields} errors={errors}>
        <Section
          id="new-sources"
          title="New sources"
          fields={['newSources']}
          openAtFirst={rowsOf(fields.newSources).length > 0}
        >
          <p className="text-muted">
            What the list of sources lacks. It is stored together with this text, and stays as it is
            from then on.
          </p>
          <Rows field="newSources" one="source" title={titleOf}>
            <SourceFields onCite={cite} />
          </Rows>
        </Section>
      </Scope>
    </div>
  )
}

/** The key of a new source that the document cites as its own; empty without one. */
function ownKey(fields: DocumentFields): string {
  const key = textOf(fields.source).trim()
  return typedSources(fields).some(({ id }) => id === key) ? key : ''
}

function SourceFields({ onCite }: { onCite: ((key: string) => void) | null }) {
  const hydrated = useHydrated()
  const fields = useRef<HTMLDivElement>(null)
  const proposed = useRef('')

  /** Proposes a key as long as nobody has chosen one. */
  function propose({ currentTarget, target }: FormEvent<HTMLElement>): void {
    const [publisher, title, date, , key] = currentTarget.querySelectorAll('input')
    if (!publisher || !title || !date || !key || target === key) return
    if (key.value !== proposed.current) return
    const year = date.value.slice(0, 'YYYY'.length)
    const words = [publisher.value, title.value, title.value.includes(year) ? '' : year]
    proposed.current = slugOf(words.join(' '))
    key.value = proposed.current
  }

  return (
    <div ref={fields} onInput={propose} className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <TextInput field="publisher" label="Publisher" />
      <TextInput field="title" label="Title" />
      <PartialDateInput field="date" label="Date" note="optional" />
      <TextInput
        field="url"
        label="Address"
        note="optional"
        inputMode="url"
        hint="The publisher’s own page: https://…"
      />
      <TextInput
        field="id"
        label="Key"
        hint="By which it is cited: small letters, digits, hyphens"
        className="@lg:col-span-2"
      />
      {hydrated && onCite && (
        <button
          type="button"
          onClick={() => {
            const key = [...(fields.current?.querySelectorAll('input') ?? [])].at(-1)?.value.trim()
            if (key) onCite(key)
          }}
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'justify-self-start' })}
        >
          Cite this one
        </button>
      )}
    </div>
  )
}

function titleOf({ id, publisher, title }: DocumentFields) {
  const about = [textOf(publisher), textOf(title)].filter(Boolean).join(': ')
  return { name: about, detail: textOf(id) }
}

function typedSources({ newSources }: DocumentFields): Source[] {
  return rowsOf(newSources).map(({ id, publisher, title, date, url }) => ({
    id: textOf(id).trim(),
    publisher: textOf(publisher),
    title: textOf(title),
    date: textOf(date) || null,
    url: textOf(url) || null,
  }))
}
