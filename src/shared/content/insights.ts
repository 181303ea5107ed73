/** What the category buttons offer; `all` filters nothing. */
export const categories = [
  { slug: 'all', label: 'All' },
  { slug: 'market-analysis', label: 'Market Analysis' },
  { slug: 'compliance', label: 'Compliance' },
  { slug: 'technology', label: 'Technology' },
  { slug: 'marketing', label: 'Marketing' },
  { slug: 'investment', label: 'Investment' },
] as const

/** A category button, by its slug. */
export type Category = (typeof categories)[number]['slug']

/** A category an article can have. */
export type ArticleCategory = Exclude<Category, 'all'>

/** An article of the insights page, true on its date. */
export type Article = {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly category: ArticleCategory
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly featured: boolean
  readonly body: readonly string[]
  readonly sources: readonly string[]
}

const wordsPerMinute = 200

/** The time an adult needs to read the body, in whole minutes, at least one. */
export function readMinutes(article: Pick<Article, 'body'>): number {
  const words = article.body.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The opening of the insights page. */
export const hero = {
  eyebrow: 'Insights',
  title: 'Notes from the field, with their sources',
  lead: 'Short pieces on what changed, what it means and what we would check. Each is dated, because in these markets a fact can age in a month.',
} as const

/** The headings of the two article lists. */
export const articleLists = {
  featured: 'Featured Articles',
  latest: 'Latest Insights',
  none: 'There is no note in this category yet.',
} as const

/** The articles, newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'four-markets-four-kinds-of-certainty',
    title: 'Four markets, four kinds of certainty',
    excerpt:
      'South Africa, Nigeria, Kenya and Ghana are often ranked by size. Ranking them by what you can know in advance gives a different order, and a more useful one.',
    category: 'market-analysis',
    date: '2026-11-10',
    featured: true,
    body: [
      'A market can be large and still be a poor first choice, if nobody can tell you on Monday what will be lawful on Friday. We therefore ask a second question after size: what kind of certainty does this market offer?',
      'South Africa offers certainty of practice. The National Gambling Act dates from 2004, nine provinces license under it, and the habits of those offices are well known. What is open is at the edges: casino content sold as betting, and a national tax on online revenue that the Treasury put forward in November 2025.',
      'Nigeria offers certainty of principle. Since the Supreme Court’s judgment of 22 November 2024 there is no doubt that the states decide. How far one certificate carries from state to state is a matter for agreement between them, and agreements are renewed by people.',
      'Kenya offers certainty of text. Its act of 2025 is recent, clear and names online gambling. The practice under it is still young, and a careful entrant leaves room in the timetable for that. Ghana offers certainty of address. One commission, one act, one yearly renewal. The act is from 2006 and says little about the internet, so the commission’s guidance matters more than the statute.',
      'None of these is best. A company with patient capital may prefer text to practice; one with a tested product may prefer the reverse. Decide which uncertainty you can carry, and the order of entry often follows.',
    ],
    sources: [
      'National Gambling Act 7 of 2004, South Africa',
      'Attorney-General of Lagos State v Attorney-General of the Federation, SC/01/2008, Supreme Court of Nigeria, 22 November 2024',
      'Gambling Control Act, 2025 (No. 14 of 2025), Kenya',
      'Gaming Act, 2006 (Act 721), Ghana',
    ],
  },
  {
    slug: 'design-for-the-regulators-feed',
    title: 'Design for the regulator’s feed',
    excerpt:
      'Live monitoring is becoming a condition of trading in East Africa. Platforms that treat it as an export at the end of the month will struggle.',
    category: 'technology',
    date: '2026-09-08',
    featured: false,
    body: [
      'For a long time a regulator saw a betting business once a year, through returns. That is changing. Kenya’s act of 2025 provides for real-time monitoring of gambling transactions. Uganda’s Lotteries and Gaming Act already foresees a national central electronic monitoring system, and the authorities there have been building one.',
      'For a platform vendor this is an architectural fact, not a reporting feature. If stakes, results, deposits and withdrawals live in separate systems that agree only after a nightly job, a live feed will publish your disagreements as they happen.',
      'We suggest three habits. Keep one append-only ledger in which every movement of a player’s money has a single identifier, and let every report, internal or official, be a view of it. Record the time an event happened and the time you learned of it as two fields. And send corrections as new entries that point to the old one; regulators forgive a corrected record far sooner than a rewritten one.',
      'Then consider the player in the data. A feed that carries names and numbers is personal data under Kenya’s Data Protection Act, 2019, and under similar acts elsewhere. Send what the law asks for and no more, and write down why.',
      'A final benefit is close to home. The ledger that satisfies a supervisor also shows, early, which players are losing more than they used to. Use it for them as well.',
    ],
    sources: [
      'Gambling Control Act, 2025 (No. 14 of 2025), Kenya',
      'Lotteries and Gaming Act, 2016, Uganda, section 61',
      'Data Protection Act, 2019, Kenya',
    ],
  },
  {
    slug: 'count-people-not-sim-cards',
    title: 'Count people, not SIM cards',
    excerpt:
      'Kenya has more mobile lines than inhabitants. A market model built on subscriptions will find customers who do not exist, and some who must not be served.',
    category: 'market-analysis',
    date: '2026-07-14',
    featured: false,
    body: [
      'The Communications Authority of Kenya counted 84.1 million active mobile subscriptions at the end of March 2026, or 157.7 for every hundred people. The figure is correct. It is also the wrong place to begin a market model.',
      'A subscription is a line, not a person. One trader may hold two personal lines, a till number and a tracker in a van. The same report counted 53.4 million mobile money subscriptions, which is nearer to a count of adults who pay by phone, and still not the same thing.',
      'We build the figure from the other end. Start with the population, remove everyone below the legal age, and be honest about how many that is: in Nigeria roughly four people in ten are under fifteen. Then remove adults without a phone of their own, without a verified wallet, and without income to spare. What remains is the market you may address. It is smaller than the slide, and it is real.',
      'The last step is the one most often left out. Income matters more than age or handset. A product that depends on people spending what they need for food is not a growth story; it is a risk, to them first and then to the licence.',
      'A model that survives these subtractions is worth showing to a board. One that does not would have been corrected by the first quarter’s trading anyway, at a higher price.',
    ],
    sources: [
      'Communications Authority of Kenya, Sector statistics report, third quarter of 2025/26 (January to March 2026)',
      'CIA, The World Factbook, 2025 edition, Nigeria, age structure (2024 estimates)',
    ],
  },
  {
    slug: 'three-seconds-of-warning',
    title: 'Three seconds of warning',
    excerpt:
      'South Africa’s advertising rules are short and precise, and many advertisements still miss them. A checklist costs less than a withdrawn campaign.',
    category: 'marketing',
    date: '2026-06-16',
    featured: false,
    body: [
      'In May 2025 South Africa’s minister of trade, industry and competition told Parliament that the National Gambling Board had reviewed current gambling advertising and found that a number of operators did not fully comply. The faults were ordinary: warnings too small to read, too brief to notice, or absent online.',
      'The rule behind this is regulation 3 of the National Gambling Regulations. An advertisement must carry a clear warning about addictive and compulsive gambling. In film or television it must name the National Responsible Gambling Programme with its toll-free number and slogan, legibly, for at least three seconds. The act also keeps advertising out of media directed mainly at people under eighteen.',
      'None of this is difficult. It fails because the person who edits the six-second version never sees the rule. So put the rule where the editing happens. Build the warning into the template, at a size that cannot be changed. Keep a list of every placement with its audience. Ask affiliates for the same, in the contract, with the right to look.',
      'Then go a little further than the text. Leave out the countdown, the near miss and the young face. Say what a bonus costs to unlock. An advertisement that a tired regulator can approve at a glance is also one that an adult can trust.',
    ],
    sources: [
      'National Gambling Act 7 of 2004 and National Gambling Regulations, 2004, regulation 3, South Africa',
      'Minister of Trade, Industry and Competition, reply to a question in the National Assembly, South Africa, May 2025',
    ],
  },
  {
    slug: 'build-for-mobile-money-first',
    title: 'Build for mobile money first',
    excerpt:
      'A cashier designed for cards and adapted to wallets will leak trust at every step. Turning the order round changes identity, limits and support.',
    category: 'technology',
    date: '2026-05-20',
    featured: false,
    body: [
      'Sub-Saharan Africa had about 1.1 billion registered mobile money accounts at the end of 2024, a little more than half of the world’s, and two thirds of the value sent. For many players in Kenya, Ghana, Uganda or Tanzania the wallet is not an alternative to a card. It is the account.',
      'A platform that arrives with a card cashier usually adds wallets as one more method in the list. The better order is the reverse. Treat the verified phone number as the first identifier. Expect confirmation to arrive seconds or minutes after the request, sometimes twice, sometimes not at all. Make every deposit safe to repeat, show a pending state in honest words, and let support find a payment by the code in the player’s text message.',
      'Payouts deserve more care still. A withdrawal that takes a day where transfers take seconds reads as refusal. Botswana’s regulator has warned operators about delayed payments in public; others will follow.',
      'Tax now sits in the same place. In Kenya, deposits to a betting wallet and withdrawals from it are each taxed at 5 per cent since the Finance Act 2025, so the cashier must show gross, tax and net before the player agrees.',
      'And because the wallet holds household money, put limits there. A deposit limit set before the first deposit is the one that works.',
    ],
    sources: [
      'GSMA, State of the Industry Report on Mobile Money, 2025',
      'Finance Act, 2025, Kenya; Parliamentary Budget Office, Budget Watch, 2025',
      'Mmegi, report on the Gambling Authority of Botswana, 21 January 2026',
    ],
  },
  {
    slug: 'tax-is-a-product-decision',
    title: 'Tax is a product decision',
    excerpt:
      'Where a tax falls, on stake, revenue, deposit or payout, decides what the player sees and what the investor owns. Four recent changes show how.',
    category: 'investment',
    date: '2026-04-14',
    featured: false,
    body: [
      'Within eighteen months four governments have moved a gambling tax or proposed to, and no two in the same way. Ghana took a tax away. In March 2025 Parliament repealed the 10 per cent withholding on winnings that had been collected since August 2023. The 20 per cent tax on gross gaming revenue stays, and it falls before costs.',
      'Kenya moved the point of collection. Since the Finance Act 2025 the player pays 5 per cent when money enters a betting wallet and 5 per cent when it leaves, whether or not a bet was placed. Parliament’s budget office expects receipts to more than double, at lower rates.',
      'Lagos added one. Since 20 February 2026 operators withhold 5 per cent of net winnings for the state’s revenue service, against the player’s national identity number.',
      'South Africa is considering one: 20 per cent of gross gambling revenue online, beside provincial taxes. Comments closed on 27 February 2026, and nothing has been enacted as we write.',
      'For an investor the lesson is that headline rates compare badly. A tax on revenue shrinks the margin; a tax on deposits shrinks the habit; a tax on winnings shows in the payout and sends some players to unlicensed sites that do not withhold. Model each on its own line, ask which of them the target has actually remitted, and test the case in which two of them change in the same year.',
    ],
    sources: [
      'Income Tax (Amendment) Act, 2023 (Act 1094), and the amendment passed by Parliament on 26 March 2025, Ghana',
      'Finance Act, 2025, Kenya; Parliamentary Budget Office, Budget Watch, 2025',
      'Lagos State Lotteries and Gaming Authority, public notice, 20 February 2026',
      'National Treasury, draft discussion paper on a national online gambling tax, South Africa, November 2025',
    ],
  },
  {
    slug: 'what-the-end-of-grey-listing-changes',
    title: 'What the end of grey-listing changes, and what it does not',
    excerpt:
      'Four African countries left the FATF’s list of jurisdictions under increased monitoring in October 2025. Your diligence list should change by three lines, not ten.',
    category: 'investment',
    date: '2026-03-03',
    featured: true,
    body: [
      'On 24 October 2025 the Financial Action Task Force removed South Africa, Nigeria, Mozambique and Burkina Faso from its list of jurisdictions under increased monitoring, after visits confirmed that their action plans were complete. Kenya, Namibia and Côte d’Ivoire were among those that remained at that date.',
      'For a gaming investment the effect is practical. Correspondent banks ask fewer questions about a payment from Johannesburg or Lagos. A fund’s compliance committee may no longer need an exception. Some lenders will shorten their enhanced review. That is worth days in a closing timetable, and sometimes a cheaper facility.',
      'What does not change is the target. A country’s rating says nothing about whether this company knows its customers. In South Africa a gambling business is an accountable institution under the Financial Intelligence Centre Act, and its duties are the same on both sides of the date. So ask for the risk assessment, the last independent test and the register of reports made. A business of any size that has never reported anything suspicious has either remarkable players or a closed eye.',
      'We would change three lines: the country-risk score, the bank’s questionnaire and the expected closing time. The other lines stay as they are, and so does the first of them: whose money is this, and how do you know?',
    ],
    sources: [
      'Financial Action Task Force, Jurisdictions under increased monitoring, 24 October 2025',
      'Financial Intelligence Centre Act 38 of 2001, schedule 1, South Africa',
    ],
  },
  {
    slug: 'your-affiliate-speaks-with-your-licence',
    title: 'Your affiliate speaks with your licence',
    excerpt:
      'A regulator who finds a misleading post looks for the licence behind it. Six clauses make an affiliate agreement you can defend.',
    category: 'marketing',
    date: '2026-02-10',
    featured: false,
    body: [
      'An affiliate is paid to be persuasive. The licence holder answers for what was said. That imbalance is the whole subject, and most affiliate agreements we are shown deal with it in one sentence.',
      'We ask for six clauses. Content: every claim about odds, bonuses or payouts comes from approved text, and the warning required in that market is part of the text. Audience: no media directed mainly at minors, no sports or music channels whose followers are mostly under age, no messages to people who have excluded themselves. Channels: a closed list, with new ones approved in writing. Data: no lists bought elsewhere, and consent that can be shown. Payment: no share of losses from a player who was already flagged as at risk. Inspection: the right to see placements, and to stop payment on a breach.',
      'The fifth clause is the unusual one and the most telling. A partner who declines it has explained the business model.',
      'Then check. Sample twenty placements a month in each market, including the ones that appear only on a phone and only in the evening. Keep the pictures with their dates. In Nigeria and Kenya ask someone who speaks the language of the post, since a careful English page may sit beside a careless one.',
      'The cost is a few hours. The alternative is to learn what was said in your name from the authority that issued it.',
    ],
    sources: [
      'National Gambling Act 7 of 2004, section 15, South Africa',
      'Gambling Control Act, 2025 (No. 14 of 2025), Kenya',
      'Nigeria Data Protection Act, 2023',
    ],
  },
  {
    slug: 'nigeria-one-certificate-many-states',
    title: 'Nigeria: one certificate, many states',
    excerpt:
      'A year after the Supreme Court gave gaming to the states, many of them recognise one certificate. What it opens, and what it leaves shut.',
    category: 'compliance',
    date: '2026-01-12',
    featured: true,
    body: [
      'On 22 November 2024 the Supreme Court of Nigeria ended an argument that had begun in 2008. Lotteries and gaming, it held, belong to the state assemblies. The National Lottery Act 2005 may be applied only in the Federal Capital Territory.',
      'Overnight an operator with one federal licence needed an answer for every state it served. The answer came on 7 May 2025, when member states of the Federation of State Gaming Regulators of Nigeria signed a reciprocity framework. One Universal Reciprocity Certificate is recognised by the signatories for online sports betting, online casino, public online lottery and promotional competitions. Holders of former federal licences that met the requirements were excused the fees of 2025.',
      'Two limits matter. The framework binds those who signed it; at its meetings the federation has spoken of some two dozen members, and Nigeria has thirty-six states. And it is an agreement, not a statute, so each state’s own law still stands behind it.',
      'A third question has been answered for now. On 2 December 2025 the National Assembly passed a Central Gaming Bill that would have returned online gaming to a federal body. On 19 December the President said he would not sign it, because the constitution leaves the matter to the states.',
      'Our advice is plain. Hold the certificate, keep a table of states with their status and date, and block play where you have no answer.',
    ],
    sources: [
      'Attorney-General of Lagos State v Attorney-General of the Federation, SC/01/2008, Supreme Court of Nigeria, 22 November 2024',
      'Federation of State Gaming Regulators of Nigeria, Subnational Reciprocity Licensing Framework, 7 May 2025',
      'ThisDay, report on the Central Gaming Bill, 22 December 2025',
    ],
  },
  {
    slug: 'what-the-roulette-judgment-says',
    title: 'What the roulette judgment says, and what it leaves open',
    excerpt:
      'South Africa’s Supreme Court of Appeal has ruled on bets placed on roulette in Gauteng. The reasoning is narrow, and the planning question is wide.',
    category: 'compliance',
    date: '2025-11-06',
    featured: false,
    body: [
      'On 21 October 2025 the Supreme Court of Appeal decided Portapa v Casino Association of South Africa. The question was whether a bookmaker licensed in Gauteng may take fixed-odds bets on streamed roulette. The answer was no.',
      'The reasoning rests on words. The Gauteng Gambling Act lets a bookmaker accept bets on sporting events. Roulette, the court held, is a casino game and not a sporting event in any sensible reading. It also found no conflict with the National Gambling Act, which speaks of bets on contingencies more widely: a province may license less than the national act would allow.',
      'Two readings followed within days. The National Gambling Board welcomed the judgment as a rule for the whole country. The bookmakers’ association answered that it turns on one province’s statute, and that other provincial acts are worded differently. Both statements can be read with profit; only the judgment binds.',
      'If you supply or offer casino-style content as betting, the planning question is now simple to state. For each province in which you are licensed, which words describe what may be bet upon, and which product relies on the widest of them? Put the answer in a table, take local counsel’s opinion on the doubtful rows, and decide what the business looks like without them.',
      'Interactive casino gambling itself remains unlicensed in South Africa. A product that resembles it closely should expect to be treated as if it were.',
    ],
    sources: [
      'Portapa (Pty) Ltd t/a Supabets and Others v Casino Association of South Africa and Another [2025] ZASCA 158, 21 October 2025',
      'Gauteng Gambling Act 4 of 1995, section 55, South Africa',
      'National Gambling Act 7 of 2004, South Africa',
    ],
  },
]

/** The newsletter box. */
export const newsletter = {
  title: 'One letter a month',
  text: 'What changed in law, tax and practice, with the sources. You confirm by email first, and one click ends it.',
  label: 'Email address',
  action: 'Subscribe',
} as const

/** The band that closes the insights page. */
export const customResearch = {
  title: 'A question nobody has written up?',
  text: 'We research to order: one market, one product, one decision. You receive the paper, the sources and an hour to question us about both.',
  action: 'Request Custom Research',
} as const
