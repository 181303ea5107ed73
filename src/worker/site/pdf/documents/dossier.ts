import * as dossier from '#shared/content/dossier.ts'
import { dayText } from '#shared/dates.ts'
import { products } from '#shared/knowledge/codes.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import {
  factLabels,
  licenceTermLabels,
  notVerified,
  productLabels,
  stageLabels,
  statusLabels,
} from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { palette } from '#shared/palette.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { flowMessages, pdfMessages, dossierMessages as words } from '#shared/site/pdf-messages.ts'
import { productIn } from '#worker/knowledge/edition.ts'
import { usualFlowInput } from '#worker/knowledge/stake-to-dividend.ts'
import { dossierCitation } from '#worker/site/markets/dossier-citation.ts'
import { drawStakeToDividend } from '../drawings/stake-to-dividend.ts'
import { statusCell } from '../drawings/status-table.ts'
import { cite } from '../layout/citations.ts'
import { drawContents } from '../layout/contents.ts'
import { drawCover } from '../layout/cover.ts'
import { beginDocument, editionText, endDocument, type PdfContext } from '../layout/document.ts'
import { sheet, type } from '../layout/sheet.ts'
import { type Column, cellOf, drawTable, evenColumns, type Row } from '../layout/table.ts'
import type { TextFlow } from '../layout/text-flow.ts'
import { drawDuties } from './obligation-table.ts'
import { factCell, licenceCell, scoreText } from './record-texts.ts'
import { taxColumns, taxRow } from './tax-rows.ts'

interface Section {
  heading: string
  draw: (flow: TextFlow, market: Market, context: PdfContext) => void
}

const hills = 0

const sectionsOf = (): Section[] => [
  { heading: words.products, draw: drawProducts },
  { heading: words.law, draw: drawLaw },
  { heading: words.taxes, draw: drawTaxes },
  { heading: flowMessages.title, draw: drawFlow },
  { heading: words.licence, draw: drawLicence },
  { heading: words.obligations, draw: (flow, market) => drawDuties(flow, obligationsOf(market)) },
  { heading: words.facts, draw: drawFacts },
  { heading: words.judgement, draw: drawJudgement },
  { heading: words.rules, draw: drawRules },
]

/** Returns the dossier of a market. */
export function dossierPdf(context: PdfContext, market: Market): Promise<Uint8Array<ArrayBuffer>> {
  const { edition, day, firm, origin } = context
  const { title, address } = dossierCitation(edition, market, { day, origin })
  const flow = beginDocument(context, title)
  drawCover(flow.pages, {
    title: market.name,
    kind: words.kind,
    description: words.description(market.name, dayText(market.checkedAt)),
    firm: firm.name,
    edition: editionText(edition),
    figure: {
      caption: words.products,
      rows: products.map((product) => ({
        label: productLabels[product],
        value: statusLabels[productIn(market, product).status].label,
      })),
      hasLines: true,
      barColour: palette.forest,
    },
    hills,
  })
  flow.startPage()
  const sections = sectionsOf()
  const fillContents = drawContents(flow, sections.length)
  for (const { heading, draw } of sections) {
    flow.section(heading)
    draw(flow, market, context)
  }
  fillContents()
  return endDocument(flow, context, {
    page: new URL(routes.market.href({ slug: market.slug }), origin).href,
    permanent: address,
  })
}

const productColumns = (): Column[] => [
  { title: words.product, x: sheet.left, width: 84, style: type.cellStrong },
  { title: pdfMessages.status, x: 158, width: 84, style: type.cell },
  { title: words.why, x: 252, width: sheet.right - 252, style: type.cell },
]

function drawProducts(flow: TextFlow, market: Market): void {
  const rows = products.map((product): Row => {
    const { status, text, source } = productIn(market, product)
    return [cellOf(productLabels[product]), statusCell(status), cellOf(text + cite(source))]
  })
  drawTable(flow, productColumns(), rows)
}

function drawLaw(flow: TextFlow, { regulation, regulators, laws }: Market): void {
  flow.paragraph(regulation)
  flow.subheading(words.regulators)
  flow.list(regulators.map(({ name, of }) => words.regulator(name, of)))
  flow.subheading(words.laws)
  if (laws.length === 0) flow.paragraph(notVerified())
  const newestFirst = laws.toSorted((a, b) => b.year - a.year)
  flow.list(
    newestFirst.map(({ title, year, source }) => labelText(String(year), title + cite(source))),
  )
}

function drawTaxes(flow: TextFlow, { taxes }: Market, { day }: PdfContext): void {
  const past = taxes.filter(({ until }) => until !== null && until <= day)
  const current = taxes.filter((tax) => !past.includes(tax))
  if (current.length === 0) flow.paragraph(words.noTax)
  const rowsOf = (list: Market['taxes']) => list.map((tax) => taxRow(tax, day))
  const pastRows = past.length > 0 ? [words.pastTaxes, ...rowsOf(past)] : []
  drawTable(flow, taxColumns(), [...rowsOf(current), ...pastRows])
  flow.paragraph(dossier.taxNote, type.small)
}

function drawFlow(flow: TextFlow, market: Market, { day }: PdfContext): void {
  const product = products.find((one) => isOffered(market, one)) ?? 'sportsbook'
  const subject = { product, input: usualFlowInput, day, hasHeading: true }
  drawStakeToDividend(flow, [market], subject)
}

function isOffered(market: Market, product: Market['products'][number]['product']): boolean {
  const { status } = productIn(market, product)
  return status === 'licensed' || status === 'possible'
}

function drawLicence(flow: TextFlow, { licence }: Market): void {
  const rows = keysOf(licenceTermLabels).map((term): Row => {
    return [cellOf(licenceTermLabels[term]), licenceCell(licence[term])]
  })
  const first = { title: words.term, width: 134, style: type.cellStrong }
  drawTable(flow, evenColumns(first, [pdfMessages.value], type.cell), rows)
}

function drawFacts(flow: TextFlow, { slug }: Market, { edition }: PdfContext): void {
  const facts = edition.newestFacts(slug)
  if (facts.length === 0) flow.paragraph(notVerified())
  const first = { title: words.quantity, width: 174, style: type.cellStrong }
  const rows = facts.map((fact): Row => [cellOf(factLabels[fact.key]), factCell(fact)])
  drawTable(flow, evenColumns(first, [pdfMessages.value], type.cell), rows)
}

function drawJudgement(flow: TextFlow, market: Market): void {
  const [newest] = market.judgements
  if (newest) {
    flow.paragraph(scoreText(market), type.strong)
    flow.paragraph(newest.text)
    flow.paragraph(words.judgedOn(dayText(newest.from), newest.why), type.small)
  }
  flow.subheading(words.opportunities)
  flow.list(market.opportunities.map(({ text, source }) => text + cite(source)))
  flow.subheading(words.challenges)
  flow.list(market.challenges.map(({ text, source }) => text + cite(source)))
  flow.paragraph(dossier.ratingNote, type.small)
}

const ruleColumns = (): Column[] => [
  { title: words.date, x: sheet.left, width: 96, style: type.cell },
  { title: words.stage, x: 170, width: 62, style: type.cell },
  { title: words.rule, x: 242, width: sheet.right - 242, style: type.cell },
]

function drawRules(flow: TextFlow, { slug }: Market, { edition }: PdfContext): void {
  const rules = edition.rulesOf({ market: slug })
  if (rules.length === 0) flow.paragraph(words.noRules)
  const rows = rules.map(({ date, stage, title, source }): Row => {
    return [cellOf(dayText(date)), cellOf(stageLabels[stage]), cellOf(title + cite(source))]
  })
  drawTable(flow, ruleColumns(), rows)
}
