import { dayText } from '#shared/dates.ts'
import { products } from '#shared/knowledge/codes.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { exactQuantityText } from '#shared/knowledge/quantities.ts'
import type {
  Fact,
  Market,
  Note,
  Obligation,
  Product,
  Rule,
  Tax,
} from '#shared/knowledge/schemas.ts'
import { isInForce, taxesOn } from '#shared/knowledge/taxes.ts'
import {
  factDateText,
  factLabels,
  licenceTermLabels,
  obligationStatusLabels,
  productLabels,
  productScopeLabels,
  scoreWords,
  stageLabels,
  statusLabels,
  taxTermText,
} from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import * as numberWords from '#shared/number-words.ts'
import { keysOf } from '#shared/records.ts'
import { inCurrentLocale, routes } from '#shared/routes.ts'
import { changeMessages as changes } from '#shared/site/change-messages.ts'
import { markdownMessages as markdown } from '#shared/site/markdown-messages.ts'
import { withQuery } from '#shared/with-query.ts'
import { type Edition, productIn } from '#worker/knowledge/edition.ts'
import type { ObligationSelection } from '#worker/site/obligations/obligations-page.ts'
import type { LedgerPage } from '#worker/site/rules/ledger.ts'
import { rulesPerPage } from '#worker/site/rules/ledger.ts'
import { CitedText, escapeMarkdown } from './cited-text.ts'

/** The edition, the day and the site that a document is made for. */
export interface DocumentContext {
  edition: Edition
  /** `YYYY-MM-DD`. */
  day: string
  /** The past day in the address of the page; null for today. */
  on: string | null
  absolute: (path: string) => string
}

/** Returns a dossier in Markdown. */
export function dossierText(context: DocumentContext, market: Market): string {
  const { edition, day, on } = context
  const { name, slug, licence, judgements } = market
  const text = opening(context, name, withQuery(routes.market.href({ slug }), [['on', on]]))
  text.paragraph(escapeMarkdown(market.regulation))
  text
    .heading(2, markdown.products)
    .list(products.map((product) => productLine(text, context, { market, product })))
  text.heading(2, changes.fields.laws)
  text.list(
    market.laws.map((law) => escapeMarkdown(changes.lawOf(law.title, law.year)) + text.mark(law)),
  )
  const current = market.taxes.filter(({ until }) => until === null || day < until)
  const past = market.taxes.filter((tax) => !current.includes(tax))
  text.heading(2, markdown.taxes).list(current.map((tax) => taxLine(text, tax, day)))
  if (past.length > 0) {
    text.heading(2, markdown.pastTaxes).list(past.map((tax) => taxLine(text, tax, day)))
  }
  text
    .heading(2, markdown.licence)
    .list(keysOf(licenceTermLabels).map((term) => licenceLine(text, licence, term)))
  text.heading(2, markdown.obligations)
  text.list(obligationsOf(market).map((obligation) => obligationLine(text, obligation)))
  text
    .heading(2, markdown.facts)
    .list(edition.newestFacts(slug).map((fact) => factLine(text, fact)))
  const [newest] = judgements
  if (newest) {
    const score = `${newest.score}, ${scoreWords[newest.score]}`
    text.heading(2, markdown.judgement).paragraph(`${score}. ${escapeMarkdown(newest.text)}`)
  }
  const rules = edition.rulesOf({ market: slug })
  text.heading(2, markdown.rules).list(rules.map((rule) => ruleLine(context, rule)))
  return text.toString()
}

/** Returns the answer for a product in a market. */
export function answerText(context: DocumentContext, market: Market, product: Product): string {
  const { slug, name } = market
  const { status, text: reason, ...cited } = productIn(market, product)
  const path = withQuery(routes.answer.href({ slug, product }), [['on', context.on]])
  const text = opening(context, launchQuestionOf(product, name), path)
  const answer = `**${statusLabels[status].label}.** ${escapeMarkdown(reason)}${text.mark(cited)}`
  text.paragraph(answer)
  const taxes = taxesOn(market, product, context.day)
  text.heading(2, markdown.taxes).list(taxes.map((tax) => taxLine(text, tax, context.day)))
  const obligations = obligationsOf(market, { product })
  text.heading(2, markdown.obligations)
  return text.list(obligations.map((one) => obligationLine(text, one))).toString()
}

/** Returns the obligations of a selection, by market. */
export function obligationsText(
  context: DocumentContext,
  { markets, product, duty }: ObligationSelection,
): string {
  const path = obligationsPath({ markets: markets.map(({ slug }) => slug), product, duty })
  const text = opening(context, duty ? dutyLabel(duty) : markdown.obligations, path)
  for (const market of markets.length > 0 ? markets : context.edition.markets) {
    const obligations = obligationsOf(market, { product, duty })
    text.heading(2, market.name).list(obligations.map((one) => obligationLine(text, one)))
  }
  return text.toString()
}

/** Returns a rule: what it said before and says after. */
export function ruleText(context: DocumentContext, rule: Rule): string {
  const { slug, market, title, stage, date, before, after, effectiveAt } = rule
  const text = opening(context, title, routes.rule.href({ slug }))
  text.list([
    labelText(markdown.market, context.edition.getMarket(market).name),
    labelText(changes.fields.stage, stageLabels[stage]),
    labelText(changes.fields.date, dayText(date)),
    labelText(changes.fields.effectiveAt, effectiveAt ? dayText(effectiveAt) : markdown.unverified),
  ])
  text.paragraph(escapeMarkdown(rule.text) + text.mark(rule))
  text.heading(2, changes.fields.before).paragraph(escapeMarkdown(before ?? changes.nothing))
  text.heading(2, changes.fields.after).paragraph(escapeMarkdown(after ?? changes.nothing))
  return text.toString()
}

/** Returns a page of the ledger. */
export function ledgerText(context: DocumentContext, ledger: LedgerPage): string {
  const { rules, filters, page, pages } = ledger
  const text = opening(context, markdown.rules, ledgerPath(filters, page))
  const visible = rules.slice((page - 1) * rulesPerPage, page * rulesPerPage)
  text.list(visible.map((rule) => ruleLine(context, rule) + text.mark(rule)))
  if (page < pages) {
    const next = ledgerPath(filters, page + 1).replace(/^[^?]*/, '$&.md')
    text.paragraph(markdown.nextPage(page, pages, context.absolute(next)))
  }
  return text.toString()
}

/** Returns an article; its citations get the numbers of the list below it. */
export function noteText(context: DocumentContext, note: Note): string {
  const { slug, title, date, corrections } = note
  const text = opening(context, title, routes.note.href({ slug }))
  text.paragraph(dayText(date)).paragraph(noteBody(text, context, note))
  return text
    .list(corrections.map((one) => labelText(dayText(one.date), escapeMarkdown(one.text))))
    .toString()
}

/** Returns the text of an article as it stands below its title and apart from its page. */
function noteBody(
  text: CitedText,
  { absolute }: DocumentContext,
  { body, sources }: Pick<Note, 'body' | 'sources'>,
): string {
  const ids = new Set(sources.map(({ source }) => source))
  return body
    .replace(/\[\^([a-z\d-]+)\]/g, (mark, id: string) => (ids.has(id) ? text.numberOf(id) : mark))
    .replace(/^#{1,5} /gm, '#$&')
    .replace(/(?<=\]\()\/(?!\/)[^()\s]*/g, (path) => absolute(inCurrentLocale(path)))
}

function opening({ edition, absolute, day }: DocumentContext, title: string, path: string) {
  const { number, publishedAt } = edition
  const text = new CitedText(edition).heading(1, title)
  return text.paragraph(
    markdown.madeFrom(number, dayText(publishedAt), dayText(day), absolute(path)),
  )
}

function productLine(
  text: CitedText,
  { absolute }: DocumentContext,
  { market, product }: { market: Market; product: Product },
): string {
  const { status, text: reason, ...cited } = productIn(market, product)
  const answer = absolute(`${routes.answer.href({ slug: market.slug, product })}.md`)
  const head = labelText(
    `[${productLabels[product]}](${answer})`,
    `**${statusLabels[status].label}**.`,
  )
  return `${head} ${escapeMarkdown(reason)}${text.mark(cited)}`
}

function licenceLine(
  text: CitedText,
  licence: Market['licence'],
  term: keyof typeof licenceTermLabels,
): string {
  const value = licence[term]
  const content = value ? escapeMarkdown(value.value) + text.mark(value) : markdown.unverified
  return labelText(licenceTermLabels[term], content)
}

function factLine(text: CitedText, fact: Fact): string {
  const quantity = exactQuantityText(fact.value, fact.unit)
  return labelText(`${factLabels[fact.key]}, ${factDateText(fact)}`, quantity + text.mark(fact))
}

function taxLine(text: CitedText, tax: Tax, day: string): string {
  const { name, payer, products: scopes, from, until } = tax
  const scope = scopes?.map((one) => productScopeLabels[one]).join(', ') ?? markdown.allProducts
  const period = [from && markdown.from(dayText(from)), until && markdown.until(dayText(until))]
  const future = isInForce({ from, until: null }, day) ? [] : [markdown.notYet]
  const parts = [
    taxTermText(tax),
    markdown.paidBy(payer),
    scope,
    ...period.filter(Boolean),
    ...future,
  ]
  return labelText(
    `**${escapeMarkdown(name)}**`,
    parts.join(numberWords.semicolon) + text.mark(tax),
  )
}

function obligationLine(text: CitedText, obligation: Obligation): string {
  const { duty, products: scopes, status, value, tried, checkedAt } = obligation
  const scope = scopes ? ` (${scopes.map((one) => productScopeLabels[one]).join(', ')})` : ''
  const content = escapeMarkdown(value ?? tried ?? '')
  const head = labelText(`**${dutyLabel(duty)}**${scope}`, `${obligationStatusLabels[status]}.`)
  return `${head} ${content}${text.mark(obligation)} ${markdown.checked(dayText(checkedAt))}`
}

function ruleLine({ absolute, edition }: DocumentContext, rule: Rule): string {
  const { slug, title, date, stage, market } = rule
  const link = `[${escapeMarkdown(title)}](${absolute(`${routes.rule.href({ slug })}.md`)})`
  return labelText(
    `${dayText(date)}, ${edition.getMarket(market).name}, ${stageLabels[stage]}`,
    link,
  )
}
