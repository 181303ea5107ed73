import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'ke-business-daily-frc-2023',
    publisher: 'Business Daily',
    title: 'Casinos, saccos to register with anti-money laundering agency',
    date: '2023',
    url: 'https://www.businessdailyafrica.com/bd/economy/casinos-saccos-to-register-with-anti-money-laundering-agency--4359524',
  },
  {
    id: 'ke-financial-crime-world-frc',
    publisher: 'Financial Crime World, on guidance of the Financial Reporting Centre',
    title: 'AML compliance in Kenya simplified',
    date: null,
    url: 'https://financialcrime.world/posts/aml-compliance-in-kenya-simplified-httpswwwfrcgokepage_id25772706b7dc85f57997ab91708afe2a8f',
  },
  {
    id: 'ke-aln-data-protection-2022',
    publisher: 'ALN Africa',
    title: 'Data protection registration law comes into force on 14 July',
    date: '2022-07-12',
    url: 'https://aln.africa/insight/data-protection-registration-law-comes-into-force-on-14/',
  },
  {
    id: 'ke-gra-licensed-operators',
    publisher: 'Gambling Regulatory Authority of Kenya',
    title: 'Licensed operators',
    date: null,
    url: 'https://gra.go.ke/licensed-operators/',
  },
]

/** The obligations of operators in Kenya. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '18, for every kind of gambling; proof of age comes before registration, and nobody may bet with a child',
    source: 'ke-gambling-control-act-2025',
    section: 'Ss. 72(2)–(3) and 109, as secondary notes quote the act',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: null,
    status: 'required',
    value:
      'Online: identity, location and age are checked against reliable, independent electronic data before the account is activated and before any deposit; a winner’s identity is checked before payment.',
    source: 'ke-conduct-regulations-2026',
    section: 'Reg. 82(1)–(3), as secondary notes quote it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: ['sportsbook', 'online-casino'],
    status: 'required',
    value:
      'Casinos and internet betting firms come under the Financial Reporting Centre: they register with it and report suspicious transactions, as Business Daily reported; The Standard reports that the gambling regulator supervises them in this.',
    source: 'ke-business-daily-frc-2023',
    section:
      'Proceeds of Crime and Anti-Money Laundering Act, 2009; the supervision: The Standard, 16 April 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: null,
    status: 'required',
    value:
      'Reporting institutions report cash transactions of USD 15,000 or more (or the equivalent) by the end of the week and suspicious ones within two days, as Financial Crime World and RegAlert report.',
    source: 'ke-financial-crime-world-frc',
    section: 'The rise from USD 10,000 also: RegAlert, 6 November 2023',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'Online operators offer an easy self-exclusion of at least 24 hours that takes effect at once and is linked to the national register; a permanent exclusion lasts at least three years.',
    source: 'ke-conduct-regulations-2026',
    section: 'Regs. 67(3), 71(3) and 84(2)(d)–(e), as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'player-limits',
    products: null,
    status: 'required',
    value:
      'Online operators offer deposit limits by day, week and month, limits of loss, session and spending, and reality checks. The smallest stake online is KES 20.',
    source: 'ke-conduct-regulations-2026',
    section: 'Reg. 84, as secondary notes quote it; the stake: Gambling Control Act, 2025, s. 71',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'bonuses',
    products: null,
    status: 'none',
    value:
      'No ban: free bets and bonus bets in the ordinary course of business stay allowed, although the act bars offers designed to make people play more.',
    source: 'ke-gambling-control-act-2025',
    section: 'Ss. 72(7), 74(1)(b) and 74(3), as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'credit',
    products: null,
    status: 'forbidden',
    value:
      'Operators give no credit to players and may not induce bets by advancing credit or by the use of credit cards.',
    source: 'ke-gambling-control-act-2025',
    section: 'Ss. 72(7) and 74(1)(a), as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'advertising-hours',
    products: null,
    status: 'forbidden',
    value:
      'No gambling advertising on television or radio from 06:00 to 22:00, except during live sport.',
    source: 'ke-gambling-control-act-2025',
    section: 'S. 87(2)(e), as secondary notes quote it; one unofficial page says 21:00',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'advertising-approval',
    products: null,
    status: 'required',
    value:
      'The authority approves advertising first; no call to action, no testimonials, no former winners, no promise of income; licence number and helpline are shown.',
    source: 'ke-advertising-regulations-2026',
    section: 'Regs. 5, 8 and 9, as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Businesses that process personal data for gambling register with the Office of the Data Protection Commissioner whatever their turnover or staff.',
    source: 'ke-aln-data-protection-2022',
    section:
      'Data Protection (Registration of Data Controllers and Data Processors) Regulations, 2021',
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
      'A rule on where servers stand was looked for in law-firm notes on the act of 2025 and in secondary notes on Legal Notices 112 and 114 of 2026; none names one.',
  },
  {
    duty: 'local-ownership',
    products: null,
    status: 'required',
    value:
      'At least 30 per cent of the shares of a licensee, a body corporate, are held by Kenyan citizens.',
    source: 'ke-cm-advocates-act-2025',
    section: 'Licensing requirements',
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
      'A rule on resident or Kenyan directors was looked for in the law-firm notes of CM Advocates, Afriwise and Masibo on the act of 2025; they name the shares only.',
  },
  {
    duty: 'capital',
    products: null,
    status: 'required',
    value:
      'Applicants show adequate gambling capital; no amount of the act was found. For the national lottery a draft of March 2026 named KES 2 billion, as one trade page reports.',
    source: 'ke-cm-advocates-act-2025',
    section: 'Licensing requirements; the draft: Focus Gaming News, 10 April 2026',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'guarantee',
    products: ['sportsbook', 'online-casino'],
    status: 'required',
    value:
      'Security of KES 100 million for online gambling, according to a law firm; sources conflict, since G3 of July 2026 still gives 200 million, the amount in the Bill.',
    source: 'ke-masibo-licence-2025',
    section: 'Gambling security requirements',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-fee',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'Fees under the act of 2025 were looked for in the sheets and in stored pages on Legal Notice 113 and the other notices of 30 June 2026; no schedule was found, and older amounts belong to a Bill or to the repealed act.',
  },
  {
    duty: 'licence-term',
    products: null,
    status: 'required',
    value: '36 months; under the repealed act it was 12 months.',
    source: 'ke-mckay-final-bill',
    section: 'Point 2, as the Bill was finally passed',
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
      'A time limit for deciding an application was looked for in law-firm notes on the act and in stored pages on the regulations of 2026; none gives one, and processing was paused from October 2025.',
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'Transactions are open to a real-time monitoring system of the authority, and all proceeds run through an account at a Kenyan institution; the dates of periodic returns were not found.',
    source: 'ke-cm-advocates-act-2025',
    section: 'Establishment of a new regulator; licensing requirements',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: ['other'],
    status: 'required',
    value:
      'Prediction markets, which need prior approval: records of all event contracts and settlements are kept and shown to the authority on request.',
    source: 'ke-conduct-regulations-2026',
    section: 'Reg. 45(5) and (8), as a secondary note prints it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'Advertising against the act: up to KES 20 million or 20 years in prison. To accept stakes online below KES 20 is an offence too.',
    source: 'ke-gambling-control-act-2025',
    section: 'Ss. 71(3) and 87(4), as secondary notes quote them',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licensee-list',
    products: null,
    status: 'required',
    value:
      'The authority publishes a list of licensed operators by financial year, with trading names and domains; licences of the repealed act stand on it until they expire.',
    source: 'ke-gra-licensed-operators',
    section: 'Read through a secondary note',
    checkedAt: '2026-11-24',
    tried: null,
  },
]
