import { type FieldsOf, fieldsSchemas } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields, DraftPreview } from '#shared/documents/props.ts'
import type { FieldErrors } from '#shared/documents/read-fields.ts'
import { titleFields, titleOfFields } from '#shared/documents/title.ts'
import type { Work } from '../app-env.ts'
import { firstMessages } from '../http/form.ts'
import { currentEdition, type Edition } from '../knowledge/edition.ts'
import { arranged } from './arrange.ts'
import { checkFields, checkSources, readDocument } from './check-fields.ts'
import { emptyFields } from './empty-fields.ts'
import { filledFields } from './filled-fields.ts'
import { markdownErrors } from './markdown-errors.ts'
import { previewScreen } from './preview-screen.ts'
import { findSources } from './sources.ts'

interface Typed {
  kind: DocumentKind
  slug: { slug: string; errors: FieldErrors }
  /** As it was sent. */
  input: unknown
}

/** What is typed into a document, as its page would show it, and what storing it would refuse. */
export async function previewDraft(
  { db, settings }: Pick<Work, 'db' | 'settings'>,
  { kind, slug: named, input }: Typed,
): Promise<DraftPreview> {
  const { slug } = named
  const sent = readDocument(kind, input)
  const stored = await findSources(db)
  const edition = currentEdition()
  const isRead = Object.keys(sent.errors).length === 0
  const { added, errors: ofSources } = checkSources(isRead ? sent.newSources : [], stored)
  const sources = new Map([...stored, ...added.map((source) => [source.id, source] as const)])
  const known = { edition, sources, slug, base: null }
  const ofFields: FieldErrors = isRead ? checkFields(kind, sent.fields, known) : {}
  const filled = withKnown(kind, filledFields(fieldsSchemas[kind], sent.fields), edition)
  const words = wordsIn(kind, filled)
  const errors = firstMessages({ ...named.errors, ...sent.errors, ...ofSources, ...ofFields })
  // Such a text is refused before it costs anything.
  if (Object.keys(markdownErrors(kind, filled)).length > 0) return { props: null, words, errors }
  if (kind === 'rule' && !isPlaced(sent.fields)) return { props: null, words, errors }
  const fields = arranged(kind, titled(kind, filled))
  const around = { edition, sources: [...sources.values()], origin: settings.appUrl }
  const { props } = previewScreen({ kind, slug, revision: '', fields }, around)
  return { props, words, errors }
}

/** Whether it is chosen of which market a rule is, and how far it has come: nobody guesses that. */
function isPlaced({ market, stage }: DocumentFields): boolean {
  return Boolean(market) && Boolean(stage)
}

/** A page without a title would have an empty heading. */
function titled(kind: DocumentKind, fields: DocumentFields): DocumentFields {
  return { ...fields, [titleFields[kind]]: titleOfFields(kind, fields) || 'Untitled' }
}

/** Without what the edition does not have, which has no name to be shown by. */
function withKnown(kind: DocumentKind, fields: DocumentFields, edition: Edition): DocumentFields {
  const isCovered = (slug: string) => edition.findMarket(slug) !== null
  if (kind === 'note') {
    return { ...fields, markets: (fields as FieldsOf<'note'>).markets.filter(isCovered) }
  }
  if (kind === 'market') return { ...fields, ...withWhole(fields as FieldsOf<'market'>) }
  if (kind !== 'rule') return fields
  const { market } = fields as FieldsOf<'rule'>
  return { ...fields, market: isCovered(market) ? market : (edition.markets[0]?.slug ?? market) }
}

/** What every dossier has: a judgement, and something to say of each product. */
function withWhole({ judgements, products }: FieldsOf<'market'>): DocumentFields {
  const begun = filledFields(fieldsSchemas.market, emptyFields('market')) as FieldsOf<'market'>
  const missing = begun.products.filter(({ product }) => {
    return !products.some((one) => one.product === product)
  })
  return {
    judgements: judgements.length > 0 ? judgements : begun.judgements,
    products: [...products, ...missing],
  }
}

const proseOf: Record<DocumentKind, readonly string[]> = {
  note: ['body'],
  letter: ['introduction', 'closing'],
  rule: ['text', 'before', 'after'],
  market: ['regulation', 'opportunities', 'challenges', 'judgements', 'products'],
}

function wordsIn(kind: DocumentKind, fields: DocumentFields): number {
  const texts = proseOf[kind].flatMap((name) => proseIn(fields[name]))
  return texts.join(' ').split(/\s+/).filter(Boolean).length
}

/** A text, or the texts of the entries of a list. */
function proseIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value.map(({ text }) => text) : [value]
}
