import { type SQL, sql } from 'drizzle-orm'
import { dataFormat } from '#shared/content/data.ts'
import type { EditionRecords, Fact, Obligation, Source } from '#shared/knowledge/schemas.ts'
import { shippedRecords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { newestEditionNumber } from './effective-revisions.ts'

/** The records that a release adds to an edition without a document of the desk. */
export interface ShippedRecords {
  /** The format of the data files. */
  format: string
  /** Records about the whole continent. */
  general: { facts: readonly Fact[]; sources: readonly Source[] }
  /** Returns the obligations of a market that was stored before markets had any. */
  obligationsOf: (code: string) => readonly Obligation[]
}

interface ShippedValue {
  name: string
  value: string
  /** The condition that an edition needs it; always by default. */
  condition?: SQL
}

const formatName = 'format'
const generalName = 'general'
const obligationsName = (code: string) => `obligations ${code}`

/**
 * Returns the statements that insert what this release ships, unless the newest value is the same.
 * A change makes an edition of its own, or belongs to the one that the documents of `list` make.
 */
export function insertShippedRecords(db: Database, list: string, records: EditionRecords) {
  const createdAt = Date.now()
  return valuesOf(records).map(({ name, value, condition = sql`true` }) =>
    db.insert(shippedRecords).select(sql`
      SELECT ${name}, ${numberOf(list, createdAt)}, ${value}, ${createdAt}
      WHERE ${condition}
        AND ${value} IS NOT (
          SELECT value FROM shipped_records WHERE name = ${name} ORDER BY number DESC LIMIT 1
        )`),
  )
}

function valuesOf({ general, markets }: EditionRecords): ShippedValue[] {
  return [
    { name: formatName, value: dataFormat },
    { name: generalName, value: JSON.stringify(general) },
    ...markets.map(({ market: { code, obligations } }) => ({
      name: obligationsName(code),
      value: JSON.stringify(obligations),
      condition: hasRevisionWithoutObligations(code),
    })),
  ]
}

/** The condition of the index of these revisions, of which there will be no more. */
function hasRevisionWithoutObligations(code: string) {
  return sql`EXISTS (
    SELECT 1
    FROM revisions
    WHERE fields ->> '$.code' = ${code}
      AND json_type(fields, '$.taxes') IS NOT NULL
      AND json_type(fields, '$.obligations') IS NULL
  )`
}

/** Returns the number of the edition that this batch makes. */
function numberOf(list: string, createdAt: number) {
  return sql`coalesce(
    (
      SELECT max(effective.number)
      FROM json_each(${list}) AS shipped
      CROSS JOIN documents ON documents.id = shipped.value ->> 'id'
      CROSS JOIN effective_revisions AS effective ON effective.document_id = documents.id
    ),
    (SELECT max(number) FROM shipped_records WHERE created_at = ${createdAt}),
    ${newestEditionNumber} + 1
  )`
}

/** Reads what shipped with an edition; of an edition before all values, the first ones. */
export async function readShippedRecords(db: Database, number: number): Promise<ShippedRecords> {
  const rows = await db.all<{ name: string; value: string }>(sql`
    SELECT name, value
    FROM shipped_records AS shipped
    WHERE number = coalesce(
      (
        SELECT max(number) FROM shipped_records
        WHERE name = shipped.name AND number <= ${number}
      ),
      (SELECT min(number) FROM shipped_records WHERE name = shipped.name)
    )`)
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const obligationsOf = (code: string) => values.get(obligationsName(code)) ?? '[]'
  return {
    format: values.get(formatName) ?? dataFormat,
    general: JSON.parse(values.get(generalName) ?? '{"facts":[],"sources":[]}'),
    obligationsOf: (code) => JSON.parse(obligationsOf(code)),
  }
}
