import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { currentLocale } from '#shared/current-locale.ts'
import { originalLocale } from '#shared/locales.ts'

/** A text of a record; one that has no translation says that it is English. */
export function RecordText({ children }: { children: string | null }): ReactNode {
  const lang = useTextLang(children)
  return lang ? <span lang={lang}>{children}</span> : children
}

/** Returns the language of what is written in English alone, on a page in another one: `en`. */
export function langOfEnglish(): 'en' | undefined {
  return currentLocale() === originalLocale ? undefined : originalLocale
}

/** Returns the language of a record's text where it differs from the page's: `en`. */
export function useTextLang(text: string | null): 'en' | undefined {
  const { english } = usePage().props
  return text !== null && english?.includes(text) ? 'en' : undefined
}
