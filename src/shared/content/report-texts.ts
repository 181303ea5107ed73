import type { FactKey, Market, TaxBase } from '../knowledge/schemas.ts'
import type { ReportSlug } from './reports.ts'

/** A value of a record as text. */
export type RecordValue = {
  readonly words: string
  /** The date of the value, or the date from which it applies. */
  readonly date: string
  /** The id of its source. */
  readonly source: string
  /** The citation mark of its source: `[^id]`. */
  readonly cite: string
}

/** The values of records that the texts of reports use. */
export interface RecordWords {
  /** Returns the newest value of a quantity: `84.1 million subscriptions`. */
  fact(market: string, key: FactKey): RecordValue
  /** Returns the population of the markets together: `393 million people`. */
  people(markets: readonly string[]): string
  /** Returns the tax in force on a base, `20 per cent`, with the date from which it applies. */
  tax(market: string, base: TaxBase): RecordValue
  /** Returns the title and the date of a rule. */
  rule(slug: string): RecordValue
  licence(market: string, point: keyof Market['licence']): RecordValue
  /** The month of the edition: `November 2026`. */
  readonly month: string
}

/** A value of a report with its source. */
export type KeyFigure = {
  readonly label: string
  readonly value: string
  /** The date of the value; empty if the value contains it. */
  readonly date: string
  /** The id of its source. */
  readonly source: string
}

/** The tables and figures that a section shows below its text. */
export type ReportDrawing = 'stake-to-dividend' | 'statuses' | 'taxes'

/** A section of a report; the points follow the paragraphs as a list. `[^id]` cites a source. */
type ReportSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
  readonly drawing?: ReportDrawing
}

/** The full text of a report. */
export type ReportText = {
  readonly covers: readonly string[]
  readonly keyFigures: readonly KeyFigure[]
  readonly sections: readonly ReportSection[]
}

/** Returns the text of each report by its slug, with values from the records. */
export function reportTexts(records: RecordWords): Readonly<Record<ReportSlug, ReportText>> {
  return {
    'four-key-markets-2026': fourKeyMarkets(records),
    'licensing-guide-2026': licensingGuide(records),
    'investor-diligence-2026': investorDiligence(records),
  }
}

function quantity(label: string, { words, date, source }: RecordValue): KeyFigure {
  return { label, value: words, date, source }
}

function rate(label: string, { words, date, source }: RecordValue): KeyFigure {
  return { label, value: words, date: date && `since ${date}`, source }
}

function day(label: string, { date, source }: RecordValue): KeyFigure {
  return { label, value: date, date: '', source }
}

function point(label: string, { words, source }: RecordValue): KeyFigure {
  return { label, value: words, date: '', source }
}

const four = ['south-africa', 'nigeria', 'kenya', 'ghana']

function fourKeyMarkets({ fact, people, rule, tax }: RecordWords): ReportText {
  const lines = fact('kenya', 'mobile-subscriptions')
  const wallets = fact('kenya', 'mobile-money')
  const young = fact('nigeria', 'under-25')
  const revenue = fact('south-africa', 'gross-gaming-revenue')
  const [deposits, withdrawals] = [tax('kenya', 'deposits'), tax('kenya', 'withdrawals')]
  const [ofKenya, ofGhana] = [tax('kenya', 'ggr'), tax('ghana', 'ggr')]
  return {
    covers: [
      'Size, age and connectivity of the four markets',
      'Law and regulator in each, in one page',
      'Where tax falls, and on whom',
      'Payments and identity',
      'Duties towards players',
      'A method for choosing the order of entry',
    ],
    keyFigures: [
      quantity('Population of Nigeria', fact('nigeria', 'population')),
      quantity('Population of South Africa', fact('south-africa', 'population')),
      quantity('Population of Kenya', fact('kenya', 'population')),
      quantity('Population of Ghana', fact('ghana', 'population')),
      quantity('Gross gambling revenue, South Africa, 2024/25', revenue),
      quantity('Mobile subscriptions, Nigeria', fact('nigeria', 'mobile-subscriptions')),
      quantity('Mobile subscriptions, Kenya', lines),
      quantity('Mobile money, Kenya', wallets),
    ],
    sections: [
      {
        heading: 'What this report is for',
        paragraphs: [
          'You have a product that works elsewhere, and a map with four names on it. This report helps you decide which to take first, and what you would have to believe for that to be right. It uses public figures only and names them. Where we judge, we say so.',
          `South Africa, Nigeria, Kenya and Ghana together hold about ${people(four)}. They share a language of business, a love of football and the common-law habit of reading a statute closely. They share very little else that matters to a gaming company. A licence from one has no standing in another, and neither does the experience of one, unless it is translated.`,
        ],
      },
      {
        heading: 'Size, honestly counted',
        paragraphs: [
          `Nigeria is the giant: more people than the other three together, and a young population, with ${young.words} under twenty-five by an estimate of ${young.date}.${young.cite} Youth is often printed in bold on slides. Read it the other way as well. A large part of a young population may not lawfully be served at all, and those just above the legal age are the ones most easily harmed.`,
          `Connectivity figures need the same care. The regulators count lines, and many people hold two. Kenya had ${lines.words} on ${lines.date}${lines.cite} in a country of ${fact('kenya', 'population').words}. Mobile money, with ${wallets.words} on ${wallets.date},${wallets.cite} comes closer to the number of adults who can pay by phone.`,
          `Of the four, South Africa publishes the fullest official figures for gambling revenue, full enough to size a market directly. In 2024/25 gross gambling revenue was about ${revenue.words}, some 70 per cent of it from betting.${revenue.cite} For the other three, build the estimate from tax receipts and from the bottom up, and distrust any single figure in dollars.`,
        ],
      },
      {
        heading: 'Law and regulator in brief',
        paragraphs: [
          'South Africa: a national act sets norms, nine provinces license. Betting under a provincial licence may be offered online. Interactive casino gambling has no licence, because the amending act of 2008 was never brought into force.[^za-g3-ngb-statement-2020] In October 2025 the Supreme Court of Appeal held that Gauteng bookmakers may not take bets on roulette.[^za-werksmans-portapa]',
          'Nigeria: the states decide. The Supreme Court said so on 22 November 2024, leaving federal lottery law to the Federal Capital Territory.[^ng-afriwise-lottery-act] Since May 2025 member states of the federation of state regulators recognise one Universal Reciprocity Certificate for online betting, online casino, public online lottery and promotional competitions.[^ng-vixio-reciprocity]',
          'Kenya: the Gambling Control Act, 2025 took effect on 26 August 2025.[^ke-afriwise-key-provisions] It replaced an act of 1966, created the Gambling Regulatory Authority and brought online gambling expressly within the law. Counties keep a part for premises.',
          'Ghana: the Gaming Act, 2006 and the Gaming Commission, for everything except lotteries, which belong to the National Lottery Authority.[^gh-gaming-act-2006] Licences are renewed every year.',
        ],
      },
      {
        heading: 'Where tax falls',
        paragraphs: [
          'A rate means little until you know its base. The four markets tax at different points of the same journey, and the player notices some of them more than others. The drawing follows a stake through each of them.',
        ],
        drawing: 'stake-to-dividend',
        points: [
          'South Africa taxes gross gambling revenue in the provinces.[^za-moonstone-online-gambling-tax] A further national tax of 20 per cent on online revenue was proposed in November 2025;[^za-moonstone-online-gambling-tax] comments closed in February 2026, and we have found no bill since.[^za-cdh-budget-2026] Treat it as a scenario until it is enacted or withdrawn.',
          `Nigeria’s states set their own charges on operators. Of players’ net winnings ${tax('nigeria', 'winnings').words} is withheld,${tax('nigeria', 'winnings').cite} in Lagos by every licensed operator since ${rule('nigeria-lagos-withholds-winnings-tax').date}.${rule('nigeria-lagos-withholds-winnings-tax').cite}`,
          `Kenya takes ${deposits.words} of deposits into a betting wallet and ${withdrawals.words} of withdrawals from it, since ${deposits.date},${deposits.cite} in addition to ${ofKenya.words} of the operator’s gross gaming revenue.${ofKenya.cite}`,
          `Ghana takes ${ofGhana.words} of gross gaming revenue, before costs.${ofGhana.cite} Its 10 per cent tax on winnings ended on ${rule('ghana-winnings-tax-ends').date}.${rule('ghana-winnings-tax-ends').cite}`,
        ],
      },
      {
        heading: 'Payments and identity',
        paragraphs: [
          'How people pay is told here as we see it, without figures. In Kenya and Ghana the mobile wallet is the cashier. Design for a confirmation that arrives late, twice or not at all, and for a payout as quick as the transfer the player made yesterday to a cousin. In Nigeria bank transfer carries most of the load, with cards and agents alongside. South Africa is a market of cards, instant transfers and vouchers.',
          'Identity follows payment. Nigeria has the National Identification Number, which Lagos now requires at payout.[^ng-okay-news-lagos-withholding] Ghana has the Ghana Card. Kenya and South Africa have long-established national identity numbers. In each case ask two questions: can we verify against the source in seconds, and what do we do for the adult who fails for an innocent reason? The answer to the second decides more complaints than the first.',
        ],
      },
      {
        heading: 'Duties towards players',
        paragraphs: [
          'All four markets bar minors, and all are moving from slogans to duties. South Africa prescribes the warning in an advertisement down to the seconds it must be shown,[^za-national-gambling-regulations-2004] and its industry funds a national treatment programme. Kenya’s regulations of 2026 ask for deposit limits, reality checks and self-exclusion,[^ke-conduct-regulations-2026] and for approval of advertising.[^ke-advertising-regulations-2026] Where the law is still thin, as in Ghana, licence conditions and practice fill the space.',
          'We advise clients to adopt the strictest of the four as their own standard everywhere: age verified before the first deposit, limits offered before the first bet, exclusion that works across every brand, no credit, and a weekly look at the accounts whose losses are rising. It is right, it is cheaper than four policies, and it is where the laws are heading.',
        ],
      },
      {
        heading: 'What would change our mind',
        paragraphs: [
          'A report is a photograph. These are the events that would make us take another, and it is worth asking someone in your company to watch for each. None of them is a rumour; every one has a public paper behind it.',
          'We also watch the calendar. Kenya’s finance act takes effect in the middle of the year, and the other three set out their taxes in an annual budget. A launch timed for the quarter after a budget avoids building a cashier twice.',
        ],
        points: [
          'South Africa: a bill that turns the proposed national tax into law, or a decision to license interactive gambling',
          'South Africa: a judgment on casino-style bets under the act of a province other than Gauteng',
          'Nigeria: states joining or leaving the reciprocity framework, or a new attempt at a federal law',
          'Kenya: the day on which the regulations of 2026 bind, and the first decisions made under them',
          'Ghana: a successor to the act of 2006, or a change in the tax on gross gaming revenue',
        ],
      },
      {
        heading: 'Choosing an order',
        paragraphs: [
          'Score each market on five questions, from one to five, and write a sentence for every score. The sentences matter more than the total. If two people in your company cannot agree on a sentence, you have found the diligence still to be done.',
          'As a rule of thumb, a company with a proven sportsbook and patience for provinces starts in South Africa; one with scale and a strong local partner in Nigeria; one whose strength is payments in Kenya, once the practice under the new act has settled; and one that wishes to learn West Africa at modest cost in Ghana.',
        ],
        points: [
          'Is our product, in every part, something a licence here covers today?',
          'Can we name the office, the file and the likely time?',
          'After all taxes, at the local stake, is there a margin we would defend?',
          'Can we pay players as fast as the market expects?',
          'Would we be content to see our treatment of players on the front page?',
        ],
      },
    ],
  }
}

function licensingGuide({ licence, month, rule }: RecordWords): ReportText {
  return {
    covers: [
      'Which authority licenses which product',
      'What an application file holds',
      'Ownership and local presence',
      'Anti-money-laundering and data protection',
      'Advertising and player protection conditions',
      'Keeping the licence: the first year',
    ],
    keyFigures: [
      day(
        'Decision that gave gaming to Nigeria’s states',
        rule('nigeria-supreme-court-national-lottery-act'),
      ),
      day('Reciprocity framework of Nigeria’s states', rule('nigeria-reciprocity-framework')),
      day('Kenya’s new act in force', rule('kenya-gambling-control-act-in-force')),
      point('Local ownership, Kenya', licence('kenya', 'localOwnership')),
      point('Term of a licence, Kenya', licence('kenya', 'term')),
      point('Months to decide an application, Ghana', licence('ghana', 'monthsToDecide')),
      point('Term of a licence, Ghana', licence('ghana', 'term')),
    ],
    sections: [
      {
        heading: 'How to use this guide',
        paragraphs: [
          'Licensing fails most often at the start, in our opinion, when a company asks for the wrong permission. It describes itself as an “online gaming operator”, a phrase that no statute uses, and applies to the office that answered the telephone. This guide begins with the product instead, goes on to the file, and ends with the first year under licence.',
          `It describes South Africa, Nigeria, Kenya and Ghana as we read them in ${month}. Fees and forms change by notice, so we leave most of them out; ask the authority for the current schedule and keep the reply.`,
          'Two words recur. A licensee is the company that answers to the authority; nobody else can hold its duties, whatever a contract says. A supplier provides platform, games, odds or payments to a licensee, and in most of these markets needs an approval of its own. If you are a vendor, read each section twice, once for your customer and once for yourself.',
        ],
      },
      {
        heading: 'What can be licensed',
        paragraphs: [
          'The table says for each product whether somebody can launch it today. A status is our reading of the source next to it, not the authority’s word.',
        ],
        drawing: 'statuses',
      },
      {
        heading: 'South Africa: nine authorities',
        paragraphs: [
          'The National Gambling Act sets common standards and the National Gambling Board oversees them. Licences for casinos, betting, limited payout machines and bingo come from the nine provincial authorities under their own acts. A bookmaker licensed by a province may take bets online. Not nine open doors: in November 2024 the Western Cape was called the only significant province that grants online bookmaker licences on application.[^za-chambers-2024] Interactive casino gambling cannot be licensed, since the National Gambling Amendment Act 10 of 2008 never came into force.[^za-g3-ngb-statement-2020]',
          'Choose the province for its act, not for its airport. The wording of what may be bet upon differs, and the difference became expensive on 21 October 2025, when the Supreme Court of Appeal held that Gauteng’s act, which speaks of sporting events, does not let a bookmaker offer bets on roulette.[^za-werksmans-portapa] Provinces also look at black economic empowerment, at local jobs and at the history of every shareholder of weight. Suppliers and key employees need approval of their own.',
          'A word on timing, in our opinion: meetings of the board, objections and visits to premises cost a complete file weeks and an incomplete one months. Ask for the calendar of meetings first.',
        ],
      },
      {
        heading: 'Nigeria: one certificate, read with a map',
        paragraphs: [
          'Since the Supreme Court’s judgment of November 2024 gaming is a matter for the states.[^ng-afriwise-lottery-act] Several had complete laws before it; Lagos has had a single act and a single authority since 2021.[^ng-vanguard-lagos-law-2021] Member states of the federation of state regulators recognise a Universal Reciprocity Certificate in four categories: online sports betting, online casino, public online lottery and promotional competitions.[^ng-vixio-reciprocity] The application goes to the federation’s secretariat, with one set of documents.',
          'Three cautions. The certificate is recognised by those who signed, so obtain the current list in writing. Shops and agents on the ground remain a question for the state and often for the local government. And a federal bill to centralise online gaming passed the National Assembly on 2 December 2025;[^ng-guardian-central-gaming-bill] the President said on 19 December that he would not sign it.[^ng-thisday-central-gaming-bill] Keep a line for it in the risk register all the same.',
        ],
      },
      {
        heading: 'Kenya: a new act, a new authority',
        paragraphs: [
          'The Gambling Control Act, 2025 repealed the act of 1966 and established the Gambling Regulatory Authority in place of the Betting Control and Licensing Board. It licenses online gambling by name. An applicant is a company in which Kenyan citizens hold at least 30 per cent,[^ke-cm-advocates-act-2025] keeps its gambling money in an account at a licensed Kenyan institution, shows adequate capital and lodges security. Counties have a part for premises.',
          `By a notice of October 2025 the processing of annual applications was suspended for the handover, which was planned to end in February 2026; licences already granted kept their validity.[^ke-cm-advocates-transition] The first conduct regulations were gazetted on ${rule('kenya-conduct-regulations-2026').date}.${rule('kenya-conduct-regulations-2026').cite} Before planning a date, ask the authority which regulations bind, which forms are current and how applications are being taken.`,
        ],
      },
      {
        heading: 'Ghana: one commission',
        paragraphs: [
          'The Gaming Commission licenses casinos, sports betting, route operations, promotional gaming and interactive games under the Gaming Act, 2006. Sports betting is licensed for land, online or both.[^gh-legalstone-gaming-law] Lotteries are a separate world under the National Lotto Act and the National Lottery Authority.',
          'The applicant is a limited liability company, wholly or partly owned by Ghanaians,[^gh-legalstone-casino] with an identifiable office and a registered mark, and with the minimum capital the commission sets. Directors are vetted, at home and abroad. The act gives the commission up to twelve months;[^gh-gaming-act-2006] how long a good file takes in practice is not verified. Renewal is annual, so the second application begins in the ninth month of the first licence.',
        ],
      },
      {
        heading: 'The file, common to all four',
        paragraphs: [
          'Four authorities ask for much the same things in different orders. We keep one master file and cut each application from it. A regulator reads for consistency: the shareholder who holds a quarter on one page and just under it on another costs a month.',
          'Every document that ages carries its expiry date in the index. Police clearances are the usual culprits. Where a director has lived in three countries in ten years, begin with the slowest of the three.',
        ],
        points: [
          'Corporate papers, and ownership to the last natural person, with source of funds',
          'Personal declarations, clearances and references for directors and key staff',
          'Business plan for five years, with the tax computed and the downside shown',
          'Description of the platform, game certificates from an accredited laboratory, and a diagram of data and money',
          'Policies on money laundering, data protection, complaints and safer gambling, each with a named owner',
          'Contracts in draft with payment, content and affiliate partners',
          'Player terms in the language players speak',
        ],
      },
      {
        heading: 'Conditions that bite',
        paragraphs: [
          'Three groups of conditions matter most, in our opinion. The first is money laundering law: the Financial Intelligence Centre Act in South Africa, the Money Laundering (Prevention and Prohibition) Act, 2022 in Nigeria, the Proceeds of Crime and Anti-Money Laundering Act in Kenya and the Anti-Money Laundering Act, 2020 in Ghana. Each wants a risk assessment that is really yours. The second is data protection: the Protection of Personal Information Act, the Nigeria Data Protection Act, 2023, Kenya’s act of 2019 and Ghana’s of 2012, each with a regulator and, for most gaming companies, a registration.',
          'The third is advertising. South Africa fixes the warning and its duration.[^za-national-gambling-regulations-2004] Kenya’s act and regulations limit hours, faces and content.[^ke-advertising-regulations-2026] Assume that an affiliate’s words are yours, and write the contract accordingly.',
        ],
      },
      {
        heading: 'The first year',
        paragraphs: [
          'The licence arrives, the team turns to marketing, and the calendar is left to memory. That is how returns are missed. We suggest five appointments, fixed before launch and minuted. A regulator who asks for evidence of control is asking for these minutes.',
          'When something goes wrong, tell the authority before the newspaper does: what happened, whom it touched, what you have done, and when you will report again. Four sentences on the day are worth more than a full account a month later.',
        ],
        points: [
          'Weekly: payouts over a day old, complaints open, accounts showing signs of harm',
          'Monthly: tax and levies reconciled to the ledger before payment, not after',
          'Quarterly: returns to the authority; a sample of affiliate placements; access rights',
          'Half-yearly: a test of self-exclusion by someone who did not build it',
          'Yearly: renewal opened three months early, with every ageing document replaced',
        ],
      },
    ],
  }
}

function investorDiligence({ fact, licence, rule, tax }: RecordWords): ReportText {
  return {
    covers: [
      'The licence as an asset, and its limits',
      'Tax: paid, assessed and possible',
      'Revenue that can be proved',
      'Players, harm and concentration',
      'People, partners and money',
      'Terms that follow from findings',
    ],
    keyFigures: [
      quantity(
        'Gross gambling revenue, South Africa, 2024/25',
        fact('south-africa', 'gross-gaming-revenue'),
      ),
      quantity('Taxes and levies collected on it', fact('south-africa', 'gambling-tax-revenue')),
      quantity('Excise duty on betting, Kenya, 2024/25', fact('kenya', 'gambling-tax-revenue')),
      rate('Tax on gross gaming revenue, Ghana', tax('ghana', 'ggr')),
      rate('Tax on deposits, Kenya', tax('kenya', 'deposits')),
      rate('Withheld from net winnings, Nigeria', tax('nigeria', 'winnings')),
      day('End of the tax on winnings, Ghana', rule('ghana-winnings-tax-ends')),
    ],
    sections: [
      {
        heading: 'Before the data room',
        paragraphs: [
          'African gaming targets are offered on growth, as we see it: registrations, stakes, a curve that rises to the right. Growth is the easiest thing to buy in this industry and the hardest to keep. This brief sets out the questions we ask before price is discussed, in the order in which they end conversations.',
          'Ask for three papers first: the licence with its conditions, the last two years of tax returns with proof of payment, and an export of the ledger for one ordinary day chosen by you. A seller who can produce these within a week is running a business. One who needs a month is about to start.',
          'Agree early who may speak to the authority. In a small market a careless enquiry announces the sale, and a regulator who hears of it from a stranger will remember. The usual answer is a joint call, once terms are outlined, in which the buyer introduces itself before it asks anything.',
        ],
      },
      {
        heading: 'The licence as an asset',
        paragraphs: [
          'A licence is permission to a particular company for a particular product. In many markets it cannot be transferred. Buying the shares may need approval too, and a change below the threshold can still need notice. Find out before the press release is drafted.',
          'Then compare the product with the licence, line by line. Virtual sports, crash games, lucky numbers, streamed tables: each must rest on words in the licence. In South Africa this is no longer a lawyer’s exercise. Since the Supreme Court of Appeal’s judgment of October 2025 on roulette in Gauteng,[^za-werksmans-portapa] revenue from casino-style bets in that province has no future we would value, and elsewhere it deserves a discount and an opinion. In Nigeria ask for the certificate and for the list of states from which play was accepted, month by month. In Kenya ask for proof of standing under the act of 2025, not only of history under the act it replaced.',
        ],
      },
      {
        heading: 'Tax: paid, assessed, possible',
        paragraphs: [
          'Tax, in our opinion, is where most can be lost on an African gaming investment. Rates move with the budget, the base moves with them, and assessments arrive years later. Separate three things: what was paid, what has been assessed and disputed, and what could be assessed if an open question went the other way. The table at the end of this section has the taxes we know of, by what each is a share of.',
          `Rebuild one quarter from raw events. Compute each tax from stakes, payouts, deposits and withdrawals, and compare the result with the returns. Kenya’s change of base in 2025, from stakes to deposits and from winnings to withdrawals,${rule('kenya-finance-act-2025').cite} is an excellent place to look, because both systems had to be right in one year. In Lagos check that net winnings have been withheld and remitted since ${rule('nigeria-lagos-withholds-winnings-tax').date}.${rule('nigeria-lagos-withholds-winnings-tax').cite} In Ghana confirm that withholding on winnings stopped on ${rule('ghana-winnings-tax-ends').date},${rule('ghana-winnings-tax-ends').cite} and that what was withheld before was paid over.`,
          'Finally price the proposals. South Africa’s possible national tax of 20 per cent on online revenue[^za-moonstone-online-gambling-tax] would come in addition to provincial taxes. Run the model with it from the first year you own the business. If the case needs it to fail, you are buying a political forecast.',
        ],
        drawing: 'taxes',
      },
      {
        heading: 'Revenue that can be proved',
        paragraphs: [
          'Gross gaming revenue is a definition before it is a number. Ask how bonuses, free bets, cancelled bets and jackpot contributions are treated, and whether the definition in the accounts is the one in the tax return. Two definitions are permitted; an unexplained difference is not.',
          'Follow the money outward. Reconcile the ledger to mobile money and bank statements for the same days, and count the breaks. In wallet markets a healthy business has few, knows each, and clears them within days. Look at pending payouts by age. A queue that lengthens at the end of each month is a company financing itself from its players.',
        ],
        points: [
          'Active players defined by a deposit and a bet, not by a visit',
          'Cohorts by month of first deposit, to at least twelve months',
          'Margin by product and by hour, to find the one that carries the rest',
          'Player balances held apart from operating cash, and shown to be whole',
        ],
      },
      {
        heading: 'Players, harm and concentration',
        paragraphs: [
          'Ask what share of net revenue comes from the top one per cent of players, and then what the company knows about them. Concentration is a commercial risk. It is also the most honest measure of harm that a ledger contains. A business that depends on a few hundred people who are losing more than they can bear will be found out by a journalist or by a regulator, and ought to be.',
          'Test the protections by using them. Open an account, set a limit, exclude yourself, and see what arrives by text message the next week. Read fifty complaints from end to end. Ask who may overrule a safer-gambling decision, and how often they have. Where a national scheme exists, such as South Africa’s responsible gambling programme, check that contributions were made.',
          'Good answers deserve credit in the price. Protective operators keep licences through changes of law, and licences are what you are buying.',
        ],
      },
      {
        heading: 'The market around the target',
        paragraphs: [
          'A fair price needs a market, and market figures for African gambling are often one consultant quoting another. Start from what an authority has counted. South Africa’s board reports revenue by type of gambling.[^za-swisher-post-ngb-2025] Kenya’s Parliament publishes the tax receipts it expects.[^ke-yogonet-finance-act-2025] Elsewhere the count of licensed companies, the receipts of one tax and the reports of listed groups will bound the answer from two sides.',
          'Then ask what part of that market is licensed. South Africa’s board told Parliament in October 2025 of the unlawful operators online,[^za-igaming-afrika-ngb-2025] and Lagos has warned its residents against unlicensed companies.[^ng-leadership-lagos-illegal-operators] Unlicensed competition cuts both ways: it takes players who dislike a withheld tax, and it is what a regulator removes when enforcement improves. A plan that relies on such removal should say by whom and when.',
        ],
      },
      {
        heading: 'People, partners and money',
        paragraphs: [
          `Ownership rules make local partners permanent. Kenya asks for at least 30 per cent in the hands of citizens;${licence('kenya', 'localOwnership').cite} Ghana for Ghanaian participation.${licence('ghana', 'localOwnership').cite} Meet the partners early, learn how they paid for their shares, and be wary of a holding that exists only on paper. An arrangement that hides who owns a licensee is a ground for losing the licence, and an offence in many places.`,
          'The Financial Action Task Force keeps a list of jurisdictions under increased monitoring, and markets enter and leave it. See where yours stands today: to leave it eases banking, and excuses nothing at the level of the company. Ask for the risk assessment, the last independent review and the reports made. Check, too, how profit leaves the country: exchange control in South Africa, and the supply of foreign currency in Nigeria, can turn a good year into trapped cash.',
        ],
      },
      {
        heading: 'Terms that follow from findings',
        paragraphs: [
          'A finding without a consequence is only reading. For each, decide whether it is a reason to stop, a condition before closing, a change of price, a warranty, or a task for the first hundred days. Keep the first group short and hold to it.',
          'We walk away from undisclosed owners, from player funds that are not whole, from a licence that does not cover the main product and from a management that treats harm as marketing. Everything else is negotiation.',
        ],
        points: [
          'Before closing: regulator’s consent, tax clearance where it is issued, assignment of key contracts',
          'Price: revenue resting on doubtful products valued apart, or left out',
          'Protection: a tax indemnity that outlives the assessment period, with money held back',
          'First hundred days: one ledger, one calendar, exclusion tested, affiliates re-papered',
        ],
      },
    ],
  }
}
