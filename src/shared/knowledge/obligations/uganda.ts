import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'ug-igaming-afrika-directives',
    publisher: 'iGaming Afrika, on the board’s Responsible Gaming Directives',
    title: 'Uganda strengthens player protection with Responsible Gaming Directives',
    date: null,
    url: 'https://igamingafrika.com/?p=24295',
  },
  {
    id: 'ug-sigma-age-brackets',
    publisher: 'SiGMA, quoting the board’s chief executive',
    title: 'Uganda’s board clarifies age brackets for gaming activities',
    date: null,
    url: 'https://sigma.world/news/ugandas-board-clarifies-age-brackets-for-gaming-activities/',
  },
  {
    id: 'ug-grant-thornton-data-protection',
    publisher: 'Grant Thornton Uganda',
    title: 'Requirement to register under the Data Protection and Privacy Act, 2019',
    date: '2021',
    url: 'https://www.gtuganda.co.ug/en/publications/data-protection-and-privacy-act/',
  },
  {
    id: 'ug-eagle-aml-2026',
    publisher: 'Eagle Online, on the board’s training',
    title:
      'National Lotteries and Gaming Board cracks down on money laundering ahead of 2028 global review',
    date: '2026-03-03',
    url: 'https://eagle.co.ug/2026/03/03/national-lotteries-and-gaming-board-cracks-down-on-money-laundering-ahead-of-2028-global-review/',
  },
  {
    id: 'ug-regulator-licensed-operators',
    publisher: 'National Lotteries and Gaming Regulatory Board',
    title: 'List of licensed operators for the year',
    date: null,
    url: 'https://lgrb.go.ug/',
  },
  {
    id: 'ug-financial-crime-world-aml',
    publisher: 'Financial Crime World',
    title: 'AML guidelines in Uganda explained',
    date: null,
    url: 'https://financialcrime.world/posts/aml-guidelines-in-uganda-explained-httpschapterfourugandaorgsitesdefaultfiles6738e90f8fe84eabdc90555c5f1b6d22',
  },
  {
    id: 'ug-symclub-responsible-gaming',
    publisher:
      'Symclub, on the chief executive of the National Lotteries and Gaming Regulatory Board',
    title: 'Gaming Ethics in Uganda: NLGRB Urges Responsibility within the Betting Sector',
    date: null,
    url: 'https://symclub.org/en/gaming-ethics-in-uganda-nlgrb-urges-responsibility-within-the-betting-sector',
  },
]

/** The obligations of operators in Uganda. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: ['sportsbook', 'online-casino'],
    status: 'required',
    value: '25, for betting, casinos and bingo',
    source: 'ug-igaming-afrika-directives',
    section:
      'Lotteries and Gaming Act, Cap. 334 (Act 7 of 2016), s. 1 (“minor”) and s. 57, as secondary notes quote it; the board’s chief executive says the same (SiGMA)',
    checkedAt: '2026-11-26',
    tried: null,
  },
  {
    duty: 'minimum-age',
    products: ['lottery'],
    status: 'required',
    value: '18, for the national lottery',
    source: 'ug-sigma-age-brackets',
    section: 'The chief executive of the National Lotteries and Gaming Regulatory Board',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: ['sportsbook'],
    status: 'required',
    value: 'A national identity card or a passport is shown before a person takes part in betting.',
    source: 'ug-betting-regulations-2017',
    section: 'Reg. 5(1), as secondary notes quote it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: ['online-casino'],
    status: 'required',
    value:
      'Casinos are registered with the Financial Intelligence Authority as accountable persons, file a yearly compliance report and report suspicious transactions, as the board’s notices say.',
    source: 'ug-eagle-aml-2026',
    section:
      'Anti-Money Laundering Act, Cap. 118; registration and yearly report: Flexi News and PMP Media, October 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: ['online-casino'],
    status: 'required',
    value:
      'Accountable persons, casinos among them, report cash of more than 1,000 currency points (UGX 20 million) and any suspicious transaction within 48 hours, as two unofficial guides report.',
    source: 'ug-financial-crime-world-aml',
    section:
      'Anti-Money Laundering Act, Cap. 118, s. 8, and Form A; also: Phong Nha Explorer, a guide that names casinos',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'Licensed operators offer self-exclusion and limits, by one report on the board’s chief executive; another counts it to the board’s own programme. The report on the board’s directives names self-assessment and counselling, not exclusion',
    source: 'ug-symclub-responsible-gaming',
    section: 'Also: E-Play Africa; the directives: iGaming Afrika',
    checkedAt: '2026-11-26',
    tried: null,
  },
  {
    duty: 'player-limits',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'Limits of stakes, deposits or losses were looked for in secondary notes on the act and the betting regulations and in press on the renewals for 2026; none states any.',
  },
  {
    duty: 'bonuses',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A rule on bonuses or free bets was looked for in secondary notes on the betting regulations of 2017 and in pages of the board; none states one.',
  },
  {
    duty: 'credit',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A rule on credit to players was looked for in secondary notes on the act and the betting regulations of 2017; none was found.',
  },
  {
    duty: 'advertising-hours',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'Hours were looked for in the betting regulations and the press; one page alone tells that officials of the board spoke in October 2024 of advertising from 11 in the evening or in school hours.',
  },
  {
    duty: 'advertising-approval',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'Prior approval was looked for in secondary notes on the betting regulations of 2017, which name none; one paper alone (Business Focus) tells of leaked directives of 2019 under which the board approves each advertisement, and New Vision in 2024 that the board wants adverts regulated before they are aired.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'All who collect or process personal data register with the Personal Data Protection Office; renewals for 2026 also needed a certificate of NITA-U for the data systems, as two trade pages report.',
    source: 'ug-grant-thornton-data-protection',
    section:
      'Data Protection and Privacy Act, 2019, s. 29, and Regulations, 2021, reg. 15(1); the certificate: Flexi News and PMP Media',
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
      'A rule on where servers stand was looked for in press on the central monitoring system and on the renewals for 2026 and on a licence directory; none names one.',
  },
  {
    duty: 'local-ownership',
    products: null,
    status: 'none',
    value:
      'No local share is named: a registered company applies, and one that is more than half foreign-owned shows an investment licence.',
    source: 'ug-eagle-licensing-round-2017',
    section: 'Licensing requirements of 2017',
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
      'Residence or nationality of directors was looked for in the board’s notices as reported in 2017 and 2025; they ask for certificates of good conduct of directors only.',
  },
  {
    duty: 'capital',
    products: null,
    status: 'required',
    value:
      'Capital adequacy under the Minimum Capital Requirements Regulations (S.I. 8 of 2017); the amounts are not verified, since unofficial pages conflict.',
    source: 'ug-regulator-questions',
    section: 'Current regulations; proof of capital also: the board’s notice of 2017',
    checkedAt: '2026-11-24',
    tried: null,
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
      'A security or bank guarantee was looked for in pages on the licensing; a bond of UGX 200 million is reported only for the board of the repealed lotteries act.',
  },
  {
    duty: 'licence-fee',
    products: null,
    status: 'required',
    value:
      'Set by the Fees Regulations (S.I. 6 of 2017); the amounts are not verified, since sources conflict by a factor of ten and more.',
    source: 'ug-regulator-questions',
    section: 'Current regulations',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['lottery'],
    status: 'required',
    value:
      'Ten years for the national lottery, which went to one company, as two independent reports say.',
    source: 'ug-eagle-lottery-2024',
    section: 'Lotteries and Gaming Act, 2016, s. 23; also: E-Play Africa',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['sportsbook', 'online-casino', 'b2b'],
    status: 'required',
    value:
      'The calendar year: renewals for 2026 were filed from 3 to 31 October 2025, as Flexi News and PMP Media report from the board’s notice.',
    source: 'ug-flexi-news-renewals-2026',
    section: 'Also: PMP Media, October 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: null,
    status: 'required',
    value: 'The board decides within 21 days of receiving an application.',
    source: 'ug-regulator-licensing-process',
    section: 'Lotteries and Gaming Act, 2016, s. 42',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'For renewal: audited accounts, annual returns, tax clearance, a business plan and staff training plans, as Flexi News and PMP Media report from the board’s notice.',
    source: 'ug-flexi-news-renewals-2026',
    section: 'Also: PMP Media, October 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'False documents end in automatic disqualification and prosecution, the board’s notice of October 2025 says, as two trade pages quote it; the fines of the act were not found.',
    source: 'ug-flexi-news-renewals-2026',
    section: 'Also: PMP Media, October 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licensee-list',
    products: null,
    status: 'required',
    value:
      'The board publishes a yearly list of licensed operators with trade name, kind of licence, website and mode of operation.',
    source: 'ug-regulator-licensed-operators',
    section: 'Read through a program on GitHub that fetches the list from the board’s site',
    checkedAt: '2026-11-24',
    tried: null,
  },
]
