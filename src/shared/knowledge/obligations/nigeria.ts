import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'ng-lslga-underage-gaming',
    publisher: 'Lagos State Lotteries and Gaming Authority',
    title: 'Lagos State Lotteries Board prohibits underage gaming',
    date: null,
    url: 'https://lslga.org/lagos-state-lotteries-board-prohibits-underage-gaming/',
  },
  {
    id: 'ng-the-economy-money-laundering-2022',
    publisher: 'The Economy, quoting the act',
    title: 'FG extends money laundering law to casinos, others, bans shell accounts',
    date: '2022',
    url: 'https://theeconomyng.com/fg-extends-money-laundering-law-to-casinos-others-bans-shell-accounts',
  },
  {
    id: 'ng-thisday-compliance-training-2025',
    publisher: 'ThisDay',
    title:
      'In Season Three of Compliance Training for Operators, EFCC, NFIU Highlight Increased Scrutiny on Gaming Sector',
    date: '2025-05-22',
    url: 'https://www.thisdaylive.com/2025/05/22/in-season-three-of-compliance-training-for-operators-efcc-nfiu-highlight-increased-scrutiny-on-gaming-sector',
  },
  {
    id: 'ng-tvc-arcon-states',
    publisher: 'TVC News',
    title: 'ARCON, 25 states partner to regulate Nigeria’s gaming industry',
    date: null,
    url: 'https://www.tvcnews.tv/arcon-25-states-partner-to-regulate-nigerias-gaming-industry/',
  },
  {
    id: 'ng-focus-gaming-news-data-2026',
    publisher: 'Focus Gaming News, quoting the Nigeria Data Protection Commission',
    title:
      'Nigeria’s data protection regulator calls for stricter privacy measures in gaming sector',
    date: '2026-03-16',
    url: 'https://focusgn.com/africa/nigerias-data-protection-regulator-calls-for-stricter-privacy-measures-in-gaming-sector',
  },
  {
    id: 'ng-helm-efcc-2024',
    publisher: 'Helm, reporting the Economic and Financial Crimes Commission',
    title: 'Nigeria’s EFCC warns DNFBPs to comply with the Money Laundering Prohibition Act',
    date: '2024-09-06',
    url: 'https://helm.news/2024-09-06/nigerias-efcc-warns-dnfbps-comply-money-laundering-prohibition-act.html',
  },
  {
    id: 'ng-thisday-safeplay-2025',
    publisher: 'ThisDay',
    title: 'LSLGA wins Regulatory Innovation Award at IAGR 2025',
    date: '2025-10-30',
    url: 'https://www.thisdaylive.com/2025/10/30/lslga-wins-regulatory-innovation-award-at-iagr-2025/',
  },
]

/** The obligations of operators in Nigeria. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '18, for all gaming in Lagos; operators keep younger persons out and their winnings may be forfeited',
    source: 'ng-lslga-underage-gaming',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: ['sportsbook', 'lottery'],
    status: 'required',
    value:
      'Lagos: players give their National Identification Number, as several papers report from the regulator’s notice of February 2026.',
    source: 'ng-okay-news-lagos-withholding',
    section: 'Also: The Radar, February 2026',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: ['online-casino'],
    status: 'required',
    value:
      'Casinos, on the internet too, check each paying customer against an original document with name and address and keep a register for the money laundering unit for five years; Lagos also asks for the National Identification Number.',
    source: 'ng-the-economy-money-laundering-2022',
    section:
      'Money Laundering (Prevention and Prohibition) Act, 2022, s. 5; also: Yogonet, May 2022',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: null,
    status: 'required',
    value:
      'Gaming operators count as designated non-financial businesses under the act of 2022: know your customer, report currency transactions to SCUML and suspicious ones to the NFIU, as ThisDay and the bookmakers’ association report.',
    source: 'ng-thisday-compliance-training-2025',
    section:
      'Money Laundering (Prevention and Prohibition) Act, 2022; also: Association of Nigerian Bookmakers, 28 June 2025',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: null,
    status: 'required',
    value:
      'Transactions above NGN 5 million of a person or 10 million of a company are reported, as the financial crimes commission reminded casinos and other such businesses in 2024; cash at or above these amounts may not be taken.',
    source: 'ng-helm-efcc-2024',
    section:
      'Money Laundering (Prevention and Prohibition) Act, 2022; the limit on cash: RapidAML, 18 June 2024',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'Lagos: SafePlay, a portal of the regulator since 6 August 2025, shuts a player out of all licensed operators, for months or for good; they enforce it and send no promotions meanwhile.',
    source: 'ng-thisday-safeplay-2025',
    section: 'Also: UpperMatch; Nseobong Okon-Ekong’s report of the launch in Hot Source',
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
      'Limits of stakes, deposits or losses were looked for on the pages of the Lagos regulator, the Abuja office and law firms; none states any.',
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
      'A rule on bonuses or free bets was looked for on the pages of the Lagos regulator and in law-firm guides; none states one.',
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
      'A rule on credit to players was looked for on the pages of the Lagos regulator and in law-firm guides; none states one.',
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
      'Hours for gambling advertising were looked for in stored pages on the federal advertising council and on Lagos; none states any.',
  },
  {
    duty: 'advertising-approval',
    products: null,
    status: 'required',
    value:
      'The federal advertising council (ARCON) vets gaming advertising before it appears, as ThisDay reports; TVC News reports its agreement with the regulators of 25 states on one framework.',
    source: 'ng-tvc-arcon-states',
    section: 'The vetting: ThisDay, 21 November 2024',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Operators appoint a data protection officer, have regular audits and register as controllers of major importance where that applies, as the commission told the sector in 2026.',
    source: 'ng-focus-gaming-news-data-2026',
    section: 'Nigeria Data Protection Act, 2023; also: iBet Africa, 15 April 2026',
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
      'A rule on where servers stand was looked for on the pages of the Lagos regulator, the Abuja office and law firms; only a .ng domain of the former federal permits was found.',
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
      'A local share was looked for in law-firm pages on Lagos and the reciprocity certificate; one copy of a text from before 2021 alone gives 15 per cent for mainly foreign-owned lottery companies.',
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
      'Local directors were looked for in law-firm pages on Lagos and the certificate; one firm names a local director for permits of the former federal commission only.',
  },
  {
    duty: 'capital',
    products: ['sportsbook', 'online-casino'],
    status: 'required',
    value:
      'Lagos: share capital of NGN 20 million, according to two law pages; sources conflict, since a third gives 30 million, or 100 million with foreign owners.',
    source: 'ng-koriat-online-betting',
    section:
      'Also: Mondaq, Requirements for online casino licence, 2021; against: O.I.D. Legal Consult, 2025',
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
      'A deposit or bank guarantee was looked for in law-firm pages on Lagos and the certificate and on the Abuja office’s pages; none names one.',
  },
  {
    duty: 'licence-fee',
    products: ['sportsbook', 'online-casino'],
    status: 'required',
    value:
      'Lagos: NGN 500,000 with the application, not refunded. The annual fee and the price of the reciprocity certificate are not verified.',
    source: 'ng-koriat-online-betting',
    section: 'Online casino: Mondaq, 2021',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['sportsbook'],
    status: 'required',
    value: 'Lagos: one year, renewable (page of the former Lotteries Board).',
    source: 'ng-lslb-online-sports-betting',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: null,
    status: 'required',
    value: 'Abuja: 10 to 21 working days from a complete file. Lagos: not verified.',
    source: 'ng-fct-lro-faq',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'Lagos: licence fees, gaming levies (the Good Causes Levy), promotion and draw fees and renewal fees are paid promptly under the regulator’s inspection; dates of returns were not found.',
    source: 'ng-lslga-about',
    section: 'Regulatory roles',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'Lagos: an agent who lets minors play may be suspended or penalised, and an operator without a responsible gaming policy can be shut down; to operate without a licence is forbidden.',
    source: 'ng-lslga-underage-gaming',
    section: 'The licence: Lagos Law of 2021, s. 33(3), as quoted by the regulator',
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
      'A public list of licensees was looked for on the stored pages of the Lagos regulator and of the Federation of State Gaming Regulators; only a list of unlicensed operators was found.',
  },
]
