import type * as z from 'zod/mini'
import { type DocumentKind, kindNames, titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { type FieldErrors, readFields } from '#shared/desk/documents/read-fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { type Claims, figureErrors } from './claims.ts'
import { fillFields } from './fill-fields.ts'
import { markdownErrors } from './markdown-errors.ts'
import { type CheckContext, errorsFrom, type Problem } from './problems.ts'

/** The context in which a preview is rendered. */
export interface PreviewContext {
  edition: Edition
  /** All sources, because a draft may cite one that is not published yet. */
  sources: readonly Source[]
  /** The origin of the site, for absolute URLs. */
  origin: URL
  slug: string
  /** The id of the revision; empty for an unsaved draft. */
  revision: string
}

type PreviewScreens =
  | 'marketing/note'
  | 'marketing/rule'
  | 'marketing/market'
  | 'marketing/letter'
  | 'marketing/contact'
  | 'marketing/person'
  | 'marketing/legal'
  | 'marketing/services'
  | 'marketing/about-us'

/** The public page of a document, by its screen, with shared props that the document changes. */
export type PreviewScreen = {
  [Name in PreviewScreens]: {
    component: Name
    props: Pages[Name] & Partial<Pick<SharedProps, 'firm' | 'name'>>
  }
}[PreviewScreens]

/** The behaviour of one kind of document at the desk; `Fields` are the fields of its revisions. */
interface KindDefinition<Fields extends DocumentFields> {
  kind: DocumentKind
  schema: z.ZodMiniType<Fields>
  /** Returns the initial values of a new document, as a form would send them. */
  firstValues: () => DocumentFields
  /** True if its record can become outdated, so that it has to be checked from time to time. */
  isReviewed?: boolean
  /** Slugs that are taken by other pages of the site. */
  reservedSlugs?: readonly string[]
  /** The only slugs there are, if an editor cannot choose one. */
  onlySlugs?: readonly string[]
  /** Returns the documents that one of this kind can refer to. */
  choices?: (edition: Edition, fields: DocumentFields) => DocumentPage['choices']
  /** Sorts and deduplicates lists before the fields are saved. */
  arrange: (fields: Fields) => Fields
  /** Returns the problems that a schema cannot detect, such as references to other records. */
  problems: (fields: Fields, context: CheckContext, base: Fields | null) => Problem[]
  /** Returns the texts whose figures must occur in records; absent if the texts are the record. */
  claims?: (fields: Fields, context: CheckContext) => Claims
  markdown?: (fields: Fields) => Record<string, string>
  /** Returns the texts whose words are counted. */
  prose: (fields: Fields) => readonly (string | null)[]
  /** True if a draft has enough fields to render a preview; the others get placeholders. */
  canPreview?: (draft: DocumentFields) => boolean
  /** Adds the parts that a page of this kind always shows and a draft may lack. */
  complete?: (fields: Fields) => Fields
  preview: (fields: Fields, context: PreviewContext) => PreviewScreen
}

/** The fields of one document, bound to the behaviour of its kind. */
export interface KindDocument {
  fields: DocumentFields
  arrange: () => KindDocument
  errors: (context: CheckContext) => FieldErrors
  /** Returns the errors of Markdown, which must be refused before it is rendered. */
  markdownErrors: () => FieldErrors
  countWords: () => number
  preview: (context: PreviewContext) => PreviewScreen
}

/** A kind of document, independent of the type of its fields. */
export interface Kind {
  isReviewed: boolean
  reservedSlugs: readonly string[]
  /** Null if an editor chooses the slug. */
  onlySlugs: readonly string[] | null
  choices: (edition: Edition, fields: DocumentFields) => DocumentPage['choices']
  newFields: () => DocumentFields
  /** Parses input from a form or an API client; `document` is null if a field is invalid. */
  read: (input: unknown) => {
    fields: DocumentFields
    errors: FieldErrors
    document: KindDocument | null
  }
  canPreview: (draft: DocumentFields) => boolean
  /** Replaces missing fields by placeholders, so that a page can be rendered. */
  fill: (fields: DocumentFields) => KindDocument
}

/** Binds a definition to its type of fields, so that callers can use all kinds alike. */
export function defineKind<Fields extends DocumentFields>(
  definition: KindDefinition<Fields>,
): Kind {
  const { schema, firstValues, isReviewed = false, reservedSlugs = [], choices } = definition
  const { onlySlugs = null } = definition
  const documentOf = (fields: Fields): KindDocument => ({
    fields,
    arrange: () => documentOf(definition.arrange(fields)),
    errors: (context) => errorsOf(definition, fields, context),
    markdownErrors: () => markdownErrors(definition.markdown?.(fields) ?? {}),
    countWords: () => definition.prose(fields).join(' ').split(/\s+/).filter(Boolean).length,
    preview: (context) => definition.preview(fields, context),
  })
  return {
    isReviewed,
    reservedSlugs,
    onlySlugs,
    choices: (edition, fields) => choices?.(edition, fields),
    newFields: () => toProps(readFields(schema, firstValues()).value),
    read(input) {
      const { value, fields, errors } = readFields(schema, input)
      return { fields: toProps(value), errors, document: fields && documentOf(fields) }
    },
    canPreview: (draft) => definition.canPreview?.(draft) ?? true,
    fill: (fields) => documentOf(completeFields(definition, fields)),
  }
}

function errorsOf<Fields extends DocumentFields>(
  definition: KindDefinition<Fields>,
  fields: Fields,
  context: CheckContext,
): FieldErrors {
  const base = context.base && completeFields(definition, context.base)
  return {
    // Later entries override earlier ones if a field has several errors.
    ...figureErrors(definition.claims?.(fields, context)),
    ...markdownErrors(definition.markdown?.(fields) ?? {}),
    ...errorsFrom(definition.problems(fields, context, base)),
  }
}

function completeFields<Fields extends DocumentFields>(
  { kind, schema, complete }: KindDefinition<Fields>,
  fields: DocumentFields,
): Fields {
  const { titleField } = kindNames[kind]
  // Without a title the page would have an empty heading.
  const title = titleOfFields(kind, fields) || 'Untitled'
  const filledFields = fillFields(schema, { ...fields, [titleField]: title })
  return complete ? complete(filledFields) : filledFields
}

/** Returns the fields as JSON with null for undefined, because undefined would drop the prop. */
function toProps(fields: unknown): DocumentFields {
  return JSON.parse(JSON.stringify(fields, (_, value) => value ?? null))
}
