import { clsx } from 'clsx'

interface NoteTextProps {
  /** Made by the server of Markdown alone, whatever stands in it. */
  html: string
  /** Whether it is the page of the note. */
  own?: boolean
  className?: string
}

/** The body of a note. */
export function NoteText({ html, own = false, className }: NoteTextProps) {
  return (
    <div
      className={clsx('note-text', own && 'note-text-own', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets no HTML of the Markdown through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
