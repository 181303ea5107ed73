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

/** Returns the path of the form of a document, or of its translation. */
export function editorPath({ id, locale }: { id: string; locale: Locale | null }): string {
  return locale ? translationPath({ originalId: id, locale }) : routes.deskDocument.href({ id })
}
