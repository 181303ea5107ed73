import { quantityText } from '#shared/knowledge/quantities.ts'
import type { Fact, Market } from '#shared/knowledge/schemas.ts'
import { factDateText, notVerified, scoreWords } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import { cite } from '../layout/citations.ts'
import { type TextStyle, type } from '../layout/sheet.ts'
import { type Cell, type CellText, cellOf } from '../layout/table.ts'

/** The style of what is not verified. */
export const quietStyle: TextStyle = { ...type.cell, colour: palette.muted }

/** Returns a cell with a term of a licence, and where the law has it. */
export function licenceCell(point: Market['licence'][keyof Market['licence']]): Cell {
  if (!point) return cellOf(notVerified(), quietStyle)
  const { value, source, section } = point
  return { texts: [{ text: value + cite(source) }, ...sectionTexts(section)] }
}

/** Returns where the law has something, to stand below it; nothing if that is not known. */
export function sectionTexts(section: string | null): CellText[] {
  return section ? [{ text: section, style: type.fine }] : []
}

/** Returns a cell with a quantity and its date. */
export function factCell(fact: Fact | undefined): Cell {
  if (!fact) return cellOf(notVerified(), quietStyle)
  const { value, unit, kind, source } = fact
  const date = factDateText(fact)
  return {
    texts: [
      { text: quantityText(value, unit) + cite(source) },
      { text: kind === 'estimate' ? pdfMessages.estimate(date) : date, style: type.fine },
    ],
  }
}

/** Returns the newest judgement of a market in short. */
export function scoreText({ judgements: [newest] }: Pick<Market, 'judgements'>): string {
  return newest ? pdfMessages.scoreOf5(scoreWords[newest.score], newest.score) : notVerified()
}
