import { figureRows, type ReportCard } from '#shared/content/reports.ts'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { languageName } from '#shared/knowledge/languages.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import { quantityText } from '#shared/knowledge/quantities.ts'
import type { FirmPage, Market, Note, Person, Rule, Service } from '#shared/knowledge/schemas.ts'
import {
  factLabels,
  productLabels,
  regionLabels,
  scoreWords,
  stageLabels,
  statusLabels,
  taxTermText,
  topicLabels,
} from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { pagePath, questionsPath } from '#shared/site/page-paths.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { reportCards } from '#worker/knowledge/report-cards.ts'
import { describedServices } from '#worker/knowledge/services.ts'
import { translateFields } from '#worker/knowledge/translations.ts'
import { withoutMarkdown } from '#worker/knowledge/without-markdown.ts'
import { questionsOf } from '#worker/site/pages/questions.ts'

/** A document of the index; a match counts most in the title, least in the body. */
export interface SearchDocument extends Omit<SearchResult, 'snippet'> {
  excerpt: string
  body: string
}

/** Returns all documents that ship with the product, in the order of equally good hits. */
export function documentsOf(edition: Edition): SearchDocument[] {
  const { notes } = firstEdition()
  return [
    ...marketDocuments(edition),
    ...notes.map((note) => noteDocument(edition, translatedNote(edition, note))),
    ...otherDocuments(edition),
  ]
}

function translatedNote(edition: Edition, note: Note): Note {
  return translateFields('note', note, edition.findNote(note.slug)?.translation?.texts ?? [])
}

export function marketDocuments(edition: Edition): SearchDocument[] {
  return edition.markets.map((market) => marketDocument(edition, market))
}

export function otherDocuments(edition: Edition): SearchDocument[] {
  return [
    ...edition.people.map((person) => personDocument(edition, person)),
    ...edition.markets.flatMap((market) =>
      market.products.map((entry) => answerDocument(market, entry)),
    ),
    ...edition.rules.map((rule) => ruleDocument(edition, rule)),
    ...edition.markets.flatMap(obligationDocuments),
    ...reportCards(edition, edition.publishedAt).map(reportDocument),
    ...describedServices(edition).map(serviceDocument),
    ...questionsOf(edition).map(questionDocument),
    ...edition.pages.flatMap((page) => pageDocument(edition, page)),
  ]
}

function marketDocument(edition: Edition, market: Market): SearchDocument {
  return {
    kind: 'market',
    title: market.name,
    href: routes.market.href({ slug: market.slug }),
    date: market.checkedAt,
    market: null,
    excerpt: market.regulation,
    body: sentences([
      `${market.capital}, ${regionLabels[market.region]}`,
      ...market.regulators.map(({ name, of }) => labelText(name, of)),
      ...market.laws.flatMap(({ title, year, section }) => [`${title} (${year})`, section]),
      ...market.products.flatMap(({ product, status, text, section }) => [
        labelText(productLabels[product], statusLabels[status].label),
        text,
        section,
      ]),
      ...market.taxes.flatMap((tax) => [labelText(tax.name, taxTermText(tax)), tax.section]),
      ...Object.values(market.licence).flatMap((point) => [point?.value, point?.section]),
      ...[...market.opportunities, ...market.challenges].map(({ text }) => text),
      ...market.judgements.flatMap(({ score, text, why }) => [scoreWords[score], text, why]),
      ...edition
        .newestFacts(market.slug)
        .map(({ key, value, unit }) => labelText(factLabels[key], quantityText(value, unit))),
    ]),
  }
}

function answerDocument(market: Market, entry: Market['products'][number]): SearchDocument {
  const { product, status, text, section } = entry
  return {
    kind: 'answer',
    title: launchQuestionOf(product, market.name),
    href: routes.answer.href({ slug: market.slug, product }),
    date: market.checkedAt,
    market: null,
    excerpt: sentences([statusLabels[status].label, text]),
    body: sentences([productLabels[product], section]),
  }
}

export function noteDocument(edition: Edition, note: Note): SearchDocument {
  return {
    kind: 'note',
    title: note.title,
    href: routes.note.href({ slug: note.slug }),
    date: note.date,
    market: null,
    excerpt: note.excerpt,
    body: sentences([
      withoutMarkdown(fillPlaceholders(edition, note.body)),
      ...note.markets.map((slug) => edition.findMarket(slug)?.name),
      ...note.corrections.map(({ text }) => text),
    ]),
  }
}

function personDocument(edition: Edition, person: Person): SearchDocument {
  const { slug, name, role, languages, markets, text } = person
  return {
    kind: 'person',
    title: name,
    href: routes.person.href({ slug }),
    date: null,
    market: null,
    excerpt: role,
    body: sentences([
      withoutMarkdown(text),
      ...languages.map(languageName),
      ...markets.map((market) => edition.findMarket(market)?.name),
    ]),
  }
}

function ruleDocument(edition: Edition, rule: Rule): SearchDocument {
  const { name } = edition.getMarket(rule.market)
  return {
    kind: 'rule',
    title: rule.title,
    href: routes.rule.href({ slug: rule.slug }),
    date: rule.date,
    market: name,
    excerpt: rule.text,
    body: sentences([
      name,
      rule.before,
      rule.after,
      rule.section,
      stageLabels[rule.stage],
      ...rule.topics.map((topic) => topicLabels[topic]),
    ]),
  }
}

/** Returns a document for each duty of a market. */
function obligationDocuments(market: Market): SearchDocument[] {
  return dutyTexts().flatMap(({ code, label, text }) => {
    const entries = obligationsOf(market, { duty: code })
    if (entries.length === 0) return []
    return {
      kind: 'obligation',
      title: label,
      href: obligationsPath({ markets: [market.slug], duty: code }),
      date: latestDay(entries.map(({ checkedAt }) => checkedAt)),
      market: market.name,
      excerpt: sentences(entries.map(({ value }) => value ?? messages.search.notVerified)),
      body: sentences([market.name, text]),
    }
  })
}

function latestDay(days: readonly string[]): string | null {
  return days.toSorted().at(-1) ?? null
}

function reportDocument({ slug, title, description, type, figure }: ReportCard): SearchDocument {
  const rows = figureRows(figure).map(({ label, value }) => labelText(label, value))
  return {
    kind: 'report',
    title,
    href: routes.report.href({ slug }),
    date: null,
    market: null,
    excerpt: description,
    body: sentences([type, figure.caption, ...rows]),
  }
}

function serviceDocument({ slug, title, description, features, deliverable }: Service) {
  return {
    kind: 'service' as const,
    title,
    href: `${routes.services.href()}#${slug}`,
    date: null,
    market: null,
    excerpt: description ?? '',
    body: sentences([...features, deliverable]),
  }
}

/** Returns the document of a page; none for the questions, which have documents of their own. */
function pageDocument(edition: Edition, { slug, title, lead, body }: FirmPage): SearchDocument[] {
  if (slug === 'faq') return []
  const text = fillPlaceholders(edition, body)
  return [
    {
      kind: 'page',
      title,
      href: pagePath(slug),
      date: null,
      market: null,
      excerpt: fillPlaceholders(edition, lead ?? ''),
      body: withoutMarkdown(text),
    },
  ]
}

type AnsweredQuestion = ReturnType<typeof questionsOf>[number]

function questionDocument({ question, answer }: AnsweredQuestion): SearchDocument {
  return {
    kind: 'question',
    title: question,
    href: questionsPath(),
    date: null,
    market: null,
    excerpt: answer,
    body: '',
  }
}

/** Joins texts as sentences, so that a snippet across two of them shows where the second begins. */
function sentences(texts: readonly (string | null | undefined)[]): string {
  return texts
    .flatMap((text) => text?.trim() || [])
    .map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`))
    .join(' ')
}
