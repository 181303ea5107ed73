import { env } from 'cloudflare:workers'
import { and, desc, eq } from 'drizzle-orm'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { createUser, db, settings } from '#tests/support/account/accounts.ts'
import { searchDatabase } from '#tests/support/db/search-database.ts'
import { present } from '#tests/support/present.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { openKeyValueStore } from '#worker/db/key-value-store.ts'
import { documents, publishing, revisions, users } from '#worker/db/schema.ts'
import { openDatabase } from '#worker/db/stores.ts'
import { publish } from '#worker/desk/publishing/publish.ts'
import { saveTriggerSettings, seedDocuments } from '#worker/desk/publishing/seed-documents.ts'
import { unpublish } from '#worker/desk/publishing/unpublish.ts'
import { writeEdition } from '#worker/desk/publishing/write-edition.ts'
import type { FieldsOf } from './document-fields.ts'

interface Stores {
  DB?: D1Database
  KV?: KVNamespace
  SEARCH?: D1Database
  twoPersonRule?: boolean
}

/** Returns the context of a request; `finish` runs what follows the reply. */
export function workOf({ DB = env.DB, KV = env.KV, SEARCH = searchDatabase, ...set }: Stores = {}) {
  const tasks: (() => Promise<unknown>)[] = []
  const work: Work = {
    requestId: 'test',
    client: { address: '', network: '', agent: 'tests', country: null, city: null },
    rateLimiters: env,
    settings: { ...settings, ...set },
    db: openDatabase(DB),
    kv: openKeyValueStore(KV),
    search: SEARCH,
    mails: { written: false },
    submission: null,
    bucket: env.FILES,
    afterReply: (task) => void tasks.push(task),
  }
  const finish = async () => {
    for (const task of tasks.splice(0)) await task()
  }
  return { work, finish }
}

/** Inserts the shipped documents. */
export async function seedShipped(stores: Stores = {}): Promise<void> {
  await seedDocuments(workOf(stores).work)
}

/** Inserts the shipped documents unless they are there: that takes as long as a hundred queries. */
async function seedOnce(work: Work): Promise<void> {
  const { db, settings } = work
  const [before] = await db.batch([
    db.select({ id: publishing.id }).from(publishing).where(eq(publishing.id, 1)),
    saveTriggerSettings(db, settings),
  ])
  if (before.length === 0) await seedDocuments(work)
}

let author: Promise<string> | undefined

/** Creates an editor and returns it as verbs receive it. */
export async function anEditor(): Promise<SignedIn> {
  const { id } = await createUser({ role: 'editor' })
  const user = present(await db.select().from(users).where(eq(users.id, id)).get())
  return { user, session: {} as SignedIn['session'] }
}

/** Returns an editor that all revisions of a file share, until its stores are emptied. */
async function authorId(): Promise<string> {
  author ??= anEditor().then(({ user }) => user.id)
  const id = await author
  const isThere = await db.select({ id: users.id }).from(users).where(eq(users.id, id)).get()
  if (isThere) return id
  author = undefined
  return authorId()
}

interface Draft<Kind extends DocumentKind = DocumentKind> {
  kind: Kind
  slug: string
  /** The fields that differ from the usual ones. */
  fields?: Partial<FieldsOf<Kind>>
  /** The id of the account; a shared editor by default. */
  by?: string
}

/** Inserts a revision, and its document if the slug is new. */
export async function insertRevision<Kind extends DocumentKind>({
  kind,
  slug,
  fields,
  by,
}: Draft<Kind>): Promise<{ documentId: string; revisionId: string }> {
  const createdAt = new Date()
  await db
    .insert(documents)
    .values({ id: crypto.randomUUID(), kind, slug, createdAt })
    .onConflictDoNothing()
  const { id: documentId } = await getDocument(kind, slug)
  const [last] = await db
    .select({ number: revisions.number })
    .from(revisions)
    .where(eq(revisions.documentId, documentId))
    .orderBy(desc(revisions.number))
    .limit(1)
  const revisionId = crypto.randomUUID()
  await db.insert(revisions).values({
    id: revisionId,
    documentId,
    number: (last?.number ?? 0) + 1,
    authorId: by ?? (await authorId()),
    fields: JSON.stringify({ ...usualFields[kind](), ...fields }),
    createdAt,
  })
  return { documentId, revisionId }
}

/** Finds a document by its slug; throws if there is none. */
export async function getDocument(kind: DocumentKind, slug: string): Promise<{ id: string }> {
  const like = and(eq(documents.kind, kind), eq(documents.slug, slug))
  const row = await db.select({ id: documents.id }).from(documents).where(like).get()
  if (!row) throw new Error(`Expected a ${kind} ${slug}`)
  return row
}

/** Inserts a revision, publishes it and writes the edition. */
export async function publishDocument<Kind extends DocumentKind>(
  draft: Draft<Kind> & { from?: Date },
  stores: Stores = {},
): Promise<{ documentId: string; revisionId: string }> {
  const { work, finish } = workOf(stores)
  await seedOnce(work)
  const revision = await insertRevision(draft)
  const request = { ...revision, from: draft.from ?? new Date() }
  const { outcome } = await publish(work, await anEditor(), request)
  if (!/published|scheduled/.test(outcome)) throw new Error(`Expected to publish, not ${outcome}`)
  await finish()
  return revision
}

/** Unpublishes the document with this slug. */
export async function unpublishDocument(
  kind: DocumentKind,
  slug: string,
  stores: Stores = {},
): Promise<void> {
  const { work, finish } = workOf(stores)
  await seedOnce(work)
  const { id } = await getDocument(kind, slug)
  const { outcome } = await unpublish(work, await anEditor(), id)
  if (outcome !== 'unpublished' && outcome !== 'cancelled')
    throw new Error(`Expected to unpublish, not ${outcome}`)
  await finish()
}

/** Writes the edition as the product does after a publication. */
export async function writeEditionNow(stores: Stores = {}): Promise<void> {
  await writeEdition(workOf(stores).work)
}

const shippedMarket = () => {
  const records = firstEdition().markets.find(({ market }) => market.slug === 'ghana')
  if (!records) throw new Error('Expected Ghana among what ships')
  return records
}

function noteFields(): FieldsOf<'note'> {
  const [source = ''] = shippedMarket().sources.map(({ id }) => id)
  return {
    title: 'A note of the desk',
    excerpt: 'What it says, in a sentence.',
    category: 'compliance',
    date: '2026-11-23',
    featured: false,
    author: null,
    body: `It says more below.[^${source}]`,
    markets: ['ghana'],
    sources: [{ source, section: null }],
    corrections: [],
  }
}

function ruleFields(): FieldsOf<'rule'> {
  const [source = ''] = shippedMarket().sources.map(({ id }) => id)
  return {
    market: 'ghana',
    date: '2026-11-23',
    stage: 'passed',
    topics: ['licensing'],
    title: 'A rule of the desk',
    text: 'What changes, in a sentence.',
    before: null,
    after: 'What it says now.',
    effectiveAt: '2027-01-01',
    source,
    section: null,
  }
}

function marketFields(): FieldsOf<'market'> {
  const { market, facts } = shippedMarket()
  const { slug: _, ...fields } = market
  return { ...fields, facts: facts.map(({ market: __, ...fact }) => fact) }
}

function newsletterFields(): FieldsOf<'letter'> {
  return {
    subject: 'A letter of the desk',
    introduction: 'What happened lately.',
    notes: [],
    rules: [],
    closing: '',
  }
}

function personFields(): FieldsOf<'person'> {
  return {
    name: 'Amina Otieno',
    role: 'Licensing',
    languages: ['en', 'sw'],
    markets: ['kenya'],
    text: 'She reads **gazettes**.',
    photo: null,
    order: 1,
  }
}

function serviceFields(): FieldsOf<'service'> {
  return {
    title: 'Tax Review',
    place: 'services',
    order: 8,
    description: 'We read your returns against the law.',
    features: ['Returns', 'Rulings'],
    deliverable: 'A list of differences.',
  }
}

/** Returns valid fields for each kind; a rule or article is about Ghana. */
export const usualFields: { [Kind in DocumentKind]: () => FieldsOf<Kind> } = {
  note: noteFields,
  rule: ruleFields,
  market: marketFields,
  letter: newsletterFields,
  person: personFields,
  service: serviceFields,
  page: () => ({ title: 'A page', lead: null, description: null, body: '## Part\n\nText.' }),
  firm: () => firstEdition().firm,
}
