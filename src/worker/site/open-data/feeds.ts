import { categoryLabel } from '#shared/content/insights.ts'
import type { Market, Note, Rule } from '#shared/knowledge/schemas.ts'
import { stageLabels, topicLabels } from '#shared/knowledge/words.ts'
import { project } from '#shared/project.ts'
import { routes } from '#shared/routes.ts'
import { feedMessages } from '#shared/site/feed-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import type { NoteHead } from '#worker/knowledge/published-records.ts'
import type { Feed, FeedEntry } from './atom.ts'
import type { PublicationTimes } from './publication-times.ts'

/** The number of entries in a feed. */
export const maxEntries = 50

/** Returns the notes that the feed contains. */
export function notesInFeed({ notes }: Edition): readonly NoteHead[] {
  return notes.slice(0, maxEntries)
}

/** Returns the feed of notes, newest first. */
export function notesFeed(edition: Edition, notes: readonly Note[], times: PublicationTimes): Feed {
  return {
    id: feedTag('insights'),
    ...feedMessages.notes,
    self: routes.notesFeed.href(),
    alternate: routes.insights.href(),
    published: edition.publishedAt,
    entries: notes.slice(0, maxEntries).map((note) => noteEntry(edition, note, times)),
  }
}

/** Returns the feed of all rules, newest first. */
export function rulesFeed(edition: Edition, times: PublicationTimes): Feed {
  return {
    id: feedTag('rules'),
    ...feedMessages.rules,
    self: routes.rulesFeed.href(),
    alternate: routes.rules.href(),
    published: edition.publishedAt,
    entries: ruleEntries(edition, edition.rules, times),
  }
}

/** Returns the feed of a market's rules, newest first. */
export function marketRulesFeed(
  edition: Edition,
  { slug, name }: Market,
  times: PublicationTimes,
): Feed {
  return {
    id: feedTag(`markets/${slug}/rules`),
    ...feedMessages.rulesOf(name),
    self: routes.marketRulesFeed.href({ market: slug }),
    alternate: `${routes.rules.href()}?market=${slug}`,
    published: edition.publishedAt,
    entries: ruleEntries(edition, edition.rulesOf({ market: slug }), times),
  }
}

function noteEntry(edition: Edition, note: Note, times: PublicationTimes): FeedEntry {
  const person = note.author === null ? null : edition.findPerson(note.author)
  const { slug, title, excerpt, category, date, corrections } = note
  const [newest] = corrections
  const href = routes.note.href({ slug })
  const sources = note.sources.map(({ source }) => source)
  return {
    id: feedTag(`insights/${slug}`),
    title,
    href,
    published: date,
    updated: times.get(slug) ?? (newest && newest.date > date ? newest.date : date),
    summary: excerpt,
    ...(person && { author: { name: person.name, href: routes.person.href(person) } }),
    content: markdownHtml(note.body, sources, edition),
    categories: [{ term: category, label: categoryLabel(category) }],
  }
}

function ruleEntries(
  edition: Edition,
  rules: readonly Rule[],
  times: PublicationTimes,
): FeedEntry[] {
  return rules.slice(0, maxEntries).map(({ slug, market, date, stage, topics, title, text }) => {
    const { name } = edition.getMarket(market)
    return {
      id: feedTag(`rules/${slug}`),
      title: feedMessages.ofMarket(name, title),
      href: routes.rule.href({ slug }),
      published: date,
      updated: times.get(slug) ?? date,
      summary: text,
      categories: [
        { term: market, label: name },
        { term: stage, label: stageLabels[stage] },
        ...topics.map((topic) => ({ term: topic, label: topicLabels[topic] })),
      ],
    }
  })
}

/** Returns the id of a feed or an entry: a `tag:` URI (RFC 4151). */
export function feedTag(specific: string): string {
  return `tag:${project.tagAuthority.domain},${project.tagAuthority.year}:${specific}`
}
