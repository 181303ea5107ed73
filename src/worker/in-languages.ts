import { currentLocale } from '#shared/current-locale.ts'
import type { Locale } from '#shared/locales.ts'

type Exports = Record<string, unknown>
type Languages = Partial<Record<Locale, Exports>> & { en: Exports }

/**
 * Returns the exports of a module of sentences, each in the language of the request that reads it. The
 * build puts it in place of the module (`tools/vite/in-languages.ts`).
 */
export function inLanguages(languages: Languages): object {
  const module = {}
  for (const name of Object.keys(languages.en)) {
    // A page reads hundreds of sentences: a getter is several times faster than a proxy.
    Object.defineProperty(module, name, { enumerable: true, get: () => exportsOf(languages)[name] })
  }
  return module
}

/** Returns one export of such a module, a function or an object, for who imports it by name. */
export function exportInLanguages(languages: Languages, name: string): unknown {
  const original = languages.en[name]
  const find = () => exportsOf(languages)[name]
  if (typeof original !== 'function') return following(Object(original), () => Object(find()))
  return (...input: unknown[]) => {
    const sentence = find()
    return typeof sentence === 'function' ? sentence(...input) : sentence
  }
}

function exportsOf(languages: Languages): Exports {
  return languages[currentLocale()] ?? languages.en
}

/** Returns an object that is, at each access, the one which is found then. */
function following(original: object, find: () => object): object {
  return new Proxy(Array.isArray(original) ? [] : {}, {
    get: (_, key) => Reflect.get(find(), key),
    has: (_, key) => Reflect.has(find(), key),
    ownKeys: () => Reflect.ownKeys(find()),
    getOwnPropertyDescriptor: (target, key) => {
      const property = Reflect.getOwnPropertyDescriptor(find(), key)
      return property && { ...property, configurable: key !== 'length' || !Array.isArray(target) }
    },
  })
}
