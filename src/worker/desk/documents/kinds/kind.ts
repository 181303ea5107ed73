import type * as z from 'zod/mini'
import { type DocumentKind, kindNames, titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { type FieldErrors, readFields } from '#shared/desk/documents/read-fields.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { type Claims, figureErrors } from './claims.ts'
import { filledFields } from './filled-fields.ts'
import { markdownErrors } from './markdown-errors.ts'
import { type CheckContext, errorsFrom, type Problem } from './problems.ts'

/** Where a document that readers do not see is drawn. */
export interface PreviewContext {
  edition: Edition
  /** All that can be cited: what is not published yet may cite what is not either. */
  sources: readonly Source[]
  /** The site's own, for addresses. */
  origin: URL
  slug: string
  /** The id of the revision; empty for what is not stored. */
  revision: string
}

type PreviewScreens = 'marketing/note' | 'marketing/rule' | 'marketing/market' | 'marketing/letter'

/** The page of a document, by its screen, as readers would see it. */
export type PreviewScreen = {
  [Name in PreviewScreens]: { component: Name; props: Pages[Name] }
}[PreviewScreens]

/** What the desk knows of one kind of document; `Fields` is what a revision of it holds. */
interface KindDefinition<Fields extends DocumentFields> {
  kind: DocumentKind
  schema: z.ZodMiniType<Fields>
  /** What a new document begins with, as a form would send it. */
  firstValues: () => DocumentFields
  /** Slugs that no document has: they are addresses of the site. */
  reservedSlugs?: readonly string[]
  /** What a document of this kind can name, with what this one does. */
  choices?: (edition: Edition, fields: DocumentFields) => DocumentPage['choices']
  /** Fields as they are stored: in the order in which readers see them, and each choice once. */
  arrange: (fields: Fields) => Fields
  /** What no schema can know: of other records, and of its own past. */
  problems: (fields: Fields, context: CheckContext, base: Fields | null) => Problem[]
  /** The texts that may name only what records hold; absent where the texts are the record. */
  claims?: (fields: Fields, context: CheckContext) => Claims
  /** The texts with Markdown, by field. */
  markdown?: (fields: Fields) => Record<string, string>
  /** The texts whose words are counted. */
  prose: (fields: Fields) => readonly (string | null)[]
  /** Whether enough of a draft is chosen to draw its page: the rest can be filled in. */
  canBeDrawn?: (draft: DocumentFields) => boolean
  /** Adds what every page of this kind shows and a draft lacks. */
  complete?: (fields: Fields) => Fields
  preview: (fields: Fields, context: PreviewContext) => PreviewScreen
}

/** The fields of one document, with all that its kind says of them. */
export interface KindDocument {
  fields: DocumentFields
  arranged: () => KindDocument
  errors: (context: CheckContext) => FieldErrors
  /** Those of its Markdown alone: such a text is refused before it costs anything. */
  markdownErrors: () => FieldErrors
  countWords: () => number
  preview: (context: PreviewContext) => PreviewScreen
}

/** A kind of document, whatever its fields are. */
export interface Kind {
  reservedSlugs: readonly string[]
  choices: (edition: Edition, fields: DocumentFields) => DocumentPage['choices']
  /** Returns what a new document begins with. */
  newFields: () => DocumentFields
  /** Reads what a form or a program sent; `document` is null while that is not right. */
  read: (input: unknown) => {
    fields: DocumentFields
    errors: FieldErrors
    document: KindDocument | null
  }
  canBeDrawn: (draft: DocumentFields) => boolean
  /** Fills in what fields lack, so that their page can be drawn. */
  fill: (fields: DocumentFields) => KindDocument
}

/** Binds a definition to fields of its own type, so that nobody who asks a kind has to know that. */
export function defineKind<Fields extends DocumentFields>(
  definition: KindDefinition<Fields>,
): Kind {
  const { schema, firstValues, reservedSlugs = [], choices, canBeDrawn } = definition
  const documentOf = (fields: Fields): KindDocument => ({
    fields,
    arranged: () => documentOf(definition.arrange(fields)),
    errors: (context) => errorsOf(definition, fields, context),
    markdownErrors: () => markdownErrors(definition.markdown?.(fields) ?? {}),
    countWords: () => definition.prose(fields).join(' ').split(/\s+/).filter(Boolean).length,
    preview: (context) => definition.preview(fields, context),
  })
  return {
    reservedSlugs,
    choices: (edition, fields) => choices?.(edition, fields),
    newFields: () => asProps(readFields(schema, firstValues()).value),
    read(input) {
      const { value, fields, errors } = readFields(schema, input)
      return { fields: asProps(value), errors, document: fields && documentOf(fields) }
    },
    canBeDrawn: (draft) => canBeDrawn?.(draft) ?? true,
    fill: (fields) => documentOf(filledBy(definition, fields)),
  }
}

function errorsOf<Fields extends DocumentFields>(
  definition: KindDefinition<Fields>,
  fields: Fields,
  context: CheckContext,
): FieldErrors {
  const base = context.base && filledBy(definition, context.base)
  return {
    // The last one counts where several say something of a field.
    ...figureErrors(definition.claims?.(fields, context)),
    ...markdownErrors(definition.markdown?.(fields) ?? {}),
    ...errorsFrom(definition.problems(fields, context, base)),
  }
}

function filledBy<Fields extends DocumentFields>(
  { kind, schema, complete }: KindDefinition<Fields>,
  fields: DocumentFields,
): Fields {
  const { titleField } = kindNames[kind]
  // A page without a title would have an empty heading.
  const title = titleOfFields(kind, fields) || 'Untitled'
  const filled = filledFields(schema, { ...fields, [titleField]: title })
  return complete ? complete(filled) : filled
}

/** Fields with a name for each of them: what is undefined would be no prop at all. */
function asProps(fields: unknown): DocumentFields {
  return JSON.parse(JSON.stringify(fields, (_, value) => value ?? null))
}
