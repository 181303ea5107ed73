import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'

/** A text of a record; one that has no translation says that it is English. */
export function RecordText({ children }: { children: string | null }): ReactNode {
  const lang = useTextLang(children)
  return lang ? <span lang={lang}>{children}</span> : children
}

/** Returns the language of a record's text where it differs from the page's: `en`. */
export function useTextLang(text: string | null): 'en' | undefined {
  const { english } = usePage().props
  return text !== null && english?.includes(text) ? 'en' : undefined
}
