import type { Obligation, Source } from '../schemas.ts'

/** The sources that only obligations cite. */
export const sources: readonly Source[] = [
  {
    id: 'bw-sunday-standard-regulations',
    publisher: 'Sunday Standard, on the Gambling Association of Botswana',
    title: 'Gambling Regulations impractical, contravene Gambling Act',
    date: null,
    url: 'https://www.sundaystandard.info/gambling-regulations-impractical-contravene-gambling-act/',
  },
  {
    id: 'bw-financial-intelligence-act-2022',
    publisher: 'Botswana Government Gazette, text at RegAlert',
    title: 'Financial Intelligence Act 2 of 2022',
    date: '2022-02-25',
    url: 'https://regalert.today/document/a04153e3-bbf1-4e5a-822b-d0da081c82e4/text',
  },
  {
    id: 'bw-authority-compliance',
    publisher: 'Gambling Authority, Botswana',
    title: 'Compliance and monitoring',
    date: null,
    url: 'https://gamblingauthority.co.bw/services/compliance-monitoring',
  },
  {
    id: 'bw-authority-privacy-notice',
    publisher: 'Gambling Authority, Botswana',
    title: 'Digital platforms privacy notice',
    date: null,
    url: 'https://gamblingauthority.co.bw/about/privacy-notice/',
  },
  {
    id: 'bw-michalsons-data-protection',
    publisher: 'Michalsons',
    title: 'Botswana’s Data Protection Act: grace period extended',
    date: null,
    url: 'https://www.michalsons.com/blog/botswanas-data-protection-act-grace-period-extended/60775',
  },
  {
    id: 'bw-sunday-standard-licence-duration',
    publisher: 'Sunday Standard, on a briefing by the Gambling Authority’s chief executive',
    title: 'Trade minister to decide on issuance of gambling licenses',
    date: null,
    url: 'https://www.sundaystandard.info/trade-minister-to-decide-on-issuance-of-gambling-licenses/',
  },
  {
    id: 'bw-wikiprocedure-bookmaker',
    publisher: 'Wikiprocedure, on the Gambling Authority’s process',
    title: 'Botswana: apply for a bookmaker licence',
    date: null,
    url: 'https://www.wikiprocedure.com/index.php/Botswana_-_Apply_for_a_Bookmaker_License',
  },
  {
    id: 'bw-sunday-standard-levy-debate',
    publisher: 'Sunday Standard, on the assistant minister’s reply in Ntlo ya Dikgosi',
    title: 'Dikgosi in much ado about nothing',
    date: null,
    url: 'https://www.sundaystandard.info/dikgosi-in-much-ado-about-nothing/',
  },
  {
    id: 'bw-mmegi-illegal-sites',
    publisher: 'Mmegi, quoting the Gambling Authority and the Financial Intelligence Agency',
    title: 'FIA, GA red-flag eight illegal gambling sites',
    date: null,
    url: 'https://www.mmegi.bw/ampArticle/120374',
  },
]

/** The obligations of operators in Botswana. */
export const obligations: Obligation[] = [
  {
    duty: 'minimum-age',
    products: null,
    status: 'required',
    value:
      '21, online and by message too, as the Authority’s chief executive said in 2017. Sources conflict: Sunday Standard gives 21 in the act and 18 in the regulations as first issued; neither text was read',
    source: 'bw-sunday-standard-regulations',
    section: 'Gambling Act 7 of 2012; the chief executive: The Midweek Sun, 6 February 2017',
    checkedAt: '2026-11-26',
    tried: null,
  },
  {
    duty: 'identity-check',
    products: null,
    status: 'required',
    value:
      'Specified parties identify customers and carry out due diligence. The Authority has told betting operators to verify identity in real time, its chairman said when ten licences were announced',
    source: 'bw-financial-intelligence-act-2022',
    section: 'Part IV; the chairman: Mmegi on the ten betting licences',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'aml',
    products: null,
    status: 'required',
    value:
      'The Authority supervises casinos under the Financial Intelligence Act 2022 and checks that its licensees comply with that act and its regulations',
    source: 'bw-authority-compliance',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'reporting-threshold',
    products: null,
    status: 'required',
    value:
      'Specified parties report suspicious transactions and cash above a prescribed amount to the Financial Intelligence Agency; the amount stands in regulations that were not found',
    source: 'bw-financial-intelligence-act-2022',
    section:
      'Part VI, by its heading, and RegAlert’s summary; the earlier act, section 18, had the same duty',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'self-exclusion',
    products: null,
    status: 'required',
    value:
      'The Authority takes self-exclusion and third-party exclusion forms on its site; the regulations let a gambler register as an excluded person, says Sunday Standard',
    source: 'bw-authority-privacy-notice',
    section:
      'list of online forms; Sunday Standard, “Casino operators protest new gambling regulations”',
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
      'Looked for in the section lists of the act and the regulations of 2016 and on the Authority’s pages; no limit for players found, only stakes and prizes of casinos by a heading (regulation 16).',
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
      'Looked for in the list of the regulations of 2016 (promotional chips are regulation 24 by its heading) and by search; no text found.',
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
      'The regulations of 2016 have “prohibited transactions” for casinos by a heading (regulation 27); the text was not in the stored copy.',
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
      'Looked for by search and in the lists of the act and the regulations; in 2017 the Authority said only that advertising must address those of age.',
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
      'Looked for by search and in the lists of the act and the regulations; no approval named in the parts stored.',
  },
  {
    duty: 'data-protection',
    products: null,
    status: 'required',
    value:
      'Data Protection Act of 2024, in force since 14 January 2025, also for controllers abroad who serve people in Botswana; personal data leaves the country only on conditions',
    source: 'bw-michalsons-data-protection',
    section: 'section 74 on transfers',
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
      'Looked for by search and in the lists of the act and the regulations; the Data Protection Act limits transfers, but no rule on gambling servers was found.',
  },
  {
    duty: 'local-ownership',
    products: null,
    status: 'none',
    value:
      'No share is fixed; how far citizens take part in shareholding counts among the criteria',
    source: 'bw-authority-new-licences-2017',
    section: 'key criteria',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'local-directors',
    products: null,
    status: 'none',
    value: 'No number is fixed; how far citizens take part in management counts among the criteria',
    source: 'bw-authority-new-licences-2017',
    section: 'key criteria',
    checkedAt: '2026-11-24',
    tried: null,
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
      'Looked for on the Authority’s process page and by search; each call sets its terms in a document that is sold, not published.',
  },
  {
    duty: 'guarantee',
    products: null,
    status: 'required',
    value: 'A guarantee or deposit that the Authority sets; the amount is not published',
    source: 'bw-authority-licensing-process',
    section: 'Gambling Act 7 of 2012, section 37',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-fee',
    products: null,
    status: 'required',
    value:
      'A fee for the document of the call and another with the application; the amounts are not published with the process',
    source: 'bw-authority-licensing-process',
    section: 'section 37 of the act',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'licence-term',
    products: null,
    status: 'required',
    value:
      'Ten years unless revoked, as the Authority’s chief executive explained the act; Yogonet reports up to ten years, renewable',
    source: 'bw-sunday-standard-licence-duration',
    section: 'Gambling Act 7 of 2012, section 38 by its heading; Yogonet, 7 February 2017',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'time-to-decide',
    products: ['sportsbook'],
    status: 'none',
    value:
      'No general time: each Request for Application says when to apply and how long processing takes',
    source: 'bw-wikiprocedure-bookmaker',
    section: null,
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'returns',
    products: null,
    status: 'required',
    value:
      'The levy is payable every month at the prescribed percentage, the assistant minister told the House of Chiefs; the form of the return was not seen',
    source: 'bw-sunday-standard-levy-debate',
    section: 'Gambling Act 7 of 2012',
    checkedAt: '2026-11-24',
    tried: null,
  },
  {
    duty: 'penalties',
    products: null,
    status: 'required',
    value:
      'Operating without a licence: a fine of up to P180,000, prison of up to 15 years, or both; up to P240,000 or 20 years for repeat offenders',
    source: 'bw-mmegi-illegal-sites',
    section: 'on the Gambling Act',
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
      'The Authority asks players to check a licence on its website (gamblingtalk); the list itself was not in the stored copies of its pages.',
  },
]
