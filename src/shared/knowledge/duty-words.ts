import type { Duty } from './schemas.ts'

/** The labels of the groups of duties. */
export const dutyGroupLabels = {
  players: 'Players',
  laundering: 'Money laundering',
  offers: 'Offers and advertising',
  data: 'Data',
  company: 'Company and capital',
  licence: 'Licence and supervision',
} as const

/** Each duty in words: its label, and what it is about, in a sentence. */
export const dutyWords: Readonly<Record<Duty, { label: string; text: string }>> = {
  'minimum-age': { label: 'Minimum age', text: 'The age from which people may play.' },
  'identity-check': {
    label: 'Identity check',
    text: 'Know your customer (KYC): what is checked of a player, and when.',
  },
  'self-exclusion': {
    label: 'Self-exclusion',
    text: 'How players bar themselves, and for how long.',
  },
  'player-limits': { label: 'Player limits', text: 'Limits to stakes, deposits, losses or time.' },
  aml: {
    label: 'Anti-money laundering',
    text: 'The law against money laundering (AML) that binds operators, and the officer it asks for.',
  },
  'reporting-threshold': {
    label: 'Reporting threshold',
    text: 'The transactions that are reported, from which amount, and to whom.',
  },
  bonuses: { label: 'Bonuses', text: 'What may be offered to players as a bonus or a free bet.' },
  credit: { label: 'Credit', text: 'Play on credit, and means of payment that are barred.' },
  'advertising-hours': {
    label: 'Advertising hours',
    text: 'When and where advertisements may appear.',
  },
  'advertising-approval': {
    label: 'Advertising approval',
    text: 'Who approves advertisements, what they have to say, and who may appear in them.',
  },
  'data-protection': {
    label: 'Data protection',
    text: 'The law on personal data, and the registration it asks for.',
  },
  'server-location': {
    label: 'Server location',
    text: 'Where servers, systems and records have to be.',
  },
  'local-ownership': {
    label: 'Local ownership',
    text: 'The share that citizens or local companies have to hold.',
  },
  'local-directors': {
    label: 'Local directors',
    text: 'Directors, officers or staff who have to be local.',
  },
  capital: { label: 'Capital', text: 'The capital that a company has to show.' },
  guarantee: { label: 'Guarantee', text: 'Bonds, deposits and bank guarantees that are lodged.' },
  'licence-fee': {
    label: 'Licence fee',
    text: 'What an application, a licence and its renewal cost.',
  },
  'licence-term': { label: 'Licence term', text: 'How long a licence lasts.' },
  'time-to-decide': {
    label: 'Time to decide',
    text: 'How long the regulator takes over an application.',
  },
  returns: {
    label: 'Returns',
    text: 'What is reported or paid to the authorities, and how often.',
  },
  penalties: { label: 'Penalties', text: 'What a breach costs.' },
  'licensee-list': {
    label: 'List of licensees',
    text: 'Where the public can see who is licensed.',
  },
}
