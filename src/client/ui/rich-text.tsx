import { createElement, Fragment, type ReactNode } from 'react'

interface RichTextProps {
  /** A sentence with named marks: `Read the <rules>ledger</rules>, or write to <email/>.` */
  text: string
  /** Renders the marks of the sentence; any other tag stays as it is written. */
  marks?: Marks
}

type Marks = Readonly<Record<string, (text: string) => ReactNode>>

const commonMarks: Marks = {
  hidden: (text) => <span className="sr-only">{text}</span>,
  strong: (text) => <strong>{text}</strong>,
}

/** A sentence with elements in its middle, whose order another language can change. */
export function RichText({ text, marks }: RichTextProps) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(/<(\w+)(?:\/>|>(.*?)<\/\1>)/g)) {
    const [whole, name = '', inner = ''] = match
    const mark = marks?.[name] ?? commonMarks[name]
    if (!mark) continue
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push(mark(inner))
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  // As arguments, because elements of an array would each need a key.
  return createElement(Fragment, null, ...parts)
}
