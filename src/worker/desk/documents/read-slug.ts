import { lengths } from '#shared/constants.ts'
import { creatableKinds, type DocumentKind, documentKinds } from '#shared/desk/documents/kinds.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { messages } from '#shared/messages.ts'
import { countCodePoints } from '#shared/text.ts'
import { kinds } from './kinds/registry.ts'

/** Returns the kind with this name; null if there is none. */
export function requestedKind(name: unknown): DocumentKind | null {
  return documentKinds.find((kind) => kind === name) ?? null
}

/** Returns the kind with this name of which an editor can create a document; else an article. */
export function creatableKind(name: unknown): DocumentKind {
  return creatableKinds.find((kind) => kind === name) ?? 'note'
}

const format = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The slug of a draft whose own slug is missing or invalid. */
const draftSlug = 'draft'

/** Returns the slug of an unsaved draft, or a placeholder. A missing slug is no error. */
export function readDraftSlug(kind: DocumentKind, input: unknown): ParsedSlug {
  if (input === undefined || input === null || input === '') return { slug: draftSlug, errors: {} }
  const { slug, errors } = readSlug(kind, input)
  return { slug: errors.slug ? draftSlug : slug, errors }
}

interface ParsedSlug {
  slug: string
  errors: FieldErrors
}

export function readSlug(kind: DocumentKind, input: unknown): ParsedSlug {
  const slug = typeof input === 'string' ? input.trim() : ''
  const refuse = (message: string) => ({ slug, errors: { slug: [message] } })
  if (input !== undefined && input !== null && typeof input !== 'string') {
    return refuse(messages.string('slug'))
  }
  if (slug === '') return refuse(messages.required('slug'))
  if (countCodePoints(slug) > lengths.slug) return refuse(messages.max('slug', lengths.slug))
  if (!format.test(slug)) return refuse(messages.documents.slugFormat)
  const { reservedSlugs, onlySlugs } = kinds[kind]
  if (reservedSlugs.includes(slug)) return refuse(messages.in('slug'))
  if (onlySlugs?.includes(slug) === false) return refuse(messages.in('slug'))
  return { slug, errors: {} }
}
