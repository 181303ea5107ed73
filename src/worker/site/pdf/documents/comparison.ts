import { amountText } from '#shared/amount-text.ts'
import { dayText } from '#shared/dates.ts'
import { restRange } from '#shared/knowledge/flow-steps.ts'
import type { ComparedMarket } from '#shared/knowledge/props.ts'
import {
  factLabels,
  licenceTermLabels,
  notVerified,
  productLabels,
  rangeText,
  statusLabels,
  taxTermText,
} from '#shared/knowledge/words.ts'
import { listText } from '#shared/list-text.ts'
import type { Pages } from '#shared/pages.ts'
import { keysOf } from '#shared/records.ts'
import {
  flowMessages,
  pdfMessages,
  comparisonMessages as words,
} from '#shared/site/pdf-messages.ts'
import { comparisonTitle } from '#shared/site/titles.ts'
import { comparePage } from '#worker/site/compare/compare-page.ts'
import type { Comparison } from '#worker/site/compare/query.ts'
import { drawStakeToDividend } from '../drawings/stake-to-dividend.ts'
import { statusCell } from '../drawings/status-table.ts'
import { cite } from '../layout/citations.ts'
import { beginDocument, editionText, endDocument, type PdfContext } from '../layout/document.ts'
import { drawMasthead } from '../layout/masthead.ts'
import { sheet, type TextStyle, type } from '../layout/sheet.ts'
import {
  type Cell,
  cellOf,
  drawTable,
  evenColumns,
  heightOfTable,
  type Row,
} from '../layout/table.ts'
import type { TextFlow } from '../layout/text-flow.ts'
import { drawDutiesOfMarkets } from './obligation-table.ts'
import { factCell, licenceCell, quietStyle, scoreText } from './record-texts.ts'
import { taxColumns, taxRow } from './tax-rows.ts'

type Props = Pages['marketing/compare']

interface Section {
  heading: string
  draw: (flow: TextFlow, props: Props) => void
}

const hills = 1
const headWidth = 92
// Of the summary's terms, which follow in full: the longest with which it stays on its page.
const summaryLengths = [140, 110, 88, 76, 66, 57, 48, 40, 32]
const maxTaxes = 4
const small: TextStyle = { ...type.cell, size: 8.6, leading: 12 }

const sectionsOf = (): Section[] => [
  { heading: words.status, draw: drawStatus },
  { heading: words.taxes, draw: drawTaxes },
  { heading: words.licence, draw: drawLicence },
  { heading: words.duties, draw: drawDuties },
  { heading: words.facts, draw: drawFacts },
  { heading: words.judgement, draw: drawJudgements },
]

/** Returns a comparison: a page for a board, then what it rests on. */
export function comparisonPdf(
  context: PdfContext,
  comparison: Comparison,
): Promise<Uint8Array<ArrayBuffer>> {
  const { edition, day, firm, origin } = context
  const { markets, product, input } = comparison
  const props = comparePage(edition, comparison, { today: day, origin })
  const title = listText(markets.map(({ name }) => name))
  const flow = beginDocument(context, comparisonTitle(markets, product))
  drawMasthead(flow, {
    title,
    kind: words.kind(productLabels[product]),
    lead: leadOf(props),
    firm: firm.name,
    edition: editionText(edition),
    hills,
  })
  drawSummary(flow, props)
  flow.startPage()
  flow.section(flowMessages.title)
  drawStakeToDividend(flow, markets, { product, input, day, hasHeading: true })
  for (const { heading, draw } of sectionsOf()) {
    flow.section(heading)
    draw(flow, props)
  }
  return endDocument(flow, context, {
    page: props.address,
    permanent: props.cite.address,
  })
}

/** Returns what is left in each market, or its status where there is no calculation. */
function leadOf({ markets, flows, stakes }: Props): string {
  const remainders = flows.map((flow) => {
    const name = markets.find(({ slug }) => slug === flow.market)?.name
    return `${name} ${rangeText(restRange(flow), amountText)}`
  })
  const others = markets.filter(({ slug }) => flows.every(({ market }) => market !== slug))
  const statuses = others.flatMap(({ name, products }) =>
    products.map(({ status }) => words.statusOf(name, statusLabels[status].label)),
  )
  const left = flows.length > 0 ? [words.left(amountText(stakes), listText(remainders))] : []
  return [...left, ...statuses].join(' ')
}

function drawSummary(flow: TextFlow, props: Props): void {
  const columns = columnsOf(props, small)
  const room = sheet.bottom - flow.y
  const shortest = summaryLengths.at(-1) ?? 0
  const length = summaryLengths.find((maxLength) => {
    return heightOfTable(flow, columns, summaryRows(props, maxLength)) <= room
  })
  drawTable(flow, columns, summaryRows(props, length ?? shortest))
}

function summaryRows({ markets, flows }: Props, maxLength: number): Row[] {
  const row = (title: string, cell: (market: ComparedMarket) => Cell): Row => {
    return [cellOf(title), ...markets.map(cell)]
  }
  const term = (name: keyof typeof licenceTermLabels) =>
    row(licenceTermLabels[name], ({ licence }) => shortTerm(licence[name], maxLength))
  return [
    row(words.status, ({ products: [answer] }) => {
      return answer ? statusCell(answer.status, cite(answer.source)) : cellOf(notVerified())
    }),
    row(words.whatIsLeft(amountText(flows[0]?.ggr ?? 0)), ({ slug }) => {
      const flow = flows.find(({ market }) => market === slug)
      return flow ? cellOf(rangeText(restRange(flow), amountText), type.value) : cellOf('–')
    }),
    row(words.taxes, ({ taxes }) => shortTaxes(taxes)),
    term('authority'),
    term('fee'),
    term('term'),
    term('monthsToDecide'),
    term('localOwnership'),
    row(words.judgement, (market) => cellOf(scoreText(market), type.cellStrong)),
    row(words.checked, ({ checkedAt }) => cellOf(dayText(checkedAt), quietStyle)),
  ]
}

function columnsOf({ markets }: Props, style: TextStyle) {
  const first = { title: pdfMessages.market, width: headWidth, style: type.cellStrong }
  const names = markets.map(({ name }) => name)
  return evenColumns(first, names, style)
}

function shortTaxes(taxes: ComparedMarket['taxes']): Cell {
  if (taxes.length === 0) return cellOf(notVerified(), quietStyle)
  const visible = taxes.slice(0, maxTaxes)
  const more = taxes.length - visible.length
  return {
    texts: [
      ...visible.map((tax) => ({ text: `${taxTermText(tax)}${cite(tax.source)}` })),
      ...(more > 0 ? [{ text: words.moreTaxes(more), style: quietStyle }] : []),
    ],
  }
}

type Term = ComparedMarket['licence'][keyof ComparedMarket['licence']]

function shortTerm(term: Term, maxLength: number): Cell {
  if (!term) return cellOf(notVerified(), quietStyle)
  return cellOf(shorten(term.value, maxLength) + cite(term.source))
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength).replace(/[\s,;:.]+\S*$/, '')} …`
}

function drawStatus(flow: TextFlow, { markets }: Props): void {
  const columns = evenColumns(
    { title: pdfMessages.market, width: headWidth, style: type.cellStrong },
    [words.why],
    type.cell,
  )
  const rows = markets.flatMap(({ name, products }) =>
    products.map(({ status, text, source }): Row => {
      const answer = { text: statusLabels[status].label, style: type.cellStrong }
      return [cellOf(name), { texts: [answer, { text: text + cite(source) }] }]
    }),
  )
  drawTable(flow, columns, rows)
}

function drawTaxes(flow: TextFlow, { markets, today }: Props): void {
  const rows = markets.flatMap(({ name, taxes }): Row[] => [
    name,
    ...(taxes.length === 0 ? [[cellOf(notVerified(), quietStyle)]] : []),
    ...taxes.map((tax) => taxRow(tax, today)),
  ])
  drawTable(flow, taxColumns(), rows)
}

function drawLicence(flow: TextFlow, props: Props): void {
  const rows = keysOf(licenceTermLabels).map((term): Row => {
    const cells = props.markets.map(({ licence }) => licenceCell(licence[term]))
    return [cellOf(licenceTermLabels[term]), ...cells]
  })
  drawTable(flow, columnsOf(props, small), rows)
}

function drawDuties(flow: TextFlow, { markets, obligations }: Props): void {
  if (obligations.length === 0) flow.paragraph(words.noDuties)
  const nameOf = (slug: string) => markets.find((market) => market.slug === slug)?.name ?? slug
  const entries = obligations.map((obligation) => {
    return { market: nameOf(obligation.market), obligation }
  })
  drawDutiesOfMarkets(flow, entries)
}

function drawFacts(flow: TextFlow, props: Props): void {
  const { markets } = props
  const recorded = new Set(markets.flatMap(({ facts }) => facts.map(({ key }) => key)))
  const keys = keysOf(factLabels).filter((key) => recorded.has(key))
  const rows = keys.map((key): Row => {
    const cells = markets.map(({ facts }) => factCell(facts.find((fact) => fact.key === key)))
    return [cellOf(factLabels[key]), ...cells]
  })
  if (rows.length === 0) flow.paragraph(notVerified())
  drawTable(flow, columnsOf(props, small), rows)
}

function drawJudgements(flow: TextFlow, { markets }: Props): void {
  for (const market of markets) {
    const [newest] = market.judgements
    flow.subheading(words.judgementOf(market.name, scoreText(market)))
    if (newest) flow.paragraph(newest.text)
  }
}
