import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'ci-law-2020-480-sanctions',
    publisher: 'loidici (text of the law)',
    title:
      'Loi n° 2020-480 du 27 mai 2020 portant régime juridique des jeux de hasard: sanctions administratives et pécuniaires',
    date: '2020-05-27',
    url: 'https://loidici.biz/2024/02/25/chapitre-1-sanctions-administratives-et-pecuniaires/lois-article-par-article/plus-de-textes-de-lois/49888/naty/',
  },
  {
    id: 'ci-decree-authorised-games',
    publisher: 'loidici (text of the decree)',
    title: 'Décret sur les jeux de hasard soumis à autorisation: dispositions générales',
    date: '2023-12-06',
    url: 'https://loidici.biz/2024/11/24/chapitre-1-dispositions-generales-36/lois-article-par-article/plus-de-textes-de-lois/60229/naty/',
  },
  {
    id: 'ci-oxford-business-group-data',
    publisher: 'Oxford Business Group',
    title: 'Authorised use: four principles guiding the handling of personal data',
    date: null,
    url: 'https://oxfordbusinessgroup.com/analysis/authorised-use-four-principles-guiding-handling-personal-data',
  },
  {
    id: 'ci-regulator-player-ban',
    publisher:
      'Autorité de régulation des jeux de hasard (ARJH), copy of its site; address not found',
    title: 'Interdiction de jeux',
    date: null,
    url: null,
  },
  {
    id: 'ci-tax-office-system',
    publisher: 'Direction générale des impôts, Côte d’Ivoire',
    title: 'Le système fiscal ivoirien',
    date: null,
    url: 'https://www.dgi.gouv.ci/assets/documents/EBOOK/LE_SYTEME_FISCAL_IVOIRIEN/files/basic-html/page68.html',
  },
]

/** The obligations of operators in Côte d’Ivoire. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '18 for games of chance, 21 to enter casinos and slot machine halls, as the regulator states the law of 2020.',
    source: 'ci-regulator-player-ban',
    section: 'Law 2020-480, art. 59; 18 also: Le Banco and Gambling-Age',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A check of players’ identity was looked for in the articles of Law 2020-480 that are stored; a law of 2005 asked casinos for it from CFA 1 million, and the laws that replaced it were not seen.',
  },
  {
    duty: 'aml',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'The law of 2016 and the ordinance of 2023 against money laundering were looked for and not seen; only the law of 2005, since replaced, was found with duties for casinos and gaming houses.',
  },
  {
    duty: 'reporting-threshold',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'The amount was looked for; CFA 1 million for the identification of casino players stands in the law of 2005, since replaced, and no later text was seen.',
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'Any player may ask the regulator (ARJH) for a ban of his own; the regulator or a court may also impose one. How long it lasts was not found.',
    source: 'ci-regulator-player-ban',
    section: 'On Law 2020-480',
    checkedAt: '2026-11-24',
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
      'Limits of stakes, deposits or losses were looked for in the stored articles of Law 2020-480 and in pages on LONACI; none was found.',
  },
  {
    duty: 'bonuses',
    products: ['other'],
    status: 'required',
    value:
      'Only promotional lotteries: one needs the regulator’s express authorisation, asked for at least two months before it begins and decided within 40 clear days. A rule on bonuses of betting or casinos was not found.',
    source: 'ci-decree-authorised-games',
    section: 'Decree on authorised games, arts. 2 and 4',
    checkedAt: '2026-11-24',
    tried: null,
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
      'A rule on credit to players was looked for in the stored articles of Law 2020-480; none was found.',
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
      'Hours for advertising were looked for in the stored articles of Law 2020-480 and in press; none was found.',
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
      'Approval was looked for; press on the bill of 2019 names fines of CFA 1 to 10 million for advertising against the rules, and the rules themselves were not seen.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value: 'Processing of personal data is declared to the regulator ARTCI or authorised by it.',
    source: 'ci-oxford-business-group-data',
    section:
      'Law 2013-450 of 19 June 2013 and Decree 2015-79; also: African Legal Factory, 8 January 2024',
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
      'A rule on where servers stand was looked for in the stored articles of Law 2020-480 and in press on the decrees of 2023; none was found.',
  },
  {
    duty: 'local-ownership',
    products: ['sportsbook', 'lottery'],
    status: 'required',
    value:
      'Conceded games belong to LONACI, a company with a state majority, alone; other brands work by its agreement. A share rule for them was not found.',
    source: 'ci-koaci-decrees-2023',
    section: 'Decree of 6 December 2023, as the government’s spokesman told it',
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
      'Resident or Ivorian directors were looked for in the stored articles of Law 2020-480 and of the decree on authorised games; none was found.',
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
      'Capital was looked for in the stored articles of Law 2020-480 and in press on LONACI’s partners; none was found.',
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
      'A deposit or guarantee was looked for in the stored articles of Law 2020-480 and in press on LONACI’s partners; none was found.',
  },
  {
    duty: 'licence-fee',
    products: ['other'],
    status: 'required',
    value: 'Promotional lotteries: a stamp of CFA 20,000 on the first application in a year.',
    source: 'ci-decree-authorised-games',
    section: 'Art. 4',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['sportsbook', 'lottery'],
    status: 'none',
    value:
      'No licence of one’s own, so no term: conceded games are forbidden to all but LONACI. How long its agreements run is not published.',
    source: 'ci-koaci-decrees-2023',
    section: 'Decree of 6 December 2023, as the government’s spokesman told it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['other'],
    status: 'required',
    value:
      'Promotional lotteries: the authorisation itself says how long and in which area the game may run.',
    source: 'ci-decree-authorised-games',
    section: 'Art. 3',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: ['sportsbook', 'lottery'],
    status: 'none',
    value:
      'No licence of one’s own is applied for: conceded games are forbidden to all but LONACI, and no time is published in which it decides on a partner.',
    source: 'ci-koaci-decrees-2023',
    section: 'Decree of 6 December 2023, as the government’s spokesman told it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: ['other'],
    status: 'required',
    value:
      'Promotional lotteries: the application is filed two months ahead and decided within 40 clear days.',
    source: 'ci-decree-authorised-games',
    section: 'Art. 4',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'The tax on games of chance is declared and paid for the month before by the fifteenth, by the twentieth for large and medium firms; LONACI collects it from operators settled in the country.',
    source: 'ci-tax-office-system',
    section: 'P. 68; LONACI’s part: Ivoire Matin, on art. 4 of the fiscal annex of 2024',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'After a formal notice: up to 3 per cent of the highest turnover of three years, 5 per cent if repeated; confiscation, suspension, or a ban from the sector for one to five years.',
    source: 'ci-law-2020-480-sanctions',
    section:
      'Law 2020-480, arts. 35 and 36; art. 43: two months to a year in prison and CFA 1 to 10 million for running games without a right',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licensee-list',
    products: ['sportsbook', 'lottery'],
    status: 'none',
    value:
      'No list of licensees, since LONACI alone holds the right; in December 2023 it named 1xBet, Betclic and Premier Bet as admitted, as JDA reports, and in March 2024 it switched 1xBet off.',
    source: 'ci-jda-lonaci-agreements',
    section: 'The end of 1xBet: Digital Mag, 15 March 2024',
    checkedAt: '2026-11-24',
    tried: null,
  },
]
