import { TriangleAlert } from 'lucide-react'
import type { Dossier } from '#shared/desk/inbox/dossier.ts'
import { figuresOf } from '#shared/knowledge/figures.ts'
import { groupDigits } from '#shared/number-text.ts'
import * as words from './words.ts'

interface FigureNoteProps {
  text: string
  dossier: Dossier
  /** The messages of the person, whose own figures are not marked. */
  messages: string
}

/** Marks the figures of a reply that no record of the market has, beside the recorded rates. */
export function FigureNote({ text, dossier, messages }: FigureNoteProps) {
  const recorded = new Set([...dossier.figures, ...figuresOf(messages)])
  const unknown = figuresOf(text).filter((figure) => !recorded.has(figure))
  if (unknown.length === 0) return null
  const rates = dossier.sentences
    .filter(({ group }) => group === 'tax')
    .map(({ label, text: rate }) => `${label}: ${rate}`)
  const hasRate = unknown.some((figure) => figure.endsWith('%'))
  return (
    <div role="status" className="mt-2 flex gap-2 text-sm text-clay">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">
          {words.unrecordedFigures(unknown.map(figureText), dossier.market.name)}
        </p>
        {hasRate && rates.length > 0 && (
          <p className="text-xs text-muted">{words.recordedRates(rates.join(' '))}</p>
        )}
      </div>
    </div>
  )
}

function figureText(figure: string): string {
  return figure.endsWith('%') ? figure : groupDigits(figure)
}
