import type { FieldsOf } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { FieldErrors } from '#shared/documents/read-fields.ts'
import { messages } from '#shared/messages.ts'
import { citedKeys } from './arrange.ts'
import type { Known } from './known.ts'

const { documents } = messages

/** What a record says that no schema can know: of other records, and of its own past. */
export function recordErrors(
  kind: DocumentKind,
  fields: DocumentFields,
  known: Known,
): FieldErrors {
  const found = problemsOf(kind, fields, known)
  return Object.fromEntries(found.map(([field, message]) => [field, [message]]))
}

type Problem = readonly [field: string, message: string]

function problemsOf(kind: DocumentKind, fields: DocumentFields, known: Known): Problem[] {
  if (kind === 'note') return ofNote(fields as FieldsOf<'note'>, known)
  if (kind === 'rule') return ofRule(fields as FieldsOf<'rule'>, known)
  if (kind === 'market') return ofMarket(fields as FieldsOf<'market'>, known)
  return ofLetter(fields as FieldsOf<'letter'>, known)
}

function ofNote({ body, sources, markets }: FieldsOf<'note'>, known: Known): Problem[] {
  const uncited = citedKeys(body).find((key) => !known.sources.has(key))
  return [
    ...unknownSources('sources', sources, known),
    ...(uncited === undefined ? [] : [['body', documents.unknownSource(uncited)] as const]),
    ...markets.flatMap((slug, index) => unknownMarket(`markets.${index}`, slug, known)),
  ]
}

function ofRule(rule: FieldsOf<'rule'>, known: Known): Problem[] {
  return [
    ...unknownSource('source', rule, known),
    ...unknownMarket('market', rule.market, known),
    ...notADay('effectiveAt', rule.effectiveAt),
  ]
}

function ofMarket(market: FieldsOf<'market'>, known: Known): Problem[] {
  const { laws, products, taxes, licence, opportunities, challenges, facts } = market
  const points = Object.entries(licence)
  return [
    ...unknownSources('laws', laws, known),
    ...unknownSources('products', products, known),
    ...unknownSources('taxes', taxes, known),
    ...points.flatMap(([key, point]) => unknownSource(`licence.${key}`, point, known, '.source')),
    ...unknownSources('opportunities', opportunities, known),
    ...unknownSources('challenges', challenges, known),
    ...unknownSources('facts', facts, known),
    ...taxes.flatMap(({ from, until }, index) =>
      from && until && until < from ? [[`taxes.${index}.until`, documents.period] as const] : [],
    ),
    ...ofFacts(facts),
    ...unexplainedJudgement(market, known),
  ]
}

function ofFacts(facts: FieldsOf<'market'>['facts']): Problem[] {
  return facts.flatMap(({ key, asOf }, index) => {
    const field = `facts.${index}.asOf`
    const before = facts.slice(0, index)
    const isTold = before.some((one) => one.key === key && one.asOf === asOf)
    return isTold ? [[field, documents.twoValues]] : notADay(field, asOf)
  })
}

/** A score that is another one than before has to say why. */
function unexplainedJudgement({ judgements }: FieldsOf<'market'>, { base }: Known): Problem[] {
  const before = newestOf((base as FieldsOf<'market'> | null)?.judgements ?? [])
  const now = newestOf(judgements)
  if (!before || !now || now.score === before.score || now.why !== null) return []
  return [[`judgements.${judgements.indexOf(now)}.why`, documents.judgedWhy]]
}

/** Of those of one day the first, as they are stored. */
function newestOf<One extends { from: string }>(all: readonly One[]): One | null {
  return all.toSorted((a, b) => b.from.localeCompare(a.from))[0] ?? null
}

function ofLetter({ notes, rules }: FieldsOf<'letter'>, { edition }: Known): Problem[] {
  const missing = (list: string, slugs: readonly string[], find: (slug: string) => unknown) =>
    slugs.flatMap((slug, index) =>
      find(slug) ? [] : [[`${list}.${index}`, documents.unknownDocument(slug)] as const],
    )
  return [
    ...missing('notes', notes, edition.findNote),
    ...missing('rules', rules, edition.findRule),
  ]
}

type Citing = { source: string | null }

function unknownSources(list: string, all: readonly Citing[], known: Known): Problem[] {
  return all.flatMap((one, index) => unknownSource(`${list}.${index}`, one, known, '.source'))
}

function unknownSource(
  field: string,
  citing: Citing | null,
  { sources }: Known,
  part = '',
): Problem[] {
  const key = citing?.source ?? null
  return key === null || sources.has(key) ? [] : [[field + part, documents.unknownSource(key)]]
}

function unknownMarket(field: string, slug: string, { edition }: Known): Problem[] {
  return edition.findMarket(slug) ? [] : [[field, documents.unknownMarket(slug)]]
}

function notADay(field: string, date: string | null): Problem[] {
  return date === null || isRealDate(date) ? [] : [[field, documents.notADay]]
}

/** Whether there is such a year, month or day: `2026`, `2026-02`, `2026-02-28`. */
export function isRealDate(date: string): boolean {
  const day = `${date}${'-01'.repeat(3 - date.split('-').length)}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day)
}
