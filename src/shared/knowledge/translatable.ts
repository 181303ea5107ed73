import { isRecord } from '#shared/records.ts'

/** The kinds of records that have translations. */
export type RecordKind =
  | 'note'
  | 'rule'
  | 'market'
  | 'letter'
  | 'person'
  | 'service'
  | 'page'
  | 'firm'

/** The fields of a kind that a translation replaces; all others are the same in every language. */
interface TranslatableFields {
  /** Texts of the firm, which a complete translation has all of. */
  texts: readonly string[]
  /** Names and citations, which often stay as they are: a publisher's title is not translated. */
  names: readonly string[]
  /** Markdown among the texts, which is translated line by line where it ships. */
  markdown?: readonly string[]
}

const licencePoints = [
  'authority',
  'fee',
  'term',
  'monthsToDecide',
  'localOwnership',
  'dataRules',
].map((point) => `licence.${point}`)

/** The translatable fields of each kind; `taxes.name` is the name of every tax. */
export const translatableFields: Readonly<Record<RecordKind, TranslatableFields>> = {
  market: {
    texts: [
      'regulators.of',
      'regulation',
      'products.text',
      'taxes.name',
      ...licencePoints.map((point) => `${point}.value`),
      'opportunities.text',
      'challenges.text',
      'judgements.text',
      'judgements.why',
      'obligations.value',
      'obligations.tried',
    ],
    names: [
      'name',
      'capital',
      'regulators.name',
      'laws.title',
      'laws.section',
      'products.section',
      'taxes.section',
      ...licencePoints.map((point) => `${point}.section`),
      'obligations.section',
      'facts.section',
    ],
  },
  rule: { texts: ['title', 'text', 'before', 'after'], names: ['section'] },
  note: {
    texts: ['title', 'excerpt', 'body', 'corrections.text'],
    names: ['sources.section'],
    markdown: ['body'],
  },
  letter: {
    texts: ['subject', 'introduction', 'closing'],
    names: [],
    markdown: ['introduction', 'closing'],
  },
  page: { texts: ['title', 'lead', 'description', 'body'], names: [], markdown: ['body'] },
  person: { texts: ['role', 'text'], names: [], markdown: ['text'] },
  service: { texts: ['title', 'description', 'features', 'deliverable'], names: [] },
  firm: {
    texts: ['tagline', 'figures.label', 'figures.definition'],
    names: ['figures.value', 'addresses.label'],
  },
}

/** A text of a document that can be translated. */
export interface TranslatableText {
  /** The name of the field, without positions in lists: `taxes.name`. */
  field: string
  text: string
}

/** Returns a document's fields with each translatable text replaced by what a function returns. */
export function mapTexts<Fields extends object>(
  kind: RecordKind,
  fields: Fields,
  replace: (text: TranslatableText) => string,
): Fields {
  const { texts, names } = translatableFields[kind]
  return [...texts, ...names].reduce(
    (mapped, field) => mapAt(mapped, field.split('.'), (text) => replace({ field, text })),
    fields,
  )
}

/** Returns the translatable texts of a document in the order of their fields. */
export function textsIn(kind: RecordKind, fields: object): TranslatableText[] {
  const found: TranslatableText[] = []
  mapTexts(kind, fields, (text) => {
    found.push(text)
    return text.text
  })
  return found
}

/** Replaces the texts at a path; what has another shape, as an invalid draft may, stays. */
function mapAt<Value>(
  value: Value,
  path: readonly string[],
  replace: (text: string) => string,
): Value
function mapAt(
  value: unknown,
  path: readonly string[],
  replace: (text: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapAt(item, path, replace))
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' && value !== '' ? replace(value) : value
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value
  return { ...value, [name]: mapAt(value[name], rest, replace) }
}
