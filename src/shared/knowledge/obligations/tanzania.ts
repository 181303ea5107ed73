import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'tz-gaming-act-2023',
    publisher: 'Gaming Board of Tanzania',
    title: 'Gaming Act, Chapter 41, revised edition 2023',
    date: '2023',
    url: 'https://www.gamingboard.go.tz/uploads/documents/en-1753987035-GAMING%20ACT%20CAP%2041%20RE%202023.pdf',
  },
  {
    id: 'tz-fb-attorneys-casinos',
    publisher: 'FB Attorneys',
    title: 'Money laundering in casinos',
    date: null,
    url: 'https://fbattorneys.co.tz/?p=18584',
  },
  {
    id: 'tz-sports-betting-rules-2016',
    publisher: 'Gaming Board of Tanzania, copy at vdocument.in',
    title: 'Sports Betting Rules, 2016',
    date: '2016',
    url: 'https://vdocument.in/rules-gaming-these-rules-may-be-cited-as-the-sports-betting-rules-2016-2.html',
  },
]

/** The obligations of operators in Tanzania. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '18, for all gaming; internet operators say so on the home page and link to a filtering program',
    source: 'tz-gaming-act-2023',
    section:
      'S. 74(1)(c), as secondary notes quote it; the home page: Internet Gaming Regulations, 2022, reg. 47(5)',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: null,
    status: 'required',
    value:
      'Internet gaming: players are identified and registered under a rule each, whose details were not seen.',
    source: 'tz-internet-gaming-regulations-2022',
    section: 'Regs. 13 and 14, read in the contents of the text of 2021',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: null,
    status: 'required',
    value:
      'A gaming licensee reports suspicious transactions to the Financial Intelligence Unit, under the Gaming Act and the Anti-Money Laundering Act (Cap. 423).',
    source: 'tz-fb-attorneys-casinos',
    section: 'Gaming Act, R.E. 2023, s. 62(1)',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: null,
    status: 'required',
    value:
      'Suspicious transactions of more than TZS 3 million are reported to the Financial Intelligence Unit.',
    source: 'tz-fb-attorneys-casinos',
    section: 'Gaming Act, R.E. 2023, s. 62(1)',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'Internet operators offer self-exclusion; it is not lifted within six months unless the board approves, and an excluded player gets no promotional material.',
    source: 'tz-internet-gaming-regulations-2022',
    section: 'Regs. 48(3) and 49(3), as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'player-limits',
    products: null,
    status: 'required',
    value:
      'Players may set limits of their own and are told so; a change or an end of a limit takes effect after seven days.',
    source: 'tz-internet-gaming-regulations-2022',
    section: 'Regs. 44(2) and 50(3)–(4), as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'bonuses',
    products: null,
    status: 'forbidden',
    value:
      'Advertisements may not offer credit, vouchers or rewards to make people play; a ban on bonuses outside advertising was not found.',
    source: 'tz-advertising-code-2023',
    section: 'Clause 2.2.1(h), as secondary notes quote it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'credit',
    products: null,
    status: 'forbidden',
    value: 'Internet operators give no credit unless the board authorises it.',
    source: 'tz-internet-gaming-regulations-2022',
    section: 'Reg. 46, as secondary notes quote it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'advertising-hours',
    products: null,
    status: 'forbidden',
    value: 'No gaming advertising on radio and television from 06:00 to 14:00 on weekdays.',
    source: 'tz-advertising-code-2023',
    section: 'As secondary notes quote it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'advertising-approval',
    products: null,
    status: 'required',
    value:
      'The board approves gaming advertising before it is published; unsolicited messages need its prior written approval and the recipient’s consent.',
    source: 'tz-internet-gaming-regulations-2022',
    section:
      'Reg. 56(1), and Advertising Code of Practice, clause 2.2.6, as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'The Personal Data Protection Act, No. 11 of 2022, applies; personal data goes abroad only where the transfer is lawful.',
    source: 'tz-cms-guide',
    section: 'Question 6.1',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'server-location',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'The regulations on internet gaming have a rule on the hosting of servers (reg. 9); its content was looked for in copies, notes and law-firm pages and not seen.',
  },
  {
    duty: 'local-ownership',
    products: null,
    status: 'required',
    value: 'Tanzanian citizens hold at least 5 per cent of the paid-up capital.',
    source: 'tz-revenue-authority-ownership',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'local-directors',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'Resident or Tanzanian directors were looked for in the board’s licensing text and in six law-firm pages; they speak of probity and vetting, not of residence.',
  },
  {
    duty: 'capital',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'An amount of capital was looked for in the board’s licensing text and in law-firm pages; one unofficial page says “adequate funding” without a figure.',
  },
  {
    duty: 'guarantee',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A deposit or bank guarantee was looked for in the board’s licensing text, the contents of the regulations and law-firm pages; none names one.',
  },
  {
    duty: 'licence-fee',
    products: null,
    status: 'required',
    value:
      'Set by the board’s Review of Applications and Fees (G.N. 401); the amounts are not verified, since one unofficial page alone gives them.',
    source: 'tz-eden-law-chambers-2021',
    section: 'Laws which regulate the gaming industry',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['sportsbook', 'online-casino', 'b2b'],
    status: 'required',
    value: 'One year, renewable.',
    source: 'tz-gaming-board-licences',
    section: 'Tenure of licences',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['lottery'],
    status: 'required',
    value: 'Eight years for the national lottery; other lotteries one year, renewable.',
    source: 'tz-gaming-board-licences',
    section: 'Tenure of licences',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A time limit for deciding an application was looked for in the board’s questions and answers and in law-firm pages; none gives one.',
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'Gaming tax returns: every week for casinos on land and online, every month for sports betting, lotteries and slot machines.',
    source: 'tz-revenue-authority-gaming-tax',
    section: 'Filing of returns; the weekly rule since the Finance Act, 2013',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: ['sportsbook'],
    status: 'required',
    value:
      'Bets are recorded in a betting management system that the board approves, and the records are made available to it; dates of periodic returns were not found.',
    source: 'tz-sports-betting-rules-2016',
    section: 'Rules 4, 15 and 21, by their headings',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'To run gaming without a licence is an offence; breach of the internet gaming rules can cost the licence. The amounts of fines were not found.',
    source: 'tz-kkb-gaming-laws',
    section:
      'Gaming Act, s. 77(1)(i); the licence: Internet Gaming Regulations, 2022, reg. 64, as secondary notes quote it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licensee-list',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A public list of licensees was looked for among the stored pages of the Gaming Board; press gives numbers of firms only.',
  },
]
