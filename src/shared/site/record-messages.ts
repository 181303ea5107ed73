/** The sentences about records for programs and feeds, which no start of the Worker reads. */
export const recordMessages = {
  agents: {
    name: 'Markets, taxes, obligations and rules of African iGaming',
    instructions:
      'Every answer is a list of records with the source, its section, the day of our check and the edition. Quote the source and the day; "unverified" means that no source was found. Markets are named by slug or name, for example "uganda". No legal advice.',
    unknownMarket: (name: string, known: string[]) =>
      `We do not cover ${name}. Markets: ${known.join(', ')}.`,
    unknownRule: (slug: string) => `There is no rule ${slug}. Use list_rules or search.`,
    onIsNoDay: 'Give `on` as a day up to today, YYYY-MM-DD.',
    needsFilter: 'Name a market or a duty.',
    needsTwo: 'Name two to four markets.',
    batch: 'Send one message at a time.',
    failed: 'This cannot be answered at the moment. Try again later.',
    search:
      'Search rules, obligations, markets, answers and articles. Obligations come with their value and source, so that "minimum age in Uganda" is answered by this one call.',
    getMarket:
      'The dossier of a market: status of each product, laws, taxes, licence, facts, opportunities and challenges. With "on", as of a past day (YYYY-MM-DD). Of the taxes, those with "inForce" apply on that day.',
    getRule: 'A rule by its slug: what it said before and says after, its stage and effective day.',
    listRules: 'Rules, newest first, 20 a page; by market, topic and stage.',
    getObligations:
      'What binds an operator: by market and duty, for example duty "minimum-age", "aml", "identity-check". A market or a duty is needed.',
    compareMarkets:
      'Two to four markets for a product: status, taxes in force, and what is left of stakes after each tax.',
    getChanges:
      'What editions changed, newest first: each field before and after; by market and days.',
  },
  llms: {
    rules: 'Rules, newest first',
    obligations: 'Obligations',
    markets: 'Markets',
    records: 'Records',
    changes: 'Changes, edition by edition',
    forms:
      'Each dossier, answer, rule and article has a Markdown form: its address with .md, or Accept: text/markdown.',
    tools: (address: string) =>
      `Agents can call tools by the Model Context Protocol at ${address}.`,
  },
  editions: {
    published: (kind: string, title: string) => `${kind}: ${title}`,
    unpublished: (kind: string, title: string) => `${kind} unpublished: ${title}`,
    several: (count: number) => `${count} records`,
    release: 'Records of a new release',
  },
} as const
