import { type FormEvent, useState } from 'react'
import type { DocumentPage, DocumentFields as Fields } from '#shared/documents/props.ts'
import { textOf } from './inputs/values.ts'
import { KindFields } from './kind-fields.tsx'
import { slugOf } from './slug.ts'
import { SlugField, slugFieldId } from './slug-field.tsx'

interface DocumentFieldsProps {
  page: DocumentPage
  /** What the inputs begin with. */
  fields: Fields
  errors: Record<string, string>
}

/** All that is typed into a document: the fields of its kind, and its slug. */
export function DocumentFields({ page, fields, errors }: DocumentFieldsProps) {
  const { id, kind, sources, markets, choices, now } = page
  const slug = textOf(fields.slug) || page.slug
  // Proposed from the title as long as nobody has chosen another one.
  const [isProposed, setIsProposed] = useState(slug === '')
  const isNew = id === null

  function follow(event: FormEvent<HTMLElement>) {
    if (!isNew || !(event.target instanceof HTMLInputElement)) return
    const { name, value } = event.target
    if (name === 'slug') setIsProposed(value === '')
    const field = document.getElementById(slugFieldId)
    if (!isProposed || !titleNames.includes(name) || !(field instanceof HTMLInputElement)) return
    field.value = slugOf(value)
  }

  return (
    <div onInput={follow} className="@container grid grid-cols-1 gap-6 text-sm">
      <KindFields
        kind={kind}
        fields={fields}
        sources={sources}
        markets={markets}
        choices={choices}
        errors={errors}
        isNew={isNew}
        now={now}
        stored={page.fields}
      />
      <SlugField kind={kind} slug={slug} error={errors.slug} isFixed={!isNew} />
    </div>
  )
}

const titleNames = ['title', 'name', 'subject']
