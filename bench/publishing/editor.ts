import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { register, type Visitor } from '../visitor.ts'

/** The kinds of documents that the runs write and publish. */
export type Kind = 'note' | 'rule'

/** A document and its newest revision. */
export interface Written {
  id: string
  revision: string
}

/** Registers an account, which becomes staff once the server is stopped and `admit` is called. */
export function registerEditor(origin: string): Promise<Visitor> {
  return register(origin, 'editor@example.com')
}

/** Stores a new document. */
export async function write(
  editor: Visitor,
  kind: Kind,
  { slug, text }: { slug: string; text: string },
): Promise<Written> {
  const fields = { kind, slug, ...fieldsOf(kind, text) }
  const { id = '' } = await editor.send(routes.deskDocuments.href(), fields)
  const { revision } = await editor.props(routes.deskDocument.href({ id }))
  return { id, revision: String(revision) }
}

/** Stores another text of a document, based on its revision. */
export async function revise(
  editor: Visitor,
  kind: Kind,
  { id, revision, text }: Written & { text: string },
): Promise<Written> {
  const fields = { base: revision, ...fieldsOf(kind, text) }
  const stored = await editor.send(routes.documentRevisions.href({ id }), fields)
  return { id, revision: stored.id ?? '' }
}

/** Publishes a revision, now or later; returns the id of the publication. */
export async function publish(
  editor: Visitor,
  { id, revision }: Written,
  from?: Date,
): Promise<number> {
  const fields = { revision, ...(from && { from: from.toISOString() }) }
  return Number((await editor.send(routes.documentPublications.href({ id }), fields)).id)
}

/** Unpublishes a document. */
export async function withdraw(editor: Visitor, { id }: Pick<Written, 'id'>): Promise<void> {
  await editor.send(routes.documentWithdrawals.href({ id }), {})
}

const [ghana] = firstEdition().markets.filter(({ market }) => market.slug === 'ghana')
const source = ghana?.sources[0]?.id ?? ''

/** Returns the fields of a document that has the same text wherever possible. */
export function fieldsOf(kind: Kind, text: string) {
  const date = new Date().toISOString().slice(0, 10)
  if (kind === 'rule') {
    const what = { title: text, text, before: null, after: text, effectiveAt: null }
    const about = { market: 'ghana', date, stage: 'passed', topics: ['licensing'] }
    return { ...about, ...what, source, section: null }
  }
  return {
    title: text,
    excerpt: text,
    category: 'compliance',
    date,
    featured: false,
    body: `${text}[^${source}]`,
    markets: ['ghana'],
    sources: [{ source, section: null }],
    corrections: [],
  }
}
