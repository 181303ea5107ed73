import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { omit, parse } from 'zod/mini'
import { fieldsSchemas } from '#shared/documents/fields.ts'
import type { Fact, Market, Rule, Source } from '#shared/knowledge/schemas.ts'
import { officeDayAt } from '#shared/office-days.ts'
import { documents, editions, publications, revisions, sendings, sources } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { citedIn } from '../knowledge/edition-with.ts'
import {
  type LetterHead,
  minutesFor,
  type NoteHead,
  type PublishedRecords,
} from '../knowledge/published-records.ts'
import { excerptOf } from '../knowledge/without-markdown.ts'
import { describeError, log } from '../log.ts'
import { type Effective, effectiveOf } from './effective.ts'

// Rows of a thousand or so bytes, and those of markets, which have all their facts with them.
const headsAtOnce = 250
const marketsAtOnce = 20
const sourcesAtOnce = 500

/**
 * The index of an edition, from what D1 has: each record checked. One that fits no longer, or cites
 * what is not there, is left out and logged: the others are to be read all the same.
 */
export async function assembleIndex(db: Database, number: number): Promise<PublishedRecords> {
  const found = {
    markets: await readMarkets(db, number),
    rules: await readRules(db, number),
    notes: await readNotes(db, number),
    letters: await readLetters(db, number),
  }
  const cited = citedIn(found)
  const known = await readSources(db, [...cited])
  const ids = new Set(known.map(({ id }) => id))
  const isSourced = (record: { slug: string }) => {
    const missing = [...citedIn(record)].find((id) => !ids.has(id))
    if (missing) log('record-left-out', { slug: record.slug, error: `no source ${missing}` })
    return !missing
  }
  const markets = found.markets.filter(isSourced)
  return {
    number,
    publishedAt: await findDay(db, number),
    markets: markets.map(({ facts: _, ...market }) => market),
    facts: markets.flatMap(({ facts }) => facts),
    rules: found.rules.filter(isSourced),
    notes: found.notes.filter(isSourced),
    letters: found.letters,
    sources: known,
  }
}

function readMarkets(db: Database, number: number) {
  const read = { kind: 'market', number, atOnce: marketsAtOnce } as const
  return collect(effectiveOf(db, read), ({ slug, fields }): Market & { facts: Fact[] } => {
    const market = checked(fieldsSchemas.market, fields)
    return { ...market, slug, facts: market.facts.map((fact) => ({ ...fact, market: slug })) }
  })
}

function readRules(db: Database, number: number) {
  const read = { kind: 'rule', number, atOnce: headsAtOnce } as const
  return collect(
    effectiveOf(db, read),
    ({ slug, fields }): Rule => ({ ...checked(fieldsSchemas.rule, fields), slug }),
  )
}

const noteHead = omit(fieldsSchemas.note, { body: true })

function readNotes(db: Database, number: number) {
  const read = {
    kind: 'note',
    number,
    atOnce: headsAtOnce,
    fields: sql`json_remove(${revisions.fields}, '$.body')`,
    words: wordsOfBody,
  } as const
  return collect(
    effectiveOf(db, read),
    ({ slug, revision, number: nth, fields, words }): NoteHead => ({
      ...checked(noteHead, fields),
      slug,
      revision,
      shipped: nth === 0,
      minutes: minutesFor(words),
    }),
  )
}

// Every space as one, then those in a row as one: what is left of them stands between the words.
const inOneLine = ['9', '10', '13', '160'].reduce(
  (text, code) => sql`replace(${text}, char(${sql.raw(code)}), ' ')`,
  sql`${revisions.fields} ->> '$.body'`,
)
const singleSpaced = sql`trim(replace(replace(replace(${inOneLine}, ' ', char(1, 2)), char(2, 1), ''), char(1, 2), ' '))`
const wordsOfBody = sql`(SELECT length(line) - length(replace(line, ' ', '')) + (line <> '') FROM (SELECT ${singleSpaced} AS line))`

// A correction of it, or its return after a withdrawal, is no new letter.
const firstShown = sql`(SELECT min(numbered.created_at) FROM ${publications} AS shown CROSS JOIN ${editions} AS numbered ON numbered.publication_id = shown.id WHERE shown.document_id = ${documents.id} AND shown.revision_id IS NOT NULL)`
const sendingBegan = sql`coalesce((SELECT ${sendings.createdAt} FROM ${sendings} WHERE ${sendings.kind} = 'letter' AND ${sendings.about} = ${documents.id}), ${firstShown})`

function readLetters(db: Database, number: number) {
  const read = { kind: 'letter', number, atOnce: headsAtOnce, began: sendingBegan } as const
  return collect(
    effectiveOf(db, read),
    ({ slug, revision, number: nth, began, fields }): LetterHead => {
      const { subject, introduction } = checked(fieldsSchemas.letter, fields)
      return {
        slug,
        subject,
        date: officeDayAt(new Date(began)),
        excerpt: excerptOf(introduction),
        revision,
        shipped: nth === 0,
      }
    },
  )
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, fields: string): z.infer<Schema> {
  return parse(schema, JSON.parse(fields))
}

/** What can be made of the rows of all portions; what cannot is left out and logged. */
async function collect<One>(
  portions: AsyncIterable<Effective[]>,
  make: (row: Effective) => One,
): Promise<One[]> {
  const made: One[] = []
  for await (const rows of portions) {
    for (const row of rows) {
      try {
        made.push(make(row))
      } catch (error) {
        const { revision, slug } = row
        log('record-left-out', { slug, revision, error: describeError(error) })
      }
    }
  }
  return made
}

async function readSources(db: Database, ids: readonly string[]): Promise<Source[]> {
  const found: Source[] = []
  for (let at = 0; at < ids.length; at += sourcesAtOnce) {
    const portion = JSON.stringify(ids.slice(at, at + sourcesAtOnce))
    const { id, publisher, title, date, url } = sources
    const rows = await db
      .select({ id, publisher, title, date, url })
      .from(sources)
      .where(sql`${sources.id} IN (SELECT value FROM json_each(${portion}))`)
    found.push(...rows)
  }
  return found
}

async function findDay(db: Database, number: number): Promise<string> {
  const rows = await db.all<{ at: number }>(
    sql`SELECT ${editions.createdAt} AS at FROM ${editions} WHERE ${editions.number} = ${number} LIMIT 1`,
  )
  return officeDayAt(new Date(rows[0]?.at ?? Date.now()))
}
