import { Link } from '@inertiajs/react'
import { translationPath } from '#shared/desk/documents/translation-path.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { translatedLocales } from '#shared/locales.ts'
import * as words from './words.ts'

/** Links to the translations of a document, in the languages of the site. */
export function TranslationLinks({ id }: { id: string }) {
  if (translatedLocales.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
      {words.translateInto}
      {translatedLocales.map((locale) => (
        <Link
          key={locale}
          href={translationPath({ originalId: id, locale })}
          className="link inline-flex min-h-11 items-center"
        >
          {languageName(locale)}
        </Link>
      ))}
    </p>
  )
}
