import { Field } from '#client/ui/field.tsx'
import { lengths } from '#shared/constants.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import { publicPath } from './words.ts'

interface SlugFieldProps {
  kind: DocumentKind
  slug: string
  error: string | undefined
  /** Whether the document is stored: what it is found by stays. */
  isFixed: boolean
}

/** The id of the field of the slug, which is proposed from the title. */
export const slugFieldId = 'field-slug'

/** The end of the address at which readers find a document. */
export function SlugField({ kind, slug, error, isFixed }: SlugFieldProps) {
  return (
    <Field
      label="Slug"
      name="slug"
      note={isFixed ? 'stays as it was chosen' : `the end of ${publicPath(kind, '')}`}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          required
          readOnly={isFixed}
          defaultValue={slug}
          maxLength={lengths.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={isFixed ? 'field field-readonly mt-2' : control.className}
        />
      )}
    </Field>
  )
}
