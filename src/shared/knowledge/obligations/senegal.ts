import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'sn-seneplus-minors',
    publisher: 'SenePlus, interview with LONASE’s director of marketing',
    title: 'La LONASE dégage toute responsabilité concernant le jeu des mineurs',
    date: null,
    url: 'https://seneplus.com/article/%E2%80%98%E2%80%99la-lonase-d%C3%A9gage-toute-responsabilit%C3%A9-concernant-le-jeu-des-mineurs%E2%80%99%E2%80%99',
  },
  {
    id: 'sn-prodp-data-protection',
    publisher: 'ProDP Africa',
    title: 'Comprendre la protection des données personnelles au Sénégal',
    date: null,
    url: 'https://www.prodp-africa.com/post/comprendre-la-protection-des-donn%C3%A9es-personnelles-au-s%C3%A9n%C3%A9gal',
  },
  {
    id: 'sn-lonase-pmu-terms',
    publisher: 'LONASE, at pmuonline.sn/LonaseRoulette',
    title: 'Conditions générales d’utilisation du PMU Online',
    date: null,
    url: null,
  },
  {
    id: 'sn-seneweb-clandestine-2021',
    publisher: 'Seneweb',
    title:
      'Prolifération de salles de jeux clandestins au Sénégal: la Lonase siffle la fin de la récréation',
    date: '2021-04',
    url: 'https://www.seneweb.com/news/Video/proliferation-de-salles-de-jeux-clandest_n_344046.html',
  },
  {
    id: 'sn-nouvelle-tribune-supervision-2025',
    publisher: 'La Nouvelle Tribune, on the cabinet of 22 October 2025',
    title: 'Sénégal: le gouvernement renforce son arsenal contre le blanchiment de capitaux',
    date: '2025-10-23',
    url: 'https://lanouvelletribune.info/2025/10/senegal-le-gouvernement-renforce-son-arsenal-contre-le-blanchiment-de-capitaux/',
  },
  {
    id: 'sn-allafrica-centif-2023',
    publisher: 'allAfrica, on the CENTIF’s report for 2023',
    title: 'Report on the declarations of cash transactions in 2023',
    date: '2024-11-18',
    url: 'https://fr.allafrica.com/stories/202411180445.html',
  },
]

/** The obligations of operators in Senegal. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '18, for all games of LONASE, as its director of marketing and its secretary general said',
    source: 'sn-seneplus-minors',
    section: 'Also: Xalima, the secretary general',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: ['sportsbook', 'lottery'],
    status: 'required',
    value:
      'LONASE online: an account takes name, date and place of birth, address, telephone and an electronic wallet, one account a person, adults only. A check against a document is not named.',
    source: 'sn-lonase-pmu-terms',
    section: 'General terms of PMU Online, undated',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: ['other'],
    status: 'required',
    value:
      'Casinos are subject to the law against money laundering; a decree that the cabinet adopted on 22 October 2025 sets who checks and supervises them and other businesses outside finance. One paper counts gaming and betting among these. Its text was not seen.',
    source: 'sn-nouvelle-tribune-supervision-2025',
    section:
      'Decree adopted on 22 October 2025; also Le Quotidien and allAfrica (casinos), Nettali (gaming and betting), and, on 2014, Sans Limites',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: ['other'],
    status: 'required',
    value:
      'Those subject to the law declare cash paid in or out from CFA 15 million, in one or several linked transactions, to the financial intelligence unit (CENTIF), as its report for 2023 says. Casinos are subject; that betting is, or that the law of 2024 keeps the amount, is not verified.',
    source: 'sn-allafrica-centif-2023',
    section:
      'Law 2018-03, art. 15; BCEAO instruction 10-09-2017; Pulse and Xibaaru give the same amount for 2024',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A self-exclusion rule was looked for in pages on LONASE and its certificate for responsible gaming; none was found.',
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
      'Limits of stakes, deposits or losses were looked for in pages on LONASE and its partner platforms; none was found.',
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
      'A rule on bonuses was looked for in pages on LONASE and its partner platforms; none was found.',
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
      'A rule on credit to players was looked for in pages on LONASE, the decree of 2018 and the decree of 1967 on gaming houses; none was found.',
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
      'Hours for advertising were looked for in pages on LONASE and on a code of gaming; none was found.',
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
      'Approval of advertising was looked for in pages on LONASE and on a code of gaming; none was found.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Processing of personal data is declared to the data protection commission (CDP), also from abroad if it concerns people in Senegal, as two advisers’ pages say.',
    source: 'sn-prodp-data-protection',
    section: 'Law 2008-12 of 25 January 2008; also: TDR Groupe',
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
      'A rule on where servers stand was looked for in press on the partner platforms of 2026; it says that the platforms belong to LONASE and not where they stand.',
  },
  {
    duty: 'local-ownership',
    products: ['sportsbook', 'lottery'],
    status: 'required',
    value:
      'The right belongs to LONASE, a state company, alone; an outside operator works as technical partner on a platform of LONASE. A share rule for partners was not found.',
    source: 'sn-decree-2018-489',
    section: 'Law 87-43, as the report on the decree quotes it; partners: APS, 5 February 2026',
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
      'Resident or Senegalese directors were looked for in pages on LONASE, its partners and the law of 1966; none names a rule.',
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
      'Capital of partners was looked for in press on LONASE and its agreements of 2026; none was found.',
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
      'A deposit or guarantee of partners was looked for in press on LONASE and its agreements of 2026; none was found.',
  },
  {
    duty: 'licence-fee',
    products: ['sportsbook', 'lottery'],
    status: 'required',
    value:
      'LONASE pays the state a share of the net turnover of each game; what a technical partner pays to LONASE was not found.',
    source: 'sn-decree-2018-489',
    section: 'Law 87-43, as the report on the decree quotes it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['sportsbook', 'lottery'],
    status: 'none',
    value:
      'No licence of one’s own, so no term: the law gives lotteries and betting to LONASE alone. How long a partnership with LONASE runs is not published.',
    source: 'sn-decree-2018-489',
    section: 'Law 87-43, as the report on the decree quotes it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: ['sportsbook', 'lottery'],
    status: 'none',
    value:
      'No licence of one’s own is applied for: the law gives lotteries and betting to LONASE alone, and no time is published in which LONASE decides on a partner.',
    source: 'sn-decree-2018-489',
    section: 'Law 87-43, as the report on the decree quotes it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'The 20 per cent on operators is withheld by the holder of the monopoly and paid in the first fifteen days of the next month, by the bill of September 2025; the promulgated text was not seen.',
    source: 'sn-enquete-plus-tax-code',
    section: 'Bill 17/2025, art. 212 ter; that LONASE collects it also: Les Enjeux',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'Whoever runs a clandestine gaming room is reported to the prosecutors and arrested with the police, the secretary general of LONASE said in 2021; the amounts of fines are not verified.',
    source: 'sn-seneweb-clandestine-2021',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licensee-list',
    products: ['sportsbook', 'lottery'],
    status: 'none',
    value:
      'No list of licensees, since LONASE alone holds the right; its partner platforms are LONASE Way, LONASE 22BET and LONASE Partner, as APS and Sud Quotidien report.',
    source: 'sn-aps-partner-platforms',
    section: 'Also: Sud Quotidien, 5 February 2026',
    checkedAt: '2026-11-24',
    tried: null,
  },
]
