import { dayText } from '#shared/dates.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { Pages } from './pages.ts'
import { sheet, type } from './sheet.ts'
import { drawSources } from './source-list.ts'
import { TextFlow } from './text-flow.ts'

/** The edition, day and firm that a document is made from. */
export interface PdfContext {
  edition: Edition
  /** `YYYY-MM-DD`; decides which taxes are in force. */
  day: string
  firm: { name: string; email: string }
  /** The site's. */
  origin: URL
}

/** The note about a document at its end. */
interface Closing {
  /** The address of the page that has the same records. */
  page: string
  /** The address under which these records stay. */
  permanent: string
}

const footerWidth = sheet.right - sheet.left - 40

/** Begins a document of an edition. */
export function beginDocument({ edition, firm }: PdfContext, title: string): TextFlow {
  const sources = new Map(edition.records.sources.map((source) => [source.id, source]))
  const pages = new Pages({
    title,
    firm: firm.name,
    edition: editionText(edition),
    publishedAt: edition.publishedAt,
    findSource: (id) => sources.get(id) ?? null,
  })
  return new TextFlow(pages)
}

/** The edition as covers and footers name it. */
export function editionText({ number, publishedAt }: Edition): string {
  return pdfMessages.edition(number, dayText(publishedAt))
}

/** Ends a document with its sources, its edition and its addresses; returns its bytes. */
export function endDocument(
  flow: TextFlow,
  context: PdfContext,
  closing: Closing,
): Promise<Uint8Array<ArrayBuffer>> {
  const { edition, day, firm } = context
  drawSources(flow)
  flow.heading(pdfMessages.aboutThisDocument, 'about')
  flow.paragraph(pdfMessages.madeFrom(editionText(edition), dayText(day)))
  flow.paragraph(pdfMessages.disclaimer)
  flow.address(pdfMessages.permanentAddress, closing.permanent)
  flow.address(pdfMessages.pageAddress, closing.page)
  flow.address(pdfMessages.questions, `mailto:${firm.email}`)
  drawFooters(flow.pages, { firm: firm.name, edition: editionText(edition) })
  return flow.pages.finish()
}

interface Footer {
  firm: string
  edition: string
}

// The firm, the title, the edition and the number, at the foot of every page but the first.
function drawFooters(pages: Pages, footer: Footer): void {
  const text = footerText(pages, footer)
  for (let page = 1; page < pages.number; page++) {
    pages.pdf.switchToPage(page)
    const number = pdfMessages.pageOf(page + 1, pages.number)
    const x = sheet.right - pages.widthOf(number, type.label)
    pages.decorate(() => {
      pages.set([text], type.small, { x: sheet.left, y: sheet.footer })
      pages.set([number], type.label, { x, y: sheet.footer })
    }, 'Pagination')
  }
}

/** Returns the footer on one line; a title that is too long for it is cut. */
function footerText(pages: Pages, { firm, edition }: Footer): string {
  const { title } = pages
  const textOf = (part: string) => {
    return pages.linesOf([firm, part, edition].join('  ·  '), type.small, Infinity).join(' ')
  }
  const whole = textOf(title)
  const excess = pages.widthOf(whole, type.small) - footerWidth
  if (excess <= 0) return whole
  const share = 1 - excess / pages.widthOf(title, type.small)
  return textOf(`${title.slice(0, Math.max(0, Math.floor(title.length * share) - 3)).trimEnd()} …`)
}
