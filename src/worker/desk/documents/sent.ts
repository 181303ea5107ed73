import { lengths } from '#shared/constants.ts'
import { type DocumentKind, documentKinds } from '#shared/desk/documents/kinds.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { messages } from '#shared/messages.ts'
import { codePoints } from '#shared/text.ts'
import { kinds } from './kinds/registry.ts'

/** A kind by its name; null for what is none. */
export function requestedKind(name: unknown): DocumentKind | null {
  return documentKinds.find((kind) => kind === name) ?? null
}

const format = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a draft is called by until it has a slug that can be an address. */
const draftSlug = 'draft'

/** The slug of what is still typed, or one for it; what is not typed yet is no error. */
export function readDraftSlug(kind: DocumentKind, sent: unknown): ReadSlug {
  if (sent === undefined || sent === null || sent === '') return { slug: draftSlug, errors: {} }
  const { slug, errors } = readSlug(kind, sent)
  return { slug: errors.slug ? draftSlug : slug, errors }
}

interface ReadSlug {
  slug: string
  errors: FieldErrors
}

/** The slug of a new document, or what is wrong with it. */
export function readSlug(kind: DocumentKind, sent: unknown): ReadSlug {
  const slug = typeof sent === 'string' ? sent.trim() : ''
  const wrong = (message: string) => ({ slug, errors: { slug: [message] } })
  if (sent !== undefined && sent !== null && typeof sent !== 'string') {
    return wrong(messages.string('slug'))
  }
  if (slug === '') return wrong(messages.required('slug'))
  if (codePoints(slug) > lengths.slug) return wrong(messages.max('slug', lengths.slug))
  if (!format.test(slug)) return wrong(messages.documents.slugFormat)
  if (kinds[kind].reservedSlugs.includes(slug)) return wrong(messages.in('slug'))
  return { slug, errors: {} }
}
