import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Locale, originalLocale } from '#shared/locales.ts'

const query = /\?language=(\w+)$/
let language: Locale = originalLocale

/**
 * Imports a module in a language: each module of sentences that it imports, directly or not, is then its
 * translation, as the build does for screens (`tools/vite/in-languages.ts`). Nothing else may be
 * imported at the same time.
 */
export async function inLanguage<Module>(
  locale: Locale,
  load: () => Promise<Module>,
): Promise<Module> {
  language = locale
  try {
    return await load()
  } finally {
    language = originalLocale
  }
}

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const [, locale = language] = query.exec(context.parentURL ?? '') ?? []
    if (locale === originalLocale || !isOurs(resolved.url)) return resolved
    return { ...resolved, url: `${translationOf(resolved.url, locale)}?language=${locale}` }
  },
})

function isOurs(url: string): boolean {
  return url.startsWith('file:') && !url.includes('/node_modules/')
}

function translationOf(url: string, locale: string): string {
  const sibling = url.replace(/\.ts$/, `.${locale}.ts`)
  return existsSync(fileURLToPath(sibling)) ? sibling : url
}
