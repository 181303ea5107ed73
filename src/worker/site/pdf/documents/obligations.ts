import { dutyLabel } from '#shared/knowledge/duties.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { listText } from '#shared/list-text.ts'
import { obligationMessages as words } from '#shared/site/pdf-messages.ts'
import { fileCitation } from '#worker/site/editions/file-citation.ts'
import {
  type ObligationSelection,
  visibleMarkets,
} from '#worker/site/obligations/obligations-page.ts'
import { beginDocument, editionText, endDocument, type PdfContext } from '../layout/document.ts'
import { drawMasthead } from '../layout/masthead.ts'
import type { TextFlow } from '../layout/text-flow.ts'
import { drawDuties, drawDutiesOfMarkets, type MarketEntry } from './obligation-table.ts'

const hills = 2
const maxNames = 4

/** Returns the obligations of a selection, as its page shows them. */
export function obligationsPdf(
  context: PdfContext,
  selection: ObligationSelection,
): Promise<Uint8Array<ArrayBuffer>> {
  const { edition, firm, origin } = context
  const { product, duty } = selection
  const markets = visibleMarkets(edition, selection)
  const entries = markets.flatMap((market) =>
    obligationsOf(market, { product, duty }).map((obligation) => {
      return { market: market.name, obligation }
    }),
  )
  const title = titleOf(
    selection,
    markets.map(({ name }) => name),
  )
  const flow = beginDocument(context, title)
  drawMasthead(flow, {
    title,
    kind: product ? words.kindFor(productLabels[product]) : words.kind,
    lead: leadOf(entries),
    firm: firm.name,
    edition: editionText(edition),
    hills,
  })
  drawEntries(flow, entries, markets.length)
  const slugs = selection.markets.map(({ slug }) => slug)
  return endDocument(flow, context, {
    page: new URL(obligationsPath({ markets: slugs, product, duty }), origin).href,
    permanent: fileCitation(edition, { title, file: 'obligations.csv', origin }).address,
  })
}

function titleOf({ duty }: ObligationSelection, names: readonly string[]): string {
  const area = names.length > maxNames ? words.countOfMarkets(names.length) : listText(names)
  return words.title(duty ? dutyLabel(duty) : words.whatBinds, area)
}

function leadOf(entries: readonly MarketEntry[]): string {
  const verified = entries.filter(({ obligation }) => obligation.status !== 'unverified')
  return words.lead(entries.length, verified.length)
}

function drawEntries(flow: TextFlow, entries: readonly MarketEntry[], markets: number): void {
  if (entries.length === 0) flow.paragraph(words.nothingRecorded)
  else if (markets > 1) drawDutiesOfMarkets(flow, entries)
  else
    drawDuties(
      flow,
      entries.map(({ obligation }) => obligation),
    )
}
