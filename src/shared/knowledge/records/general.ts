import type { EditionRecords } from '../schemas.ts'

/** What is known of the continent, and the sources of notes that are not those of one market. */
export const general: EditionRecords['general'] = {
  sources: [
    {
      id: 'fatf-increased-monitoring-2025-10',
      publisher: 'Financial Action Task Force',
      title: 'Jurisdictions under Increased Monitoring, 24 October 2025',
      date: '2025-10-24',
      url: 'https://www.fatf-gafi.org/content/fatf-gafi/en/publications/High-risk-and-other-monitored-jurisdictions/increased-monitoring-october-2025.html',
    },
    {
      id: 'gsma-mobile-money-2025',
      publisher: 'GSMA',
      title: 'State of the Industry Report on Mobile Money 2025',
      date: '2025',
      url: 'https://www.gsma.com/sotir/',
    },
    {
      id: 'ke-data-protection-act-2019',
      publisher: 'Republic of Kenya, text at ICNL',
      title: 'Data Protection Act (No. 24 of 2019)',
      date: '2019-11-08',
      url: 'https://www.icnl.org/resources/library/kenya-data-protection-act-no-24',
    },
    {
      id: 'ng-data-protection-act-2023',
      publisher: 'LawCare Nigeria (text of the act)',
      title: 'Nigeria Data Protection Act, 2023',
      date: '2023-06-12',
      url: 'https://lawcarenigeria.com/?p=165316',
    },
    {
      id: 'za-financial-intelligence-centre-act-2001',
      publisher: 'Government Gazette, text at SAFLII',
      title: 'Financial Intelligence Centre Act 38 of 2001, Government Gazette 22886',
      date: '2001-12-03',
      url: 'https://www.saflii.org/za/legis/num_act/fica2001243.txt',
    },
    {
      id: 'za-gauteng-gambling-act-1995',
      publisher: 'Gauteng Provincial Legislature',
      title: 'Gauteng Gambling Act 4 of 1995',
      date: '1995',
      url: null,
    },
    {
      id: 'za-minister-reply-advertising-2025',
      publisher: 'Minister of Trade, Industry and Competition, South Africa',
      title: 'Reply to a question in the National Assembly on gambling advertising',
      date: '2025-05',
      url: null,
    },
    {
      id: 'za-national-gambling-regulations-2004',
      publisher: 'acts.co.za (text of the regulations)',
      title: 'National Gambling Regulations, 2004',
      date: '2004',
      url: 'https://source.acts.co.za/national-gambling-act-2004/r1342_3__advertisements.php',
    },
    {
      id: 'za-portapa-2025',
      publisher: 'Supreme Court of Appeal, South Africa',
      title:
        'Portapa (Pty) Ltd t/a Supabets and Others v Casino Association of South Africa and Another [2025] ZASCA 158',
      date: '2025-10-21',
      url: null,
    },
  ],
  facts: [
    {
      market: 'africa',
      key: 'mobile-money',
      value: 1_100_000_000,
      unit: 'accounts',
      asOf: '2024-12',
      kind: 'reported',
      checkedAt: '2026-11-22',
      source: 'gsma-mobile-money-2025',
      section: 'Sub-Saharan Africa, registered accounts, end of 2024',
    },
  ],
}
