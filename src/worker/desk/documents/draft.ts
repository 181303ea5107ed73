import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DraftPreview } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import type { Work } from '#worker/app-env.ts'
import { firstMessages } from '#worker/http/form.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { checkSources, readDocument } from './check-fields.ts'
import { kinds } from './kinds/registry.ts'
import { findSources } from './sources.ts'

interface Draft {
  kind: DocumentKind
  slug: { slug: string; errors: FieldErrors }
  /** As it was sent. */
  input: DocumentFields
}

/** Returns a draft as its page would show it, and what storing it would refuse. */
export async function previewDraft(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { kind, slug: named, input }: Draft,
): Promise<DraftPreview> {
  const { slug } = named
  const sent = readDocument(kind, input)
  const stored = await findSources(db)
  const edition = currentEdition()
  const isRead = Object.keys(sent.errors).length === 0
  const { added, errors: ofSources } = checkSources(isRead ? sent.newSources : [], stored)
  const sources = new Map([...stored, ...added.map((source) => [source.id, source] as const)])
  const context = { edition, sources, slug, base: null }
  const ofFields = isRead ? sent.document?.errors(context) : {}
  const errors = firstMessages({ ...named.errors, ...sent.errors, ...ofSources, ...ofFields })
  const draft = kinds[kind].fill(sent.fields)
  const words = draft.countWords()
  const isRefused = Object.keys(draft.markdownErrors()).length > 0
  if (isRefused || !kinds[kind].canBeDrawn(sent.fields)) return { props: null, words, errors }
  const around = { edition, sources: [...sources.values()], origin: settings.appUrl }
  const { props } = draft.arranged().preview({ ...around, slug, revision: '' })
  return { props, words, errors }
}
