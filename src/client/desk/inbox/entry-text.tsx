import { clsx } from 'clsx'
import { countText } from './status-labels.ts'
import * as words from './words.ts'

interface EntryTextProps {
  text: string
  /** True if a long text is folded; the newest entry is not. */
  folds: boolean
}

/** The text of an entry. It is plain, so that no link can mislead, and its quotes are folded. */
export function EntryText({ text, folds }: EntryTextProps) {
  return (
    <div className="mt-2 text-sm">
      {partsOf(text).map(({ isQuote, text: part }, index) =>
        isQuote ? (
          <FoldedPart key={String(index)} summary={words.quotedText} text={part} isQuote />
        ) : (
          <FoldedText key={String(index)} text={part} folds={folds} />
        ),
      )}
    </div>
  )
}

/** Character counts: longer texts than `minimum` are folded after `visible`. */
const foldLengths = { minimum: 3000, visible: 1500 }

function FoldedText({ text, folds }: EntryTextProps) {
  if (!folds || text.length <= foldLengths.minimum) return <Lines text={text} />
  const end = cutPosition(text)
  const remainder = text.slice(end).trimStart()
  return (
    <>
      <Lines text={text.slice(0, end)} />
      <FoldedPart summary={words.theRest(countText(remainder.length))} text={remainder} />
    </>
  )
}

/** Returns where to cut a long text: after a paragraph or a word. */
function cutPosition(text: string): number {
  const head = text.slice(0, foldLengths.visible)
  const ends = [head.lastIndexOf('\n\n'), head.lastIndexOf(' ')]
  return ends.find((end) => end > foldLengths.visible / 2) ?? foldLengths.visible
}

interface FoldedPartProps {
  summary: string
  text: string
  isQuote?: boolean
}

function FoldedPart({ summary, text, isQuote = false }: FoldedPartProps) {
  return (
    <details className="my-1">
      <summary className="link inline-block min-h-8 text-xs text-muted">{summary}</summary>
      <div className={clsx(isQuote && 'border-l border-float-line pl-3 text-muted')}>
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
  isQuote: boolean
  text: string
}

/** Splits a text into quotes (`> `) and other parts; drops blank ones. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  for (const line of text.split('\n')) {
    const isQuote = line.startsWith('>')
    const part = parts.at(-1)
    if (part?.isQuote === isQuote) part.text += `\n${line}`
    else parts.push({ isQuote, text: line })
  }
  return parts
    .map((part) => ({ ...part, text: part.text.replace(/^\n+|\s+$/g, '') }))
    .filter((part) => part.text !== '')
}
