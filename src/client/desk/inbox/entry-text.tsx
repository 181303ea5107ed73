import { clsx } from 'clsx'
import { countText } from './words.ts'

interface EntryTextProps {
  text: string
  /** Whether a long one folds: what was written last is read as a whole. */
  folds: boolean
}

/** A text as it was typed: plain, so that no link in it can mislead; what it quotes is folded. */
export function EntryText({ text, folds }: EntryTextProps) {
  return (
    <div className="mt-2 text-sm">
      {partsOf(text).map(({ quoted, text: part }, index) =>
        quoted ? (
          <Folded key={String(index)} summary="Quoted text" text={part} quoted />
        ) : (
          <Typed key={String(index)} text={part} folds={folds} />
        ),
      )}
    </div>
  )
}

/** Beyond so many characters a text is long; so many of them are shown. */
const long = { from: 3000, shown: 1500 }

function Typed({ text, folds }: EntryTextProps) {
  if (!folds || text.length <= long.from) return <Lines text={text} />
  const end = cutAt(text)
  const rest = text.slice(end).trimStart()
  return (
    <>
      <Lines text={text.slice(0, end)} />
      <Folded summary={`The rest: ${countText(rest.length)} characters`} text={rest} />
    </>
  )
}

/** Where a long text is cut: after a paragraph or a word, not inside one. */
function cutAt(text: string): number {
  const head = text.slice(0, long.shown)
  const ends = [head.lastIndexOf('\n\n'), head.lastIndexOf(' ')]
  return ends.find((end) => end > long.shown / 2) ?? long.shown
}

interface FoldedProps {
  summary: string
  text: string
  quoted?: boolean
}

function Folded({ summary, text, quoted = false }: FoldedProps) {
  return (
    <details className="my-1">
      <summary className="link inline-block min-h-8 text-xs text-muted">{summary}</summary>
      <div className={clsx(quoted && 'border-l border-float-line pl-3 text-muted')}>
        <Lines text={text} />
      </div>
    </details>
  )
}

function Lines({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  )
}

interface Part {
  quoted: boolean
  text: string
}

/** A text, cut where lines that quote (`> `) begin and end; empty lines alone are no part. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  for (const line of text.split('\n')) {
    const quoted = line.startsWith('>')
    const last = parts.at(-1)
    if (last?.quoted === quoted) last.text += `\n${line}`
    else parts.push({ quoted, text: line })
  }
  return parts
    .map((part) => ({ ...part, text: part.text.replace(/^\n+|\s+$/g, '') }))
    .filter((part) => part.text !== '')
}
