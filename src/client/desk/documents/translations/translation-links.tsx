import { Link } from '@inertiajs/react'
import { translationPath } from '#client/desk/documents/documents-path.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { locales, originalLocale } from '#shared/locales.ts'
import * as words from './words.ts'

/** Links to the translations of a document. */
export function TranslationLinks({ id }: { id: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
      {words.translateInto}
      {locales
        .filter((locale) => locale !== originalLocale)
        .map((locale) => (
          <Link
            key={locale}
            href={translationPath(id, locale)}
            className="link inline-flex min-h-11 items-center"
          >
            {languageName(locale)}
          </Link>
        ))}
    </p>
  )
}
