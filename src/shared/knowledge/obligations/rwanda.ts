import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'rw-new-times-enforcement-2019',
    publisher:
      'The New Times, on a statement of the Ministry of Trade and Industry; address not found',
    title: 'Government moves to enforce laws on gaming operations',
    date: '2019-12-17',
    url: null,
  },
  {
    id: 'rw-financial-intelligence-centre-questions',
    publisher: 'Financial Intelligence Centre, Rwanda',
    title: 'Frequently asked questions',
    date: null,
    url: 'https://www.fic.gov.rw/faqs',
  },
  {
    id: 'rw-financial-crime-world-fic',
    publisher: 'Financial Crime World, on guidance of the Financial Intelligence Centre',
    title: 'Rwanda cracks down on money laundering and terrorist financing',
    date: null,
    url: 'https://financialcrime.world/posts/rwanda-cracks-down-on-illicit-funds-httpswwwficgovrwfaqs98d2c7b587af976272292bfefd56a792',
  },
  {
    id: 'rw-dla-piper-data-2023',
    publisher: 'DLA Piper Africa, Rwanda',
    title:
      'Deadline for mandatory registration as a data controller or processor to close on 15 October 2023',
    date: '2023',
    url: 'https://www.dlapiperafrica.com/en/rwanda/insights/2023/deadline-for-mandatory-data-controller-set-to-expire-15-October.html',
  },
  {
    id: 'rw-irembo-gaming-machine-fee',
    publisher: 'IremboGov, the government’s service platform',
    title: 'FAQs on how to make payment for gaming machine annual fees',
    date: null,
    url: 'https://support.irembo.gov.rw/en/support/solutions/articles/47001262021-faq-s-on-how-to-make-payment-for-gaming-machine-annual-fees-',
  },
]

/** The obligations of operators in Rwanda. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value: '18, for all gaming',
    source: 'rw-gaming-law-2011',
    section: 'Arts. 2 and 31, as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: null,
    status: 'required',
    value:
      'Licence holders identify minors and keep them out under a responsible gaming programme; which document is checked was not found.',
    source: 'rw-new-times-enforcement-2019',
    section: 'Law No. 58/2011, as the ministry cited it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: ['online-casino', 'lottery'],
    status: 'required',
    value:
      'Casinos and gaming halls of national lotteries are reporting persons under the law of 2023 against money laundering.',
    source: 'rw-financial-intelligence-centre-questions',
    section: 'AML/CFT law of 2023, art. 7(g)',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: ['online-casino', 'lottery'],
    status: 'required',
    value:
      'Suspicious transactions are reported within 24 hours, whatever their amount; a threshold for cash is not verified, since one page alone gives RWF 5 million.',
    source: 'rw-financial-crime-world-fic',
    section: 'The 24 hours also: Anqa, Rwanda guide 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'There is an exclusion register, entered at one’s own request or by a court; advertising may not urge anyone to leave it.',
    source: 'rw-gaming-law-2011',
    section: 'Arts. 32 and 33, as secondary notes quote them',
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
      'Limits of stakes, deposits or losses were looked for in notes on Law No. 58/2011 and on the policy of 2024; none states any.',
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
      'A rule on bonuses was looked for in notes on Law No. 58/2011 and on the policy of 2024; none was found.',
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
      'A rule on credit to players was looked for in notes on Law No. 58/2011 and in the contents of its gazette copy; none was found.',
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
      'Hours for advertising were looked for in notes on Law No. 58/2011 and on the policy of 2024; none was found.',
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
      'Prior approval was looked for in notes on Law No. 58/2011; article 33 asks for a warning of addiction, and no approval is named.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Data controllers and processors register with the National Cyber Security Authority, also from abroad if they process data of people in Rwanda.',
    source: 'rw-dla-piper-data-2023',
    section: 'Law No. 058/2021 of 13 October 2021',
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
      'A rule on where servers stand was looked for in notes on the gaming law, the policy of 2024 and the data protection law; trade pages speak of a local presence only.',
  },
  {
    duty: 'local-ownership',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'A local share was looked for in notes on Law No. 58/2011, the notice of 2025 and trade pages; they speak of a company incorporated in Rwanda and name no share.',
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
      'Resident or Rwandan directors were looked for in notes on Law No. 58/2011 and in trade pages; none names a rule.',
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
      'Capital was looked for in notes on the law and in trade pages; one says that the minimum varies by licence and gives no figure.',
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
      'A deposit or bank guarantee was looked for in notes on the law and in the ministry’s statement of 2019, which asks for third-party liability insurance only.',
  },
  {
    duty: 'licence-fee',
    products: null,
    status: 'required',
    value:
      'An annual fee under Ministerial Order No. 01/013 of 20 June 2013; the amount is not verified.',
    source: 'rw-bingwa-notice-2025',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['other'],
    status: 'required',
    value:
      'Gaming machines: a fee is paid each year, before the licence expires, to keep it valid. How long other licences run is not verified.',
    source: 'rw-irembo-gaming-machine-fee',
    section: 'Questions 1, 2 and 5',
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
      'A time limit for deciding an application was looked for in the contents of Law No. 58/2011 and in press on the notice of 2025; none was found.',
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'Licence holders keep adequate and timely financial records and prove social security payments and third-party liability insurance; dates of returns were not found.',
    source: 'rw-new-times-enforcement-2019',
    section: 'Law No. 58/2011, as the ministry cited it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'A ministerial order of 2023 on sanctions applies, as Bingwa News (from the board’s notice) and Find More Africa report; its amounts are not verified.',
    source: 'rw-bingwa-notice-2025',
    section: 'Also: Find More Africa, 2025',
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
      'An official list of licensees was looked for among stored pages of the Rwanda Development Board; only a trade article of 2024 on a weak host lists names.',
  },
]
