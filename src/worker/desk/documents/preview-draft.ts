import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DraftPreview } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import type { Work } from '#worker/app-env.ts'
import { firstMessages } from '#worker/http/form.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { checkSources, readDocument } from './check-fields.ts'
import { kinds } from './kinds/registry.ts'
import { findSources } from './sources.ts'
import { withPicturesOf } from './with-pictures.ts'

interface Draft {
  kind: DocumentKind
  slug: { slug: string; errors: FieldErrors }
  input: DocumentFields
}

/** Renders the preview of an unsaved draft and returns the errors that saving it would raise. */
export async function previewDraft(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { kind, slug: parsedSlug, input }: Draft,
): Promise<DraftPreview> {
  const { slug } = parsedSlug
  const parsed = readDocument(kind, input)
  const storedSources = await findSources(db)
  const edition = await withPicturesOf({ db }, currentEdition(), parsed.fields)
  const isParsed = Object.keys(parsed.errors).length === 0
  const { addedSources, errors: sourceErrors } = checkSources(
    isParsed ? parsed.newSources : [],
    storedSources,
  )
  const sources = new Map([
    ...storedSources,
    ...addedSources.map((source) => [source.id, source] as const),
  ])
  const context = { edition, sources, slug, base: null }
  const fieldErrors = isParsed ? parsed.document?.errors(context) : {}
  const errors = firstMessages({
    ...parsedSlug.errors,
    ...parsed.errors,
    ...sourceErrors,
    ...fieldErrors,
  })
  const draft = kinds[kind].fill(parsed.fields)
  const words = draft.countWords()
  const hasMarkdownErrors = Object.keys(draft.markdownErrors()).length > 0
  if (hasMarkdownErrors || !kinds[kind].canPreview(parsed.fields))
    return { props: null, words, errors }
  const previewContext = { edition, sources: [...sources.values()], origin: settings.appUrl }
  const { props } = draft.arrange().preview({ ...previewContext, slug, revision: '' })
  return { props, words, errors }
}
