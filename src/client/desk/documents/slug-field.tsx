import { lengths } from '#shared/constants.ts'
import { useDocumentPage } from './draft/context.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { kinds } from './kinds/registry.ts'
import { wasEverPublished } from './reader-state.ts'
import * as words from './words.ts'

/** The last part of the URL, which cannot change once readers have seen it. */
export function SlugField() {
  const page = useDocumentPage()
  const { kind } = page
  const isFixed = wasEverPublished(page)
  return (
    <TextInput
      field="slug"
      label={words.url}
      note={isFixed ? words.cannotBeChanged : words.theEndOf(kinds[kind].publicPath(''))}
      input={{
        required: true,
        readOnly: isFixed,
        maxLength: lengths.slug,
        autoCapitalize: 'none',
        spellCheck: false,
        ...(isFixed && { className: 'field field-readonly mt-1 min-h-11 py-2 text-sm' }),
      }}
    />
  )
}
