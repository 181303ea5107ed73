import { currentLocale } from '#shared/current-locale.ts'
import type { Locale } from '#shared/locales.ts'

type Exports = Record<string, unknown>
type Languages = Partial<Record<Locale, Exports>> & { en: Exports }

/**
 * Returns the exports of a module of sentences, each in the language of the request that reads it. The
 * build puts it in place of the module (`tools/vite/in-languages.ts`).
 */
export function inLanguages(languages: Languages): Exports {
  return following(languages.en, () => languages[currentLocale()] ?? languages.en)
}

/** Returns one export of such a module, a function or an object, for who imports it by name. */
export function exportInLanguages(languages: Languages, name: string): unknown {
  const original = languages.en[name]
  const find = () => (languages[currentLocale()] ?? languages.en)[name]
  if (typeof original === 'function') return (...input: unknown[]) => (find() as Sentence)(...input)
  return following(original as object, find as () => object)
}

type Sentence = (...input: unknown[]) => unknown

/** Returns an object that is, at each access, the one which is found then. */
function following<Target extends object>(original: Target, find: () => object): Target {
  const target = Array.isArray(original) ? [] : {}
  return new Proxy(target as Target, {
    get: (_, key) => Reflect.get(find(), key),
    has: (_, key) => Reflect.has(find(), key),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (_, key) => {
      const property = Reflect.getOwnPropertyDescriptor(find(), key)
      return property && { ...property, configurable: key !== 'length' || !Array.isArray(target) }
    },
  })
}
