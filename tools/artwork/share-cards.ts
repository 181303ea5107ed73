import { categories } from '#shared/content/insights.ts'
import { dayText } from '#shared/dates.ts'
import { countryName } from '#shared/knowledge/countries.ts'
import { officeName } from '#shared/knowledge/firm.ts'
import type { EditionRecords, Note, NoteCategory } from '#shared/knowledge/schemas.ts'

/** The texts on the picture of a page. */
export type ShareCard = {
  slug: string
  /** In lines, or as one text that is broken where it has to be. */
  headline: readonly string[] | string
  line: readonly string[]
  /** Chooses the hill behind the words, so that each page has its own. */
  seed: number
}

/** The pictures of pages. The firm's name is a setting, so none says it. */
function pageCards({ firm, markets }: EditionRecords): ShareCard[] {
  const [office] = firm.addresses
  const [figure] = firm.figures
  const keyMarkets = markets.filter(({ market }) => market.depth === 'full')
  return [
    {
      slug: 'home',
      headline: ['African iGaming', 'markets, read', 'from the ground.'],
      line: ['Licensing', 'Market entry', 'Investment'],
      seed: 2,
    },
    {
      slug: 'about-us',
      headline: ['Global gaming,', 'African ground,', 'responsible growth.'],
      line: [
        ...(firm.founded ? [`Founded ${firm.founded}`] : []),
        ...(office ? [office.label] : []),
        ...(figure ? [`${figure.value} ${figure.label}`] : []),
      ],
      seed: 3,
    },
    {
      slug: 'services',
      headline: ['From first licence', 'to steady operation.'],
      line: ['Compliance', 'Entry', 'Marketing', 'Investors', 'Legal'],
      seed: 5,
    },
    {
      slug: 'markets',
      headline: ['Know the rules', 'before you enter.'],
      line: keyMarkets.map(({ market }) => market.name),
      seed: 10,
    },
    {
      slug: 'insights',
      headline: ['What changed,', 'and what it', 'means for you.'],
      line: ['Market analysis', 'Compliance', 'Technology'],
      seed: 14,
    },
    {
      slug: 'contact',
      headline: ['Tell us which', 'market you want', 'to enter.'],
      line: firm.addresses.map(({ label, country }) =>
        officeName({ label, country: countryName(country) }),
      ),
      seed: 18,
    },
    {
      slug: 'rules',
      headline: ['What the rule said,', 'and what it', 'says now.'],
      line: ['Ledger of Rules', 'Every entry with its source'],
      seed: 21,
    },
    {
      slug: 'compare',
      headline: ['From stake', 'to dividend,', 'side by side.'],
      line: ['Compare Markets', 'Status', 'Licence', 'Tax'],
      seed: 26,
    },
    {
      slug: 'data',
      headline: ['Every figure', 'with its source', 'and its date.'],
      line: ['Open data', 'CSV', 'JSON', 'CC BY 4.0'],
      seed: 30,
    },
    {
      slug: 'search',
      headline: ['Find the market,', 'the rule,', 'the note.'],
      line: ['Search'],
      seed: 33,
    },
    {
      slug: 'legal',
      headline: ['What we keep,', 'how long,', 'and why.'],
      line: ['Privacy Policy', 'Terms of Service'],
      seed: 36,
    },
  ]
}

const seeds: Readonly<Record<NoteCategory, number>> = {
  'market-analysis': 41,
  compliance: 44,
  technology: 46,
  marketing: 49,
  investment: 51,
}

/** The pictures of words alone: pages, the categories of notes, and each note of the edition. */
export function shareCards(records: EditionRecords): ShareCard[] {
  return [
    ...pageCards(records),
    ...categoryCards(),
    ...records.notes.map((note) => noteCard(note, records)),
  ]
}

/** For notes that are published after the pictures were drawn. */
function categoryCards(): ShareCard[] {
  return categories.flatMap(({ slug, label }) =>
    slug === 'all'
      ? []
      : [{ slug: `category-${slug}`, headline: [label], line: ['Insights'], seed: seeds[slug] }],
  )
}

function noteCard(note: Note, { markets }: EditionRecords): ShareCard {
  const { slug, title, category, date } = note
  const label = categories.find((one) => one.slug === category)?.label ?? ''
  const names = markets.filter(({ market }) => note.markets.includes(market.slug))
  const about = names.length <= 2 ? names.map(({ market }) => market.name) : []
  return {
    slug: `note-${slug}`,
    headline: title,
    line: [label, dayText(date), ...about],
    seed: seeds[category],
  }
}
