import type { EditionRecords } from '../schemas.ts'

const checkedAt = '2026-11-22'

/** What is known of the continent, and the sources of notes that are not those of one market. */
export const general: EditionRecords['general'] = {
  sources: [
    {
      id: 'africa-voronoi-population-2024',
      publisher: 'Voronoi, quoting the United Nations',
      title: 'The UN projects that Africa’s population will double by 2070',
      date: '2024-11-30',
      url: 'https://www.voronoiapp.com/demographics/The-UN-projects-that-Africas-population-will-double-by-2070-3221',
    },
    {
      id: 'africa-ericsson-subscriptions-2024',
      publisher: 'Standard Daily Press, reporting the Ericsson Mobility Report of November 2024',
      title: 'Sub-Saharan Africa to Hit 1.2bn Mobile Subscriptions by 2030',
      date: null,
      url: 'https://standarddailypress.com/sub-saharan-africa-to-hit-1-2bn-mobile-subscriptions-by-2030',
    },
    {
      id: 'africa-mo-ibrahim-youth-2017',
      publisher: 'Lagos Television, reporting the Mo Ibrahim Foundation',
      title: 'Mo Ibrahim: Africa’s Future Lies in Harnessing Youth Energy',
      date: null,
      url: 'https://www.lagostelevision.com/mo-ibrahim-africas-future-lies-harnessing-youth-energy/',
    },
    {
      id: 'africa-gsma-mobile-money-2025',
      publisher: 'ITWeb, reporting the GSMA’s State of the Industry Report on Mobile Money 2025',
      title: 'Sub-Saharan Africa is mobile money epicentre',
      date: '2025',
      url: 'https://www.itweb.co.za/article/sub-saharan-africa-is-mobile-money-epicentre/Olx4z7kakpKq56km',
    },
  ],
  facts: [
    {
      market: 'africa',
      key: 'population',
      value: 1_500_000_000,
      unit: 'people',
      asOf: '2024',
      kind: 'estimate',
      checkedAt,
      section: 'rounded',
      source: 'africa-voronoi-population-2024',
    },
    {
      market: 'africa',
      key: 'mobile-subscriptions',
      value: 950_000_000,
      unit: 'subscriptions',
      asOf: '2023',
      kind: 'estimate',
      checkedAt,
      section: 'Sub-Saharan Africa alone',
      source: 'africa-ericsson-subscriptions-2024',
    },
    {
      market: 'africa',
      key: 'under-25',
      value: 60,
      unit: 'percent',
      asOf: '2017',
      kind: 'estimate',
      checkedAt,
      section: 'report “Africa at a Tipping Point”',
      source: 'africa-mo-ibrahim-youth-2017',
    },
    {
      market: 'africa',
      key: 'mobile-money',
      value: 1_100_000_000,
      unit: 'accounts',
      asOf: '2024-12',
      kind: 'reported',
      checkedAt,
      section: 'registered accounts, Sub-Saharan Africa',
      source: 'africa-gsma-mobile-money-2025',
    },
  ],
}
