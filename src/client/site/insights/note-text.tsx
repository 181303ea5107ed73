import { clsx } from 'clsx'
import { useMemo } from 'react'
import { trustedHtml } from '#client/trusted-html.ts'

interface NoteTextProps {
  /** Rendered from Markdown by the server, without the raw HTML in it. */
  html: string
  /** True on a page of its own, which sets the text larger. */
  isOwnPage?: boolean
  /** The language of the text where it differs from the page's. */
  lang?: string | undefined
  className?: string
}

export function NoteText({ html, isOwnPage = false, lang, className }: NoteTextProps) {
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    <div
      lang={lang}
      className={clsx('note-text', isOwnPage && 'note-text-own', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server removes raw HTML from the Markdown
      dangerouslySetInnerHTML={inner}
    />
  )
}
