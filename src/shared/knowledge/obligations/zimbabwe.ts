import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'zw-gambling-age',
    publisher: 'Gambling Age, an unofficial guide',
    title: 'Gambling age in Zimbabwe',
    date: null,
    url: 'https://gambling-age.com/af/zimbabwe/',
  },
  {
    id: 'zw-bulls-zimbabwe-aml',
    publisher: 'Bulls Zimbabwe, quoting the Lotteries and Gaming Board’s secretary',
    title: 'Gaming industry urged to combat money laundering',
    date: null,
    url: 'https://bullszimbabwe.com/gaming-industry-urged-to-combat-money-laundering',
  },
  {
    id: 'zw-misa-data-protection',
    publisher: 'MISA',
    title:
      'Navigating the Data Protection Act requirements: ensuring compliance for Zimbabwean data controllers',
    date: '2025-03-14',
    url: 'https://misa.org/blog/navigating-the-data-protection-act-requirements-ensuring-compliance-for-zimbabwean-data-controllers',
  },
]

/** The obligations of operators in Zimbabwe. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '18, for casinos, betting and lotteries, by two unofficial guides only; one of them names a law that Zimbabwe does not have, so ask the Board. The acts’ own rules on minors were not readable',
    source: 'zw-gambling-age',
    section:
      'also: Legality Lens; the betting act [Chapter 10:02] has offences on minors in betting rooms, by a heading',
    checkedAt: '2026-11-26',
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
      'Looked for by search and in the stored opening of the act of 1998; gaming companies must keep a return for each winner, but a duty to check identity was not found.',
  },
  {
    duty: 'aml',
    products: null,
    status: 'required',
    value:
      'The Board holds operators to the standards against money laundering and trains their compliance officers; the pending amendment is to write the duty into gaming law',
    source: 'zw-bulls-zimbabwe-aml',
    section: 'the amendment: Business Times',
    checkedAt: '2026-11-24',
    tried: null,
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
      'Looked for by search for the Money Laundering and Proceeds of Crime Act and casinos; no amount found.',
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
      'The Board’s secretary called on operators to offer self-exclusion, and one operator publishes a policy; no duty in law was found.',
  },
  {
    duty: 'player-limits',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried: 'Looked for by search and in the stored opening of the act of 1998; nothing found.',
  },
  {
    duty: 'bonuses',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried: 'Looked for by search and in the stored opening of the act of 1998; nothing found.',
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
      'Looked for by search; one operator’s terms refuse credit and cheques, but no rule of law was found.',
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
      'Looked for by search and in the stored opening of the act of 1998; nothing found but an affiliate’s summary.',
  },
  {
    duty: 'advertising-approval',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried: 'Looked for by search and in the stored opening of the act of 1998; nothing found.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Who handles the data of 50 or more people needs a data controller’s licence of POTRAZ, valid for 12 months, and a data protection officer; due by 12 March 2025',
    source: 'zw-misa-data-protection',
    section: 'Cyber and Data Protection Act [Chapter 12:07]; Statutory Instrument 155 of 2024',
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
      'Looked for by search; an affiliate’s summary speaks of storage in the country, no law or regulator’s page does.',
  },
  {
    duty: 'local-ownership',
    products: null,
    status: 'none',
    value: 'Open to local and international investors, two lawyers write; no share is named',
    source: 'zw-business-times-framework',
    section: 'existing legislation and business ventures',
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
      'Looked for by search and in the lawyers’ article in the Business Times; nothing found in the part stored.',
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
      'Looked for by search and in the lawyers’ article in the Business Times; no amount found.',
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
      'The betting act [Chapter 10:02] has a section on security by its heading (law.co.zw); text and amount were not found.',
  },
  {
    duty: 'licence-fee',
    products: null,
    status: 'required',
    value:
      'February 2021: 50,000 to issue, renew or process a bookmaker’s licence, 250,000 for a casino or lottery, in Zimbabwe dollars of that time; today’s amounts are not verified',
    source: 'zw-zwnews-fees-2021',
    section: 'also Casino Review and News Day Zimbabwe',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried:
      'Licences are renewed against a fee (notice of 2021), but their length was not found by search.',
  },
  {
    duty: 'time-to-decide',
    products: null,
    status: 'unverified',
    value: null,
    source: null,
    section: null,
    checkedAt: '2026-11-24',
    tried: 'Looked for by search and in the lawyers’ article in the Business Times; not found.',
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'Monthly: a return for each winning customer by the fifth day, the tax withheld paid by the tenth. The revenue authority’s notice sets the same days for the operators’ tax',
    source: 'zw-observer-finance-act',
    section: 'quotes the Finance Act; ZIMRA Public Notice 02 of 2026, as Europe Says reports it',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'Gaming without the Board’s licence is an offence: closure at once and prosecution, the minister said in 2024; the amounts are not verified',
    source: 'zw-herald-2024',
    section: 'Lotteries and Gaming Act [Chapter 10:26], section 31',
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
      'A list of the Lotteries and Gaming Board was looked for by search; the press gives counts of licences only.',
  },
]
