import type { ReportSlug } from './reports.ts'

/** A number a report rests on, and where it comes from. */
export type KeyFigure = {
  readonly label: string
  readonly value: string
  readonly source: string
}

/** A section of a report; the points follow the paragraphs as a list. */
export type ReportSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

/** The full text of a report. */
export type ReportText = {
  readonly covers: readonly string[]
  readonly keyFigures: readonly KeyFigure[]
  readonly sections: readonly ReportSection[]
}

/** The month to which every report was checked. */
export const reportsCheckedTo = 'mid-2026'

/** The closing note of every report. */
export const reportNote =
  'This report is general information, not legal, tax or investment advice. Laws change; confirm the present position before you act. Gambling is for adults only and can harm. If it has stopped being a choice, for you or for someone near you, please seek help: in South Africa the National Responsible Gambling Programme answers free of charge on 0800 006 008.'

/** The text of each report, by its slug. */
export const reportTexts: Readonly<Record<ReportSlug, ReportText>> = {
  'four-key-markets-2026': {
    covers: [
      'Size, age and connectivity of the four markets',
      'Law and regulator in each, in one page',
      'Where tax falls, and on whom',
      'Payments and identity',
      'Duties towards players',
      'A method for choosing the order of entry',
    ],
    keyFigures: [
      {
        label: 'Population of Nigeria',
        value: '237.5 million',
        source: 'United Nations, World Population Prospects 2024, medium variant, mid-2025',
      },
      {
        label: 'Population of South Africa',
        value: '63.1 million',
        source: 'Statistics South Africa, Mid-year population estimates, 2025',
      },
      {
        label: 'Population of Kenya',
        value: '57.5 million',
        source: 'United Nations, World Population Prospects 2024, medium variant, mid-2025',
      },
      {
        label: 'Population of Ghana',
        value: '35.1 million',
        source: 'United Nations, World Population Prospects 2024, medium variant, mid-2025',
      },
      {
        label: 'Gross gambling revenue, South Africa, 2024/25',
        value: 'R75 billion',
        source: 'National Gambling Board, annual report presented to Parliament, October 2025',
      },
      {
        label: 'Share of that revenue from betting',
        value: '70%',
        source: 'National Gambling Board, annual report presented to Parliament, October 2025',
      },
      {
        label: 'Mobile money subscriptions, Kenya',
        value: '53.4 million',
        source: 'Communications Authority of Kenya, Sector statistics, January to March 2026',
      },
      {
        label: 'Active mobile subscriptions, Nigeria',
        value: '179.6 million',
        source: 'Nigerian Communications Commission, Industry statistics, December 2025',
      },
    ],
    sections: [
      {
        heading: 'What this report is for',
        paragraphs: [
          'You have a product that works elsewhere, and a map with four names on it. This report helps you decide which to take first, and what you would have to believe for that to be right. It uses public figures only and names them. Where we judge, we say so.',
          'South Africa, Nigeria, Kenya and Ghana together hold about 393 million people, a quarter of the continent. They share a language of business, a love of football and the common-law habit of reading a statute closely. They share very little else that matters to a gaming company. A licence from one has no standing in another, and neither does the experience of one, unless it is translated.',
        ],
      },
      {
        heading: 'Size, honestly counted',
        paragraphs: [
          'Nigeria is the giant: more people than the other three together, and a young population, with roughly six in ten under twenty-five. Youth is often printed in bold on slides. Read it the other way as well. A large part of a young population may not lawfully be served at all, and those just above the legal age are the ones most easily harmed.',
          'Connectivity figures need the same care. The regulators count lines, and many people hold two. Kenya reported 84.1 million active mobile subscriptions in March 2026 in a country of under sixty million. Mobile money subscriptions, 53.4 million at the same date, come closer to the number of adults who can pay by phone.',
          'Of the four, South Africa publishes the fullest official figures for gambling revenue, full enough to size a market directly. In 2024/25 gross gambling revenue was about R75 billion: R52.3 billion from betting, R16.6 billion from casinos, the remainder from limited payout machines and bingo. For the other three, build the estimate from tax receipts and from the bottom up, and distrust any single figure in dollars.',
        ],
      },
      {
        heading: 'Law and regulator in brief',
        paragraphs: [
          'South Africa: a national act sets norms, nine provinces license. Betting under a provincial licence may be offered online. Interactive casino gambling has no licence, because the amending act of 2008 was never brought into force. In October 2025 the Supreme Court of Appeal held that Gauteng bookmakers may not take bets on roulette.',
          'Nigeria: the states decide. The Supreme Court said so on 22 November 2024, leaving federal lottery law to the Federal Capital Territory. Since May 2025 member states of the federation of state regulators recognise one Universal Reciprocity Certificate for online betting, online casino, public online lottery and promotional competitions.',
          'Kenya: the Gambling Control Act, 2025 took effect on 26 August 2025. It replaced an act of 1966, created the Gambling Regulatory Authority and brought online gambling expressly within the law. Counties keep a part for premises.',
          'Ghana: the Gaming Act, 2006 and the Gaming Commission, for everything except lotteries, which belong to the National Lottery Authority. Licences are renewed every year.',
        ],
      },
      {
        heading: 'Where tax falls',
        paragraphs: [
          'A rate means little until you know its base. The four markets tax at four different points of the same journey, and the player notices some of them more than others.',
        ],
        points: [
          'South Africa taxes gross gambling revenue in the provinces. A further national tax of 20 per cent on online revenue was proposed in November 2025; comments closed in February 2026. Treat it as a scenario until it is enacted or withdrawn.',
          'Nigeria’s states set their own charges on operators. Lagos has also withheld 5 per cent of players’ net winnings since February 2026, as a credit against the player’s tax.',
          'Kenya takes 5 per cent of deposits into a betting wallet and 5 per cent of withdrawals from it, since the Finance Act 2025, beside a tax on the operator’s gross gambling revenue.',
          'Ghana takes 20 per cent of gross gaming revenue, before costs. Its 10 per cent tax on winnings was repealed in March 2025.',
        ],
      },
      {
        heading: 'Payments and identity',
        paragraphs: [
          'In Kenya and Ghana the mobile wallet is the cashier. Design for a confirmation that arrives late, twice or not at all, and for a payout as quick as the transfer the player made yesterday to a cousin. In Nigeria bank transfer carries most of the load, with cards and agents beside it. South Africa is a market of cards, instant transfers and vouchers.',
          'Identity follows payment. Nigeria has the National Identification Number, which Lagos now requires at payout. Ghana has the Ghana Card. Kenya and South Africa have long-established national identity numbers. In each case ask two questions: can we verify against the source in seconds, and what do we do for the adult who fails for an innocent reason? The answer to the second decides more complaints than the first.',
        ],
      },
      {
        heading: 'Duties towards players',
        paragraphs: [
          'All four markets bar minors, and all are moving from slogans to duties. South Africa prescribes the warning in an advertisement down to the seconds it must be shown, and its industry funds a national treatment programme with a contribution of 0.1 per cent of revenue. Kenya’s act brings self-exclusion and tighter advertising limits into statute. Where the law is still thin, as in Ghana, licence conditions and practice fill the space.',
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
          'Kenya: regulations under the act of 2025, and the first round of decisions made under them',
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
  },
  'licensing-guide-2026': {
    covers: [
      'Which authority licenses which product',
      'What an application file holds',
      'Ownership and local presence',
      'Anti-money-laundering and data protection',
      'Advertising and player protection conditions',
      'Keeping the licence: the first year',
    ],
    keyFigures: [
      {
        label: 'Provincial licensing authorities, South Africa',
        value: '9',
        source: 'National Gambling Act 7 of 2004, South Africa',
      },
      {
        label: 'Decision that gave gaming to Nigeria’s states',
        value: '22 November 2024',
        source: 'Supreme Court of Nigeria, SC/01/2008',
      },
      {
        label: 'Signature of the reciprocity framework, Nigeria',
        value: '7 May 2025',
        source: 'Federation of State Gaming Regulators of Nigeria, 2025',
      },
      {
        label: 'Kenya’s new act in force',
        value: '26 August 2025',
        source: 'Gambling Control Act, 2025 (No. 14 of 2025), Kenya',
      },
      {
        label: 'Shares to be held by Kenyan citizens',
        value: 'at least 30%',
        source: 'Gambling Control Act, 2025 (No. 14 of 2025), Kenya',
      },
      {
        label: 'Time allowed to decide an application, Ghana',
        value: 'up to 12 months',
        source: 'Gaming Act, 2006 (Act 721), section 16, Ghana',
      },
      {
        label: 'Renewal of a licence, Ghana',
        value: 'every year',
        source: 'Gaming Act, 2006 (Act 721), section 21, Ghana',
      },
    ],
    sections: [
      {
        heading: 'How to use this guide',
        paragraphs: [
          'Licensing fails most often at the start, when a company asks for the wrong permission. It describes itself as an “online gaming operator”, a phrase that no statute uses, and applies to the office that answered the telephone. This guide begins with the product instead, goes on to the file, and ends with the first year under licence, which is where licences are lost.',
          'It describes South Africa, Nigeria, Kenya and Ghana as we read them in mid-2026. Fees and forms change by notice, so we leave them out; ask the authority for the current schedule and keep the reply.',
          'Two words recur. A licensee is the company that answers to the authority; nobody else can hold its duties, whatever a contract says. A supplier provides platform, games, odds or payments to a licensee, and in most of these markets needs an approval of its own. If you are a vendor, read each section twice, once for your customer and once for yourself.',
        ],
      },
      {
        heading: 'South Africa: nine doors',
        paragraphs: [
          'The National Gambling Act sets common standards and the National Gambling Board oversees them. Licences for casinos, betting, limited payout machines and bingo come from the nine provincial authorities under their own acts. A bookmaker licensed by a province may take bets online. Interactive casino gambling cannot be licensed, since the National Gambling Amendment Act 10 of 2008 never came into force.',
          'Choose the province for its act, not for its airport. The wording of what may be bet upon differs, and the difference became expensive on 21 October 2025, when the Supreme Court of Appeal held that Gauteng’s act, which speaks of sporting events, does not let a bookmaker offer bets on roulette. Provinces also look at black economic empowerment, at local jobs and at the history of every shareholder of weight. Suppliers and key employees need approval of their own.',
          'A word on timing. Provincial boards meet on fixed dates, publish applications for objection and visit premises. A complete file loses weeks to these steps; an incomplete one loses whole meetings. Ask for the calendar of meetings before you draft your own.',
        ],
      },
      {
        heading: 'Nigeria: one certificate, read with a map',
        paragraphs: [
          'Since the Supreme Court’s judgment of November 2024 gaming is a matter for the states. Several had complete laws before it; Lagos has had a single act and a single authority since 2021. Member states of the federation of state regulators recognise a Universal Reciprocity Certificate in four categories: online sports betting, online casino, public online lottery and promotional competitions. The application goes to the federation’s secretariat, with one set of documents.',
          'Three cautions. The certificate is recognised by those who signed, so obtain the current list in writing. Shops and agents on the ground remain a question for the state and often for the local government. And a federal bill to centralise online gaming passed the National Assembly on 2 December 2025; the President said on 19 December that he would not sign it. Keep a line for it in the risk register all the same.',
        ],
      },
      {
        heading: 'Kenya: a new act, a new authority',
        paragraphs: [
          'The Gambling Control Act, 2025 repealed the act of 1966 and established the Gambling Regulatory Authority in place of the Betting Control and Licensing Board. It licenses online gambling by name. An applicant is a company in which Kenyan citizens hold at least 30 per cent, keeps its gambling money in an account at a licensed Kenyan institution, shows adequate capital and lodges security. Counties have a part for premises.',
          'By a notice of October 2025 the authority suspended the processing of annual applications while it wrote the regulations, with the transition planned to end in February 2026; licences already granted kept their validity. Before planning a date, ask the authority which regulations are in force, which forms are current and how applications are being taken.',
        ],
      },
      {
        heading: 'Ghana: one commission',
        paragraphs: [
          'The Gaming Commission licenses casinos, sports betting, route operations, promotional gaming and interactive games under the Gaming Act, 2006. Sports betting is licensed for land, online or both. Lotteries are a separate world under the National Lotto Act and the National Lottery Authority.',
          'The applicant is a limited liability company, wholly or partly owned by Ghanaians, with an identifiable office and a registered mark, and with the minimum capital the commission sets. Directors are vetted, at home and abroad. The act gives the commission up to twelve months; good files take less. Renewal is annual, so the second application begins in the ninth month of the first licence.',
        ],
      },
      {
        heading: 'The file, common to all four',
        paragraphs: [
          'Four authorities ask for much the same things in different orders. We keep one master file and cut each application from it. A regulator reads for consistency: the shareholder who holds 24.9 per cent on one page and 25 on another costs a month.',
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
          'Three groups of conditions cause most enforcement. The first is money laundering law: the Financial Intelligence Centre Act in South Africa, the Money Laundering (Prevention and Prohibition) Act, 2022 in Nigeria, the Proceeds of Crime and Anti-Money Laundering Act in Kenya and the Anti-Money Laundering Act, 2020 (Act 1044) in Ghana. Each wants a risk assessment that is really yours. The second is data protection: the Protection of Personal Information Act, the Nigeria Data Protection Act, 2023, Kenya’s act of 2019 and Ghana’s of 2012, each with a regulator and, for most gaming companies, a registration.',
          'The third is advertising. South Africa fixes the warning and its duration. Kenya’s act limits hours, faces and content. Assume that an affiliate’s words are yours, and write the contract accordingly.',
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
  },
  'investor-diligence-2026': {
    covers: [
      'The licence as an asset, and its limits',
      'Tax: paid, assessed and possible',
      'Revenue that can be proved',
      'Players, harm and concentration',
      'People, partners and money',
      'Terms that follow from findings',
    ],
    keyFigures: [
      {
        label: 'Gross gambling revenue, South Africa, 2024/25',
        value: 'R75 billion',
        source: 'National Gambling Board, annual report presented to Parliament, October 2025',
      },
      {
        label: 'Taxes and levies collected on it',
        value: 'R5.8 billion',
        source: 'National Gambling Board, annual report presented to Parliament, October 2025',
      },
      {
        label: 'National tax proposed on online revenue, South Africa',
        value: '20%',
        source: 'National Treasury, draft discussion paper, November 2025',
      },
      {
        label: 'Tax on gross gaming revenue, Ghana',
        value: '20%',
        source: 'Income Tax (Amendment) Act, 2023 (Act 1094), Ghana',
      },
      {
        label: 'Tax on deposits, and again on withdrawals, Kenya',
        value: '5%',
        source: 'Finance Act, 2025, Kenya',
      },
      {
        label: 'Withheld from net winnings, Lagos',
        value: '5%',
        source: 'Lagos State Lotteries and Gaming Authority, public notice, February 2026',
      },
      {
        label: 'South Africa and Nigeria off the FATF list',
        value: '24 October 2025',
        source: 'Financial Action Task Force, Jurisdictions under increased monitoring, 2025',
      },
    ],
    sections: [
      {
        heading: 'Before the data room',
        paragraphs: [
          'Most African gaming targets are offered on growth: registrations, stakes, a curve that rises to the right. Growth is the easiest thing to buy in this industry and the hardest to keep. This brief sets out the questions we ask before price is discussed, in the order in which they end conversations.',
          'Ask for three papers first: the licence with its conditions, the last two years of tax returns with proof of payment, and an export of the ledger for one ordinary day chosen by you. A seller who can produce these within a week is running a business. One who needs a month is about to start.',
          'Agree early who may speak to the authority. In a small market a careless enquiry announces the sale, and a regulator who hears of it from a stranger will remember. The usual answer is a joint call, once terms are outlined, in which the buyer introduces itself before it asks anything.',
        ],
      },
      {
        heading: 'The licence as an asset',
        paragraphs: [
          'A licence is permission to a particular company for a particular product. In many markets it cannot be transferred; Ghana’s act says so in terms. Buying the shares may need approval too, and a change below the threshold can still need notice. Find out before the press release is drafted.',
          'Then lay the product beside the licence, line by line. Virtual sports, crash games, lucky numbers, streamed tables: each must rest on words in the licence. In South Africa this is no longer a lawyer’s exercise. Since the Supreme Court of Appeal’s judgment of October 2025 on roulette in Gauteng, revenue from casino-style bets in that province has no future we would value, and elsewhere it deserves a discount and an opinion. In Nigeria ask for the certificate and for the list of states from which play was accepted, month by month. In Kenya ask for proof of standing under the act of 2025, not only of history under the act it replaced.',
        ],
      },
      {
        heading: 'Tax: paid, assessed, possible',
        paragraphs: [
          'Tax is where African gaming investments have most often been lost. Rates move with the budget, the base moves with them, and assessments arrive years later. Separate three things: what was paid, what has been assessed and disputed, and what could be assessed if an open question went the other way.',
          'Rebuild one quarter from raw events. Compute each tax from stakes, payouts, deposits and withdrawals, and compare the result with the returns. Kenya’s change of base in 2025, from stakes to deposits and from winnings to withdrawals, is an excellent place to look, because both systems had to be right in one year. In Lagos check that net winnings have been withheld and remitted since February 2026. In Ghana confirm when withholding on winnings stopped, and that what was withheld before was paid over.',
          'Finally price the proposals. South Africa’s possible national tax of 20 per cent on online revenue would fall beside provincial taxes. Run the model with it from the first year you own the business. If the case needs it to fail, you are buying a political forecast.',
        ],
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
          'A fair price needs a market, and market figures for African gambling are often one consultant quoting another. Start from what an authority has counted. South Africa’s board reports revenue by type of gambling. Kenya’s Parliament publishes the tax receipts it expects. Elsewhere the count of licensed companies, the receipts of one tax and the reports of listed groups will bound the answer from two sides.',
          'Then ask what part of that market is licensed. South Africa’s board told Parliament in October 2025 that unlawful online operators were a growing concern, and Lagos warned its residents against unlicensed companies in October 2023. Unlicensed competition cuts both ways: it takes players who dislike a withheld tax, and it is what a regulator removes when enforcement improves. A plan that relies on such removal should say by whom and when.',
        ],
      },
      {
        heading: 'People, partners and money',
        paragraphs: [
          'Ownership rules make local partners permanent. Kenya asks for at least 30 per cent in the hands of citizens; Ghana for Ghanaian participation. Meet the partners early, learn how they paid for their shares, and be wary of a holding that exists only on paper. An arrangement that hides who owns a licensee is a ground for losing the licence, and an offence in many places.',
          'The Financial Action Task Force removed South Africa and Nigeria from its list of jurisdictions under increased monitoring on 24 October 2025; Kenya was still on it at that date. The change eases banking. It excuses nothing at the level of the company. Ask for the risk assessment, the last independent review and the reports made. Check, too, how profit leaves the country: exchange control in South Africa, and the supply of foreign currency in Nigeria, have turned good years into trapped cash.',
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
  },
}
