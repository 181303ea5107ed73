import { buffer } from 'node:stream/consumers'
import {
  type ReportDrawing,
  type ReportText,
  reportNote,
  reportTexts,
} from '#shared/content/report-texts.ts'
import type { ReportCard, ReportSlug } from '#shared/content/reports.ts'
import { dayText } from '#shared/dates.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { keyMarkets, reportCards } from '#worker/knowledge/report-cards.ts'
import { drawCover } from './cover.ts'
import { type ContentsEntry, drawOpening } from './opening.ts'
import { Pages } from './pages.ts'
import { recordWords } from './record-words.ts'
import { type ReportFace, reportFonts, sheet, type } from './sheet.ts'
import { drawSources } from './source-list.ts'
import { drawStakeToDividend } from './stake-to-dividend.ts'
import { drawStatuses } from './status-table.ts'
import { drawTaxes } from './tax-table.ts'
import { TextFlow } from './text-flow.ts'

type ReportPdf = {
  report: ReportCard
  text: ReportText
  edition: Edition
  firm: string
  fonts: Record<ReportFace, Buffer>
  /** Chooses the hills of the cover. */
  seed: number
}

const firstSeed = 9

const drawings: Record<ReportDrawing, (flow: TextFlow, edition: Edition) => void> = {
  'stake-to-dividend': (flow, edition) =>
    drawStakeToDividend(flow, keyMarkets(edition), edition.publishedAt),
  statuses: (flow, edition) => drawStatuses(flow, keyMarkets(edition)),
  taxes: drawTaxes,
}

/** Sets every report for download, in the name of the firm, from the records of an edition. */
export async function reportAssets(
  firm: string,
  edition: Edition,
): Promise<[path: string, pdf: Buffer][]> {
  const fonts = await reportFonts()
  const texts = reportTexts(recordWords(edition))
  return Promise.all(
    reportCards(edition, edition.publishedAt).map(async (report, index) => {
      const text = texts[report.slug as ReportSlug]
      const pdf = await reportPdf({ report, text, edition, firm, fonts, seed: firstSeed + index })
      return [`public/reports/${report.slug}.pdf`, pdf] as [string, Buffer]
    }),
  )
}

/** Sets a report as a PDF; throws when its record promises another number of pages. */
export async function reportPdf(options: ReportPdf): Promise<Buffer> {
  const { report, text, edition, firm, fonts, seed } = options
  const { publishedAt, getSource } = edition
  const named = editionText(edition)
  const pages = new Pages({ title: report.title, firm, edition: named, publishedAt, getSource })
  pages.registerFonts(fonts)
  drawCover(pages, { ...report, firm, seed, edition: named })
  const fillContents = drawOpening(pages, text, getSource)
  fillContents(drawSections(pages, text, edition))
  drawFooters(pages, [firm, report.title, named].join('  ·  '))
  if (pages.number !== report.pages) {
    throw new Error(`${report.slug} has ${pages.number} pages; its record says ${report.pages}`)
  }
  pages.pdf.end()
  return buffer(pages.pdf)
}

/** The edition as covers and footers name it. */
function editionText({ number, publishedAt }: Edition): string {
  return `Edition ${number}, ${dayText(publishedAt)}`
}

function drawSections(pages: Pages, { sections }: ReportText, edition: Edition): ContentsEntry[] {
  const flow = new TextFlow(pages)
  flow.startPage()
  const entries = sections.map(({ heading, paragraphs, points, drawing }, index) => {
    const destination = `section-${index + 1}`
    flow.heading(heading, destination)
    const entry = { heading, destination, page: pages.number }
    for (const paragraph of paragraphs) flow.paragraph(paragraph)
    if (points) flow.list(points)
    if (drawing) drawings[drawing](flow, edition)
    return entry
  })
  drawSources(flow, pages.citations.sources)
  flow.heading('About this report')
  flow.paragraph(
    `${editionText(edition)}. Its figures are records of that edition, each with its source and date. ${reportNote}`,
  )
  flow.paragraph(`Questions and corrections: ${edition.firm.email}`)
  return entries
}

// The firm, the title, the edition and the number, at the foot of every page but the cover.
function drawFooters(pages: Pages, text: string): void {
  for (let page = 1; page < pages.number; page++) {
    pages.pdf.switchToPage(page)
    const number = String(page + 1)
    pages.pdf.markContent('Artifact', { type: 'Pagination' })
    pages.set([text], type.small, { x: sheet.left, y: sheet.footer })
    const x = sheet.right - pages.widthOf(number, type.label)
    pages.set([number], type.label, { x, y: sheet.footer })
    pages.pdf.endMarkedContent()
  }
}
