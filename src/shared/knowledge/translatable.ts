import { isRecord } from '#shared/records.ts'

/** The kinds of records, each of which is translated as a document of the same kind. */
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
  /** Sections of sources among the names: `Art. 4` stays as it is only beside translated texts. */
  sections?: readonly string[]
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

const sectionsOfMarket = [
  'laws.section',
  'products.section',
  'taxes.section',
  ...licencePoints.map((point) => `${point}.section`),
  'obligations.section',
  'facts.section',
]

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
    names: ['name', 'capital', 'regulators.name', 'laws.title', ...sectionsOfMarket],
    sections: sectionsOfMarket,
  },
  rule: {
    texts: ['title', 'text', 'before', 'after'],
    names: ['section'],
    sections: ['section'],
  },
  note: {
    texts: ['title', 'excerpt', 'body', 'corrections.text'],
    names: ['sources.section'],
    sections: ['sources.section'],
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

/** The fields by the names that lead to them. The leaves are whole names of fields. */
type FieldTree = string | { readonly [name: string]: FieldTree }

const trees = new Map<RecordKind, FieldTree>()

function treeOf(kind: RecordKind): FieldTree {
  const tree = trees.get(kind) ?? branchOf(fieldsOf(kind))
  trees.set(kind, tree)
  return tree
}

function fieldsOf(kind: RecordKind): readonly string[] {
  const { texts, names } = translatableFields[kind]
  return [...texts, ...names]
}

/** Returns the tree of the fields whose names begin with a prefix. */
function branchOf(fields: readonly string[], prefix = ''): FieldTree {
  const branches = Map.groupBy(fields, (field) => field.slice(prefix.length).split('.', 1)[0] ?? '')
  return Object.fromEntries(
    [...branches].map(([name, [field = '', ...others]]) => {
      const isEnd = field === prefix + name
      return [name, isEnd ? field : branchOf([field, ...others], `${prefix}${name}.`)]
    }),
  )
}

/** Returns a document's fields with each translatable text replaced by what a function returns. */
export function mapTexts<Fields extends object>(
  kind: RecordKind,
  fields: Fields,
  replace: (text: TranslatableText) => string,
): Fields {
  return mapTree(fields, treeOf(kind), replace)
}

/** Returns the translatable texts of a document in the order of their fields. */
export function textsIn(kind: RecordKind, fields: object): TranslatableText[] {
  const texts: TranslatableText[] = []
  mapTexts(kind, fields, (text) => {
    texts.push(text)
    return text.text
  })
  const order = new Map(fieldsOf(kind).map((field, index) => [field, index]))
  return texts.sort((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0))
}

/** Replaces the texts at the leaves of a tree; a value of another shape, as in a draft, stays as it is. */
function mapTree<Value>(
  value: Value,
  tree: FieldTree,
  replace: (text: TranslatableText) => string,
): Value
function mapTree(
  value: unknown,
  tree: FieldTree,
  replace: (text: TranslatableText) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTree(item, tree, replace))
  if (typeof tree === 'string') {
    return typeof value === 'string' && value !== '' ? replace({ field: tree, text: value }) : value
  }
  if (!isRecord(value)) return value
  const mapped: Record<string, unknown> = { ...value }
  for (const [name, branch] of Object.entries(tree)) {
    if (Object.hasOwn(value, name)) mapped[name] = mapTree(value[name], branch, replace)
  }
  return mapped
}
