import { type Locale, originalLocale } from '#shared/locales.ts'
import { type RecordKind, textsIn, translatableFields } from './translatable.ts'
import type { ShippedTranslations, Texts, TranslatedText } from './translated-texts.ts'

/** A record as a document of the desk. */
export interface ShippedRecord {
  slug: string
  /** The market of a rule. */
  market?: string
}

const none: ShippedTranslations = { markets: {}, notes: {}, services: {}, pages: {}, firm: {} }

const loaders: Partial<Record<Locale, () => Promise<{ translations: ShippedTranslations }>>> = {
  fr: () => import('./translations/fr.ts'),
  pt: () => import('./translations/pt.ts'),
}

/** Loads the translations that ship in a language; a build parses them when first asked for. */
export async function shippedTranslations(locale: Locale): Promise<ShippedTranslations> {
  return locale === originalLocale ? none : ((await loaders[locale]?.())?.translations ?? none)
}

/** The translations that concern a record of each kind. */
const textsOfKind: Readonly<
  Record<RecordKind, (all: ShippedTranslations, record: ShippedRecord) => Texts | undefined>
> = {
  market: ({ markets }, { slug }) => markets[slug],
  rule: ({ markets }, { market = '' }) => markets[market],
  note: ({ notes }, { slug }) => notes[slug],
  service: ({ services }) => services,
  page: ({ pages }) => pages,
  firm: ({ firm }) => firm,
  person: () => undefined,
  letter: () => undefined,
}

interface RecordTranslation {
  translated: TranslatedText[]
  /** The texts that lack a translation. */
  missing: string[]
  /** The names and citations that have none, and stay as they are. */
  names: string[]
}

/** Returns the texts of a record that have a translation, and those that lack one. */
export function translateShipped(
  kind: RecordKind,
  record: ShippedRecord,
  all: ShippedTranslations,
): RecordTranslation {
  const texts = textsOfKind[kind](all, record) ?? {}
  const { markdown = [], names } = translatableFields[kind]
  const result: RecordTranslation = { translated: [], missing: [], names: [] }
  for (const { field, text } of textsIn(kind, record)) {
    const parts = markdown.includes(field) ? linesOf(text) : [text]
    const unknown = parts.filter((part) => !Object.hasOwn(texts, part))
    if (unknown.length === 0) {
      const translation = markdown.includes(field) ? inLines(text, texts) : (texts[text] ?? text)
      result.translated.push({ field, text, translation })
    } else result[names.includes(field) ? 'names' : 'missing'].push(...unknown)
  }
  return result
}

/** Returns the lines of a Markdown text that have words; rules of tables and placeholders have none. */
export function linesOf(markdown: string): string[] {
  return markdown.split('\n').filter(hasWords)
}

function inLines(markdown: string, texts: Texts): string {
  return markdown
    .split('\n')
    .map((line) => (hasWords(line) ? (texts[line] ?? line) : line))
    .join('\n')
}

function hasWords(line: string): boolean {
  return /\p{L}/u.test(line.replace(/\{\w+\}/g, ''))
}
