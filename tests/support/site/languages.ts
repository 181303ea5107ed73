import type { Locale } from '#shared/locales.ts'
import { pathInLocale, splitLocale } from '#shared/locales.ts'
import { hasLanguages } from '#shared/route.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { unescapeHtml } from '#tests/support/head.ts'

const elements = /<(?:a|form|area|button)\b[^>]*>/g
const target = /\b(?:href|action|formaction)="(\/(?!\/)[^"]*)"/i

/** Returns the paths that a document leads to; those that say they are in another language aside. */
export function targetsIn(html: string): string[] {
  const tags = [...html.matchAll(elements)].map(([tag]) => tag)
  return tags
    .filter((tag) => !/hreflang=/i.test(tag))
    .flatMap((tag) => target.exec(tag)?.[1] ?? [])
    .map(unescapeHtml)
}

/** Returns the paths of our pages in the props of a document, which the page client follows. */
export function pathsInProps(html: string, isPage: (path: string) => boolean): string[] {
  const paths: string[] = []
  JSON.stringify(pageObjectOf(html).props, (_, value) => {
    if (typeof value === 'string' && /^\/[\w/?=&.-]*$/.test(value)) paths.push(value)
    return value
  })
  return paths.filter((path) => isPage(new URL(path, 'https://site.test').pathname))
}

/** Returns the path in the language that it should be in, on a page in a language. */
export function inLanguageOfPage(path: string, locale: Locale): string {
  const own = splitLocale(path).path
  return hasLanguages(own) ? pathInLocale(locale, own) : own
}

/** Returns what a document says to people: its texts, its spoken attributes and its title, a line each. */
export function textOf(html: string): string {
  const withoutScripts = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)[^>]*(?: lang="en"| hreflang="en")[^>]*>.*?<\/\1>/gs, '')
  const spoken = [
    ...withoutScripts.matchAll(/\b(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g),
  ]
  const texts = withoutScripts.replace(/<[^>]*>/g, '\n')
  return unescapeHtml([texts, ...spoken.map(([, text]) => text)].join('\n'))
}

type Sentences = Record<string, string>

/** Returns the sentences that a text has: long ones anywhere in it, short ones alone on a line. */
export function sentencesLeft(sentences: Sentences, text: string): Sentences {
  const lines = new Set(text.split('\n').map((line) => line.trim()))
  const left = Object.entries(sentences).filter(([, sentence]) =>
    isLong(sentence) ? text.includes(sentence) : lines.has(sentence),
  )
  return Object.fromEntries(left)
}

const originals = import.meta.glob<object>('/src/{client,shared,worker}/**/*.ts', { eager: false })

/**
 * Returns the English sentences, by their names, that are others in a language: none of them stands on
 * a page in it.
 */
export async function translatedSentences(locale: Locale): Promise<Sentences> {
  const ending = `.${locale}.ts`
  const files = Object.keys(originals).filter((file) => file.endsWith(ending))
  const pairs = await Promise.all(
    files.map(async (file) => {
      const original = file.replace(ending, '.ts')
      const [translation, english] = await Promise.all([
        originals[file]?.(),
        originals[original]?.(),
      ])
      return differences(original, { ...english }, { ...translation })
    }),
  )
  return Object.assign({}, ...pairs)
}

function differences(name: string, english: object, translation: object): Sentences {
  const other = new Map(Object.entries(translation))
  // A module that the build has put together of its languages has all its texts once more.
  const entries = Object.entries(english).filter(([key]) => key !== 'default')
  return Object.assign(
    {},
    ...entries.map(([key, value]) => {
      const translated = other.get(key)
      if (typeof value === 'string')
        return isSentence(value) && translated !== value ? { [`${name} ${key}`]: value } : {}
      if (typeof value !== 'object' || value === null) return {}
      return differences(`${name} ${key}`, value, Object(translated))
    }),
  )
}

const isLong = (text: string) => text.length >= 25
const isSentence = (text: string) => /^[^<{]{3,}$/.test(text) && !namesInEnglish.has(text)

/** Words of English that pages in other languages have too: names, and words of theirs. */
const namesInEnglish: ReadonlySet<string> = new Set([
  ...['Capital', 'Data', 'Source'],
  // The title of a source.
  'Licensed operators',
])
