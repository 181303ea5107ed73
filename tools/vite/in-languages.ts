import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Locale, locales, offeredLocales, originalLocale } from '../../src/shared/locales.ts'

const src = join(import.meta.dirname, '../../src')
const currentLocale = join(src, 'shared/current-locale.ts')
// Of a second copy, which a library imports, the browser would refuse the policy, and no page would work.
const trustedHtml = join(src, 'client/trusted-html.ts')
const languagesQuery = '?languages'
const languageQuery = /[?&]language=(\w+)$/
const sentencesQuery = /[?&]sentences=(\w+)$/
const originalQuery = /\?original\b/

// In a build that shows whether a screen has room for longer words, and words of its own at all, the
// pseudo-locale stands where French does (`npm run pseudo`).
const pseudoLocale: Locale | null = process.env.PSEUDO === 'true' ? 'fr' : null

/** The page client's entries, one for each language. */
export const clientEntries = offeredLocales.map(entryIn)

/** Returns the id of the page client's entry in a language. */
export function entryIn(locale: Locale): string {
  return inLanguage('src/client/entry.tsx', locale)
}

/** Returns the id of a module of the client in a language. */
export function inLanguage(id: string, locale: Locale): string {
  return locale === originalLocale ? id : `${id}?language=${locale}`
}

/**
 * Gives each side its sentences. A module of sentences, `words.ts`, has its translations beside it,
 * `words.fr.ts` and `words.pt.ts`, and is imported as if there were one language:
 * - screens are built once for each language, of the modules with `?language=fr`, in which every
 *   import of such a module leads to its translation;
 * - the Worker's other code has all languages, and finds the request's each time a sentence is read.
 *   There a module of sentences that imports another one, to spread it or to name its texts, gets the
 *   one of its own language (`?sentences=fr`).
 */
export function inLanguages(offered = offeredLocales): Plugin {
  const isTranslated = (file: string) => offered.some((locale) => hasSentencesIn(locale, file))
  return {
    name: 'in-languages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === screensOfLanguages) return `\0${source}`
      const file = fileOf(source, importer)
      if (file === trustedHtml) return file
      if (originalQuery.test(source)) return source
      const locale = languageOf(source) ?? languageOf(importer)
      if (file && locale) return inLanguage(translationOf(file, locale), locale)
      if (!file || this.environment.name === 'client') return
      if (sentencesOf(source)) return source
      if (!isTranslated(file)) return
      const sentences = sentencesOf(importer)
      return sentences ? sentencesIn(file, sentences) : file + languagesQuery
    },
    load(id) {
      if (id === `\0${screensOfLanguages}`) return screensIn(offered)
      if (id.endsWith(languagesQuery)) return sentencesInAll(offered, withoutQuery(id))
      const original = pseudoOriginalOf(id)
      if (original) return pseudoModule(original, id)
      const locale = languageOf(id) ?? (this.environment.name === 'client' ? originalLocale : null)
      if (!locale || withoutQuery(id) !== currentLocale) return
      return `export const currentLocale = () => '${locale}'`
    },
    transform(code, id) {
      if (languageOf(id)) return { code: code.replace(allScreens, translatedScreens), map: null }
      if (this.environment.name === 'client' || !id.startsWith(src)) return
      if (sentencesOf(id)) return
      const replaced = code.replace(namespaceImport, (whole, name: string, source: string) => {
        const file = fileOf(source, id)
        return file && isTranslated(file) ? `import ${name} from '${source}'` : whole
      })
      return { code: replaced, map: null }
    },
  }
}

const screensOfLanguages = 'virtual:screens'

function screensIn(offered: readonly Locale[]): string {
  const file = join(src, 'client/ssr.tsx')
  const imports = offered.map((locale) => `${locale}: () => import('${inLanguage(file, locale)}')`)
  return `
    const screens = { ${imports.join(', ')} }
    export const renderScreen = async (locale, page, url) => (await screens[locale]()).renderScreen(page, url)
  `
}

// The desk speaks English: who comes there from another language loads a document.
const allScreens = "'./pages/**/*.tsx'"
const translatedScreens = "['./pages/**/*.tsx', '!./pages/desk/**']"

// A text by its own name would be that of one language for ever: it is read as `words.name`.
const exportOfNoText =
  /^export (?:function|const (?=\w+(?:: \{$|(?:: .+)? = (?!['"`\n])))) ?(\w+)/gm
const exportOfAny = /^export (?:const|function|\{(?: \w+ as)?) (\w+)/gm
const namespaceImport = /^import \* as (\w+) from '([^']+)'/gm

/** Returns the file of ours that is imported; null for packages and all that is not code. */
function fileOf(source: string, importer: string | undefined): string | null {
  const path = withoutQuery(source)
  if (!/\.tsx?$/.test(path)) return null
  const alias = /^#(client|shared|worker)\//.test(path)
  if (alias) return join(src, path.slice(1))
  if (path.startsWith('.') && importer) return within(join(dirname(withoutQuery(importer)), path))
  return within(path.startsWith('src/') ? join(src, '..', path) : path)
}

function within(file: string): string | null {
  return file.startsWith(`${src}/`) ? file : null
}

// They put together what such modules say.
const compositions = /\/titles\.ts$/

/** True for a module of sentences that has a translation into a language, or whose sentences do. */
function hasSentencesIn(locale: Locale, file: string): boolean {
  if (locale === originalLocale) return false
  return compositions.test(file) || existsSync(siblingOf(file, locale))
}

/** Returns the file of a module in a language: its own, where that has none. */
function translationOf(file: string, locale: Locale): string {
  const sibling = siblingOf(file, locale)
  return existsSync(sibling) ? sibling : file
}

function siblingOf(file: string, locale: Locale): string {
  return file.replace(/\.tsx?$/, `.${locale}.ts`)
}

/** Returns the id of a module of sentences whose own imports of such modules are in its language. */
function sentencesIn(file: string, locale: Locale): string {
  return `${translationOf(file, locale)}?sentences=${locale}`
}

/** Returns the module that stands in the Worker for all languages of a module of sentences. */
function sentencesInAll(offered: readonly Locale[], file: string): string {
  const imports = offered.map(
    (locale) => `import * as ${locale} from ${JSON.stringify(sentencesIn(file, locale))}`,
  )
  const names = [...readFileSync(file, 'utf8').matchAll(exportOfNoText)]
  const exports = names.map(
    ([, name]) => `export const ${name} = /* @__PURE__ */ exportInLanguages(languages, '${name}')`,
  )
  return `
    import { exportInLanguages, inLanguages } from '#worker/in-languages.ts'
    ${imports.join('\n')}
    const languages = { ${offered.join(', ')} }
    export default inLanguages(languages)
    ${exports.join('\n')}
  `
}

/** Returns the file of English sentences of which the pseudo-locale makes this module. */
function pseudoOriginalOf(id: string): string | null {
  const ending = `.${pseudoLocale}.ts`
  const file = withoutQuery(id)
  const isPseudo = pseudoLocale && file.endsWith(ending) && file.startsWith(`${src}/`)
  return isPseudo ? file.replace(ending, '.ts') : null
}

function pseudoModule(file: string, id: string): string {
  const exports = [...readFileSync(file, 'utf8').matchAll(exportOfAny)].map(
    ([, name]) => `export const ${name} = pseudoLocale(original.${name}, '${name}')`,
  )
  return `
    import * as original from ${JSON.stringify(id.replace(/.*\?/, `${file}?original&`))}
    import { pseudoLocale } from '${join(import.meta.dirname, 'pseudo-locale.ts')}'
    ${exports.join('\n')}
  `
}

function languageOf(id: string | undefined): Locale | null {
  return localeIn(languageQuery, id)
}

function sentencesOf(id: string | undefined): Locale | null {
  return localeIn(sentencesQuery, id)
}

function localeIn(query: RegExp, id: string | undefined): Locale | null {
  const [, code] = query.exec(id ?? '') ?? []
  return locales.find((locale) => locale === code) ?? null
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*$/, '')
}
