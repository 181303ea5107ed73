/** The categories of notes; `all` does not filter. */
export const categories = [
  { slug: 'all', label: 'All' },
  { slug: 'market-analysis', label: 'Market Analysis' },
  { slug: 'compliance', label: 'Compliance' },
  { slug: 'technology', label: 'Technology' },
  { slug: 'marketing', label: 'Marketing' },
  { slug: 'investment', label: 'Investment' },
] as const

/** The slug of a category. */
export type Category = (typeof categories)[number]['slug']

/** Returns the label of a category; empty for an unknown one. */
export function categoryLabel(category: Category): string {
  return categories.find(({ slug }) => slug === category)?.label ?? ''
}

/** The opening of the insights page. */
export const hero = {
  eyebrow: 'Insights',
  title: 'Notes from the field, with their sources',
  lead: 'Short pieces on what changed, what it means and what we would check. Each is dated, because in these markets a fact can age in a month.',
} as const

/** The headings of the two lists of notes. */
export const articleLists = {
  featured: 'Featured Articles',
  latest: 'Latest Insights',
  none: 'There is no note in this category yet.',
} as const

/** The headings of a note's own page. */
export const notePage = {
  sources: 'Sources',
  corrections: 'Corrections',
  cite: 'Cite this note',
  rules: 'Related rules',
  related: 'Read next',
} as const

/** The call to action under a note, which names the market if there is only one. */
export const noteAction = {
  title: (market: string | null) =>
    market ? `What does this change for you in ${market}?` : 'What does this change for you?',
  text: 'Tell us your product and your timetable. We answer with what we would check first, and with the sources we would check it in.',
  action: 'Ask us about it',
} as const

/** The newsletter box. */
export const newsletter = {
  title: 'One newsletter a month',
  text: 'What changed in law, tax and practice, with the sources. Confirm by email; unsubscribe with one click.',
  label: 'Email address',
  action: 'Subscribe',
  archive: 'Newsletter archive',
} as const

/** The call to action at the end of the insights page. */
export const customResearch = {
  title: 'A question nobody has written up?',
  text: 'We research to order: one market, one product, one decision. You receive the paper, the sources and an hour to question us about both.',
  action: 'Request Custom Research',
} as const
