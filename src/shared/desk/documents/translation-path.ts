import type { Locale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'

/** A document in another language. */
export interface TranslationKey {
  /** The id of the document. */
  originalId: string
  locale: Locale
}

/** Returns the path of the form in which a document is translated. */
export function translationPath({ originalId, locale }: TranslationKey): string {
  return `${routes.deskDocument.href({ id: originalId })}?locale=${locale}`
}
