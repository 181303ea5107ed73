import { clsx } from 'clsx'
import { useMemo } from 'react'
import { trustedHtml } from '#client/trusted-html.ts'

interface NoteTextProps {
  /** Made by the server of Markdown alone, whatever stands in it. */
  html: string
  /** Whether it is the page of the note. */
  own?: boolean
  className?: string
}

/** The body of a note. */
export function NoteText({ html, own = false, className }: NoteTextProps) {
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    <div
      className={clsx('note-text', own && 'note-text-own', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets no HTML of the Markdown through
      dangerouslySetInnerHTML={inner}
    />
  )
}
