import type { Firm } from '#shared/knowledge/schemas.ts'

const founded = 2019

const markets = {
  value: '15+',
  definition: 'Countries we advise on. The markets page names each of them.',
}
const projects = {
  value: '50+',
  definition: `Engagements we have completed since we were founded in ${founded}.`,
}

/**
 * The firm of the tests, in place of the one that ships: `npm run setup` changes that one, and no test has
 * to be renamed for it.
 */
export const firm: Firm = {
  name: 'Kilima Advisory',
  legalName: null,
  registrationNumber: null,
  tagline: 'Licensing, market entry and diligence for African iGaming, done with care.',
  founded,
  email: 'hello@kilima.example',
  phone: '+254 700 000 000',
  whatsapp: null,
  telegram: 'https://t.me/kilima_advisory',
  addresses: [{ label: 'Nairobi', lines: ['Waiyaki Way', 'Westlands', 'Nairobi'], country: 'KE' }],
  timeZone: 'Africa/Nairobi',
  hours: [
    { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { weekdays: [6], opens: '09:00', closes: '14:00' },
  ],
  businessDays: [1, 2, 3, 4, 5],
  social: ['https://www.linkedin.com/company/kilima-advisory'],
  // Change a definition if it does not match what you count.
  figures: [
    { place: 'home', label: 'African Markets', ...markets },
    { place: 'home', label: 'Successful Projects', ...projects },
    {
      place: 'home',
      label: 'Years Experience',
      value: '10+',
      definition: `The experience of our team. The firm itself dates from ${founded}.`,
    },
    {
      place: 'home',
      label: 'Client Satisfaction',
      value: '100%',
      definition: 'Of our clients, by what they tell us when a project ends.',
    },
    { place: 'services', label: 'Markets Covered', ...markets },
    { place: 'services', label: 'Projects Completed', ...projects },
    {
      place: 'services',
      label: 'Success Rate',
      value: '100%',
      definition: 'Completed projects that delivered what was agreed.',
    },
    {
      place: 'services',
      label: 'Support',
      value: '24/7',
      definition: 'An urgent line for clients. All else waits for business hours.',
    },
    {
      place: 'markets',
      label: 'Population',
      value: '1.4B+',
      definition: 'People who live on the continent.',
    },
    {
      place: 'markets',
      label: 'Mobile Subscribers',
      value: '800M+',
      definition:
        'Subscriptions, not people: 950 million in Sub-Saharan Africa alone in 2023, by Ericsson.',
    },
    {
      place: 'markets',
      label: 'Under 25',
      value: '60%',
      definition: 'Of the population, some below the legal age.',
    },
    {
      place: 'markets',
      label: 'Active Markets',
      value: markets.value,
      definition: 'Countries we advise on, listed below.',
    },
  ],
}
