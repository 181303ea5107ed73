import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'za-national-gambling-regulations',
    publisher: 'SAFLII',
    title:
      'National Gambling Regulations, 2004 (Government Notice R.1342), updated to 5 September 2012',
    date: '2012-09-05',
    url: 'https://www.saflii.org/za/legis/consol_reg/ngr265/',
  },
  {
    id: 'za-gauteng-gambling-age',
    publisher: 'Gauteng.net',
    title: 'What you need to know about gambling age restrictions in South Africa',
    date: null,
    url: 'https://www.gauteng.net/whats-on-g/gambling-age-restrictions',
  },
  {
    id: 'za-financial-intelligence-centre-act',
    publisher: 'LawLibrary',
    title: 'Financial Intelligence Centre Act 38 of 2001',
    date: '2001-12-03',
    url: 'https://lawlibrary.org.za/akn/za/act/2001/38',
  },
  {
    id: 'za-moonstone-cash-threshold',
    publisher: 'Moonstone',
    title: 'Minister of Finance raises FICA cash-reporting threshold',
    date: '2022-10',
    url: 'https://moonstone.co.za/minister-of-finance-raises-fica-cash-reporting-threshold',
  },
  {
    id: 'za-information-regulator',
    publisher: 'Information Regulator, South Africa',
    title: 'Protection of personal information: registration of information officers',
    date: null,
    url: 'https://inforegulator.org.za/popia',
  },
  {
    id: 'za-gauteng-self-exclusion',
    publisher: 'Gauteng Provincial Government',
    title: 'Request for self-exclusion from gambling facilities',
    date: null,
    url: 'https://www.gauteng.gov.za/ServicesNew/ServiceAsync?serviceId=CPM-001572&taxonomyItemId=CPM-001003&isFromDepartment=true',
  },
  {
    id: 'za-acts-online-machine-credit',
    publisher: 'Acts Online',
    title: 'Regulations on Limited Payout Machines, 2000: regulation 11, credit extension',
    date: '2000',
    url: 'https://source.acts.co.za/national-gambling-act-2004/r1425_11__credit_extension.php',
  },
  {
    id: 'za-fedhasa-fees-2023',
    publisher: 'FEDHASA',
    title:
      'Western Cape Gambling and Racing Regulations (Fees and Costs): draft amendment 2023 for comment',
    date: '2023',
    url: 'https://fedhasa.co.za/?p=8318',
  },
  {
    id: 'za-sunday-world-sizekhaya',
    publisher: 'Sunday World',
    title: 'Sizekhaya Holdings chosen as SA’s new lottery operator',
    date: '2025-05-28',
    url: 'https://sundayworld.co.za/news/sizekhaya-holdings-chosen-as-sas-new-lottery-operator',
  },
  {
    id: 'za-isa-guide-credit',
    publisher: 'ISA-GUIDE, an answer to The Mercury on KwaZulu-Natal’s gaming and betting bill',
    title: 'Gambling Bill does not herald major changes',
    date: null,
    url: 'https://www.isa-guide.de/english-news/articles/17060.html',
  },
  {
    id: 'za-gambling-talk-advertising-appendix',
    publisher: 'Gambling Talk, on the Advertising Regulatory Board’s appendix',
    title: 'South Africa’s ARB issues guidelines for responsible gambling advertising',
    date: null,
    url: 'https://gamblingtalk.net/news/south-africas-arb-issues-guidelines-for-responsible-gambling-advertising',
  },
  {
    id: 'za-intelligence-centre-compliance-return',
    publisher: 'Financial Intelligence Centre, South Africa',
    title: 'Accountable institutions must register and file risk and compliance returns',
    date: null,
    url: 'https://www.fic.gov.za/risk-compliance-return/',
  },
  {
    id: 'za-gamble-sector-portal',
    publisher: 'Gamble Sector, on the National Gambling Board',
    title: 'Report on the National Gambling Board’s online verification portal',
    date: null,
    url: 'https://gamblesector.com/?p=1094',
  },
]

/** The obligations of operators in South Africa. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value: '18, for betting, casino games, bingo, machines and the lottery',
    source: 'za-gauteng-gambling-age',
    section:
      'on the National Gambling Act 7 of 2004, whose section 12 protects minors; regulation 3 of 2004 uses the same age for advertising',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: ['sportsbook', 'other'],
    status: 'required',
    value:
      'A licensed gambling business is an accountable institution and must establish and verify who its clients are; betting and casinos alike',
    source: 'za-financial-intelligence-centre-act',
    section: 'section 21; Schedule 1, item 9, on gambling under the National Gambling Act',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: ['sportsbook', 'other'],
    status: 'required',
    value:
      'Accountable institution: customer due diligence, records, reports of suspicious and of large cash transactions, internal rules and training',
    source: 'za-financial-intelligence-centre-act',
    section: 'Chapter 3; Schedule 1, item 9',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: ['sportsbook', 'other'],
    status: 'required',
    value:
      'Cash above R49,999.99 in one transaction, reported within three days; since 14 November 2022, R24,999.99 before',
    source: 'za-moonstone-cash-threshold',
    section: 'section 28 of the act; regulations 22B and 24',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'A player may register as excluded; the Board sends the notice to all licence holders within 7 days and each confirms it within 7. A transitional clause holds parts of section 14 back until the minister’s notice',
    source: 'za-national-gambling-regulations',
    section: 'regulation 2; National Gambling Act, section 14 and Schedule, item 7',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: ['sportsbook', 'other'],
    status: 'required',
    value:
      'Gauteng: at least six months; lifted only on request, after counselling by the national responsible gambling programme',
    source: 'za-gauteng-self-exclusion',
    section: null,
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
      'A duty of operators to set or offer limits was looked for in the section lists of the National Gambling Act and its regulations, and by search; no page names one for betting.',
  },
  {
    duty: 'bonuses',
    products: null,
    status: 'forbidden',
    value:
      'Advertisements may not present gambling as free or discounted, says the advertising board’s summary of existing law, made with the National Gambling Board; a ban on bonuses outside advertising was not found',
    source: 'za-gambling-talk-advertising-appendix',
    section:
      'Gambling Advertising Appendix, on the National Gambling Act, 2004, and its regulations',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'credit',
    products: ['sportsbook', 'other'],
    status: 'required',
    value:
      'A casino, bookmaker or totalisator gives credit only after it has learnt enough of the patron’s identity, credit history and means; provinces may bar it altogether',
    source: 'za-isa-guide-credit',
    section:
      'National Gambling Regulations, 2004, regulation 4(1), as quoted in an answer to The Mercury on KwaZulu-Natal’s bill of 2007',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'credit',
    products: ['other'],
    status: 'forbidden',
    value:
      'Limited payout machines: no credit in any form, nor cash against a credit card or a cheque',
    source: 'za-acts-online-machine-credit',
    section: 'regulation 11',
    checkedAt: '2026-11-24',
    tried: null,
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
      'Regulation 3 of 2004 was read in part (Acts Online): it bars media, venues and displays aimed at under-18s and names no hours; the rest of it was not in the stored copy.',
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
      'Regulation 3 of 2004 was read in part (Acts Online): each advertisement carries a warning with the help line; prior approval is not named there, and provincial rules were not read.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Every private body registers its information officer with the Information Regulator before the officer takes up the duties',
    source: 'za-information-regulator',
    section: 'Protection of Personal Information Act 4 of 2013, section 55',
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
      'No national rule found by search; one trade page says that Mpumalanga’s tender of 2025 wants all functions, IT included, in the province.',
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
      'No national share found by search; one trade page says that Mpumalanga’s tender of 2025 scores local black ownership and B-BBEE.',
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
      'Looked for in the licensing guides of ICLG, Chambers and Legal500 and by search; nothing in the parts stored.',
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
      'Looked for in the guides of ICLG and Chambers and in provincial acts’ stored parts; no amount found.',
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
      'Looked for in the stored parts of the Gauteng, Western Cape and KwaZulu-Natal texts; no amount found.',
  },
  {
    duty: 'licence-fee',
    products: ['sportsbook', 'other'],
    status: 'required',
    value:
      'Set by each province. The Western Cape does so by regulation: the draft of 2023 has deposits, application, annual and investigation fees, about 5.2 per cent above 2022; the amounts were not seen',
    source: 'za-fedhasa-fees-2023',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: ['lottery'],
    status: 'required',
    value:
      'National Lottery: eight years from 1 June 2026, as Sunday World and the Sowetan report; other pages say five or ten. For bookmakers not verified',
    source: 'za-sunday-world-sizekhaya',
    section: 'also Sowetan, 25 February 2026',
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
      'Looked for in the guides of ICLG, Chambers and Legal500; Chambers speaks of delays in the Western Cape but gives no time.',
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'Gambling institutions file a risk and compliance return online with the Financial Intelligence Centre; in 2026 casinos by 30 June, others by 31 July. Dates of provincial tax returns were not found',
    source: 'za-intelligence-centre-compliance-return',
    section: 'Directive 6; Schedule 1, item 9; the dates of 2026: Focus Gaming News, 24 June 2026',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'An offence under the national act: up to R10 million or ten years in prison, and winnings are forfeited, says the National Gambling Board; interactive gambling without an authorising law is one. Provincial penalties were not read',
    source: 'za-g3-ngb-statement-2020',
    section:
      'National Gambling Act 7 of 2004, section 11; the amounts: Board’s statement of September 2020, also in CasinoBeats',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licensee-list',
    products: null,
    status: 'required',
    value:
      'The National Gambling Board keeps a portal on its site where anyone can search the operators with a current licence; who is not in it is not licensed, trade press reports. The portal itself was not read',
    source: 'za-gamble-sector-portal',
    section:
      'Built with the provincial authorities; two guides to checking a licence name the same portal',
    checkedAt: '2026-11-24',
    tried: null,
  },
]
