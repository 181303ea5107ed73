import { buffer } from 'node:stream/consumers'
import {
  type ReportText,
  reportNote,
  reportsCheckedTo,
  reportTexts,
} from '#shared/content/report-texts.ts'
import { type Report, reports } from '#shared/content/reports.ts'
import { site } from '#shared/content/site.ts'
import { drawCover } from './cover.ts'
import { type ContentsEntry, drawOpening } from './opening.ts'
import { Pages } from './pages.ts'
import { type ReportFace, reportFonts, sheet, type } from './sheet.ts'
import { TextFlow } from './text-flow.ts'

export type ReportPdf = {
  report: Report
  text: ReportText
  firm: string
  fonts: Record<ReportFace, Buffer>
  /** Chooses the hills of the cover. */
  seed: number
}

const firstSeed = 9
const checkedAt = new Date('2026-07-01T00:00:00Z')

/** Sets every report for download, in the name of the firm. */
export async function reportAssets(firm: string): Promise<[path: string, pdf: Buffer][]> {
  const fonts = await reportFonts()
  return Promise.all(
    reports.map(async (report, index): Promise<[string, Buffer]> => {
      const text = reportTexts[report.slug]
      const pdf = await reportPdf({ report, text, firm, fonts, seed: firstSeed + index })
      return [`public/reports/${report.slug}.pdf`, pdf]
    }),
  )
}

/** Sets a report as a PDF; throws when its record promises another number of pages. */
export async function reportPdf({ report, text, firm, fonts, seed }: ReportPdf): Promise<Buffer> {
  const pages = new Pages({ title: report.title, firm, checkedAt })
  pages.registerFonts(fonts)
  drawCover(pages, { ...report, firm, seed, checkedTo: reportsCheckedTo })
  const fillContents = drawOpening(pages, text)
  fillContents(drawSections(pages, text))
  drawFooters(pages, { firm, title: report.title })
  if (pages.number !== report.pages) {
    throw new Error(`${report.slug} has ${pages.number} pages; its record says ${report.pages}`)
  }
  pages.pdf.end()
  return buffer(pages.pdf)
}

function drawSections(pages: Pages, { sections }: ReportText): ContentsEntry[] {
  const flow = new TextFlow(pages)
  flow.startPage()
  const entries = sections.map(({ heading, paragraphs, points }, index) => {
    const destination = `section-${index + 1}`
    flow.heading(heading, destination)
    const entry = { heading, destination, page: pages.number }
    for (const paragraph of paragraphs) flow.paragraph(paragraph)
    if (points) flow.list(points)
    return entry
  })
  flow.heading('About this report')
  flow.paragraph(`Checked to ${reportsCheckedTo}. ${reportNote}`)
  flow.paragraph(`Questions and corrections: ${site.email}`)
  return entries
}

// The firm, the title and the number, at the foot of every page but the cover.
function drawFooters(pages: Pages, { firm, title }: { firm: string; title: string }): void {
  for (let page = 1; page < pages.number; page++) {
    pages.pdf.switchToPage(page)
    const number = String(page + 1)
    pages.pdf.markContent('Artifact', { type: 'Pagination' })
    pages.set([`${firm}  ·  ${title}`], type.small, { x: sheet.left, y: sheet.footer })
    const x = sheet.right - pages.widthOf(number, type.label)
    pages.set([number], type.label, { x, y: sheet.footer })
    pages.pdf.endMarkedContent()
  }
}
