import {
  type KeyFigure,
  type ReportDrawing,
  type ReportText,
  reportTexts,
} from '#shared/content/report-texts.ts'
import { figureRows, type ReportCard, type ReportSlug, reports } from '#shared/content/reports.ts'
import { palette } from '#shared/palette.ts'
import { routes } from '#shared/routes.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import { keyMarkets, reportCards } from '#worker/knowledge/report-cards.ts'
import { usualFlowInput } from '#worker/knowledge/stake-to-dividend.ts'
import { fileCitation } from '#worker/site/editions/file-citation.ts'
import { drawStakeToDividend } from '../drawings/stake-to-dividend.ts'
import { drawStatuses } from '../drawings/status-table.ts'
import { drawTaxes } from '../drawings/tax-table.ts'
import { cite } from '../layout/citations.ts'
import { drawContents } from '../layout/contents.ts'
import { type CoverFigure, drawCover } from '../layout/cover.ts'
import { beginDocument, editionText, endDocument, type PdfContext } from '../layout/document.ts'
import { sheet, type } from '../layout/sheet.ts'
import { type Cell, type Column, cellOf, drawTable } from '../layout/table.ts'
import type { TextFlow } from '../layout/text-flow.ts'
import { recordWords } from './record-words.ts'

const drawings: Record<ReportDrawing, (flow: TextFlow, context: PdfContext) => void> = {
  'stake-to-dividend': (flow, { edition, day }) => {
    const subject = {
      product: 'sportsbook',
      input: usualFlowInput,
      day,
      hasHeading: false,
    } as const
    drawStakeToDividend(flow, keyMarkets(edition), subject)
  },
  statuses: (flow, { edition }) => drawStatuses(flow, keyMarkets(edition)),
  taxes: (flow, { edition, day }) => drawTaxes(flow, edition, day),
}

const columns = (): Column[] => [
  { title: pdfMessages.figure, x: sheet.left, width: 150, style: type.text },
  { title: pdfMessages.value, x: 222, width: 154, style: type.value },
  { title: pdfMessages.source, x: 388, width: sheet.right - 388, style: type.small },
]
// What is longer is set as text.
const longestFigure = 30

/** Returns a report with the figures of the edition. */
export function reportPdf(context: PdfContext, slug: ReportSlug): Promise<Uint8Array<ArrayBuffer>> {
  const { edition, day, firm, origin } = context
  const index = reports.findIndex((report) => report.slug === slug)
  const card = reportCards(edition, day)[index]
  if (!card) throw new Error(`Expected a card of ${slug}`)
  const text = reportTexts(recordWords(edition, day))[slug]
  const flow = beginDocument(context, card.title)
  const cover = { ...card, kind: card.type, firm: firm.name, edition: editionText(edition) }
  drawCover(flow.pages, { ...cover, figure: coverFigure(card), hills: index })
  flow.startPage()
  const fillContents = drawContents(flow, text.sections.length)
  drawOpening(flow, text, context)
  drawSections(flow, text, context)
  fillContents()
  return endDocument(flow, context, {
    page: new URL(routes.report.href({ slug }), origin).href,
    permanent: fileCitation(edition, { title: card.title, file: 'markets.json', origin }).address,
  })
}

function coverFigure({ figure }: ReportCard): CoverFigure {
  return {
    caption: figure.caption,
    rows: figureRows(figure),
    hasLines: figure.kind !== 'bars',
    barColour: figure.kind === 'rates' ? palette.clay : palette.forest,
  }
}

/** Draws what the report covers, and the figures it rests on. */
function drawOpening(
  flow: TextFlow,
  { covers, keyFigures }: ReportText,
  { edition }: PdfContext,
): void {
  flow.heading(pdfMessages.covers, 'covers')
  flow.list(covers)
  flow.heading(pdfMessages.keyFigures, 'key-figures')
  const sources = new Map(edition.records.sources.map(({ id, publisher }) => [id, publisher]))
  const rows = keyFigures
    .filter(({ source }) => sources.has(source))
    .map((figure) => rowOf(figure, sources.get(figure.source) ?? ''))
  drawTable(flow, columns(), rows)
}

function rowOf({ label, value, date, source }: KeyFigure, publisher: string): Cell[] {
  const origin = date ? `${publisher}; ${date}` : publisher
  const style = value.length > longestFigure ? type.strong : type.value
  return [cellOf(label), cellOf(value, style), cellOf(origin + cite(source))]
}

function drawSections(flow: TextFlow, { sections }: ReportText, context: PdfContext): void {
  for (const { heading, paragraphs, points, drawing } of sections) {
    flow.section(heading)
    for (const paragraph of paragraphs) flow.paragraph(paragraph)
    if (points) flow.list(points)
    if (drawing) drawings[drawing](flow, context)
  }
}
