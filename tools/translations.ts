import { existsSync, globSync } from 'node:fs'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import {
  linesOf,
  type ShippedRecord,
  shippedTranslations,
  translateShipped,
} from '#shared/knowledge/shipped-translations.ts'
import { type RecordKind, textsIn } from '#shared/knowledge/translatable.ts'
import type { ShippedTranslations, Texts } from '#shared/knowledge/translated-texts.ts'
import { type Locale, locales, originalLocale } from '#shared/locales.ts'

interface TranslationFile {
  /** The path without its ending, as in `markets/senegal`. */
  path: string
  texts: Texts
  records: { kind: RecordKind; record: ShippedRecord }[]
}

/** Returns the files of the translations in a language, each with the records that it translates. */
export function translationFiles(all: ShippedTranslations): TranslationFile[] {
  const { markets, notes, services, pages, firm } = firstEdition()
  return [
    ...Object.entries(all.markets).map(([slug, texts]) => ({
      path: `markets/${slug}`,
      texts,
      records: markets
        .filter(({ market }) => market.slug === slug)
        .flatMap(({ market, facts, rules }) => [
          { kind: 'market' as const, record: { ...market, facts } },
          ...rules.map((record) => ({ kind: 'rule' as const, record })),
        ]),
    })),
    ...Object.entries(all.notes).map(([slug, texts]) => ({
      path: `notes/${slug}`,
      texts,
      records: notes
        .filter((note) => note.slug === slug)
        .map((record) => ({ kind: 'note' as const, record })),
    })),
    {
      path: 'services',
      texts: all.services,
      records: services.map((record) => ({ kind: 'service' as const, record })),
    },
    {
      path: 'pages',
      texts: all.pages,
      records: pages.map((record) => ({ kind: 'page' as const, record })),
    },
    {
      path: 'firm',
      texts: all.firm,
      records: [{ kind: 'firm' as const, record: { ...firm, slug: 'firm' } }],
    },
  ]
}

/** Returns the texts of a file that no record has, because the original changed. */
export function leftTexts({ texts, records }: TranslationFile): string[] {
  const known = new Set(
    records.flatMap(({ kind, record }) =>
      textsIn(kind, record).flatMap(({ text }) => [text, ...linesOf(text)]),
    ),
  )
  return Object.keys(texts).filter((text) => !known.has(text))
}

/** Returns what a file's records lack, each text once. */
function lacksOf({ records }: TranslationFile, all: ShippedTranslations) {
  const found = records.map(({ kind, record }) => translateShipped(kind, record, all))
  return {
    missing: [...new Set(found.flatMap(({ missing }) => missing))],
    names: [...new Set(found.flatMap(({ names }) => names))],
  }
}

// Staff and programs read English.
const inEnglish = /\.(fr|pt)\.ts$|\/(desk|open-data|agents|markdown)\/|index-words|search-words/
const forVisitors =
  /desk\/(bookings|newsletters|rooms|inbox)\/([\w-]*(visitor|mail|reply|article)-)/

/** Returns the modules of sentences for visitors and members that a language lacks. */
function untranslatedModules(locale: Locale): string[] {
  const patterns = ['src/**/*{words,messages}.ts', 'src/shared/content/*.ts']
  return globSync(patterns)
    .filter((file) => forVisitors.test(file) || !inEnglish.test(file))
    .filter((file) => !/\.\w\w\.ts$/.test(file))
    .filter((file) => !existsSync(file.replace(/\.ts$/, `.${locale}.ts`)))
    .sort()
}

/** Prints how many texts each file lacks and which modules of sentences there are not, or those of one file, ready to be pasted into it. */
async function print([locale, path]: string[]): Promise<void> {
  for (const one of locales.filter((one) => one !== originalLocale)) {
    if (locale && locale !== one) continue
    for (const file of path ? [] : untranslatedModules(one)) console.log(`${one}: no ${file}`)
    const all = await shippedTranslations(one)
    for (const file of translationFiles(all)) {
      const { missing, names } = lacksOf(file, all)
      const left = leftTexts(file).length
      if (!path) console.log(`${one}/${file.path}: ${missing.length} to translate, ${left} unknown`)
      if (path !== file.path) continue
      for (const text of missing) console.log(`  ${quoted(text)}: '',`)
      console.log('  // Names and citations: leave out those that stay as they are.')
      for (const text of names) console.log(`  ${quoted(text)}: '',`)
    }
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

if (process.argv[1] === import.meta.filename) await print(process.argv.slice(2))
