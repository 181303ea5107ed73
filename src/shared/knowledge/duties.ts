import type { Duty } from './schemas.ts'

/** A duty in words. */
export interface DutyText {
  code: Duty
  label: string
  /** What it is about, in a sentence. */
  text: string
}

interface DutyGroup {
  label: string
  duties: readonly DutyText[]
}

/** The duties in the order of pages, in six groups. */
export const dutyGroups: readonly DutyGroup[] = [
  {
    label: 'Players',
    duties: [
      {
        code: 'minimum-age',
        label: 'Minimum age',
        text: 'The age from which people may play.',
      },
      {
        code: 'identity-check',
        label: 'Identity check',
        text: 'Know your customer (KYC): what is checked of a player, and when.',
      },
      {
        code: 'self-exclusion',
        label: 'Self-exclusion',
        text: 'How players bar themselves, and for how long.',
      },
      {
        code: 'player-limits',
        label: 'Player limits',
        text: 'Limits to stakes, deposits, losses or time.',
      },
    ],
  },
  {
    label: 'Money laundering',
    duties: [
      {
        code: 'aml',
        label: 'Anti-money laundering',
        text: 'The law against money laundering (AML) that binds operators, and the officer it asks for.',
      },
      {
        code: 'reporting-threshold',
        label: 'Reporting threshold',
        text: 'The transactions that are reported, from which amount, and to whom.',
      },
    ],
  },
  {
    label: 'Offers and advertising',
    duties: [
      {
        code: 'bonuses',
        label: 'Bonuses',
        text: 'What may be offered to players as a bonus or a free bet.',
      },
      {
        code: 'credit',
        label: 'Credit',
        text: 'Play on credit, and means of payment that are barred.',
      },
      {
        code: 'advertising-hours',
        label: 'Advertising hours',
        text: 'When and where advertisements may appear.',
      },
      {
        code: 'advertising-approval',
        label: 'Advertising approval',
        text: 'Who approves advertisements, what they have to say, and who may appear in them.',
      },
    ],
  },
  {
    label: 'Data',
    duties: [
      {
        code: 'data-protection',
        label: 'Data protection',
        text: 'The law on personal data, and the registration it asks for.',
      },
      {
        code: 'server-location',
        label: 'Server location',
        text: 'Where servers, systems and records have to be.',
      },
    ],
  },
  {
    label: 'Company and capital',
    duties: [
      {
        code: 'local-ownership',
        label: 'Local ownership',
        text: 'The share that citizens or local companies have to hold.',
      },
      {
        code: 'local-directors',
        label: 'Local directors',
        text: 'Directors, officers or staff who have to be local.',
      },
      {
        code: 'capital',
        label: 'Capital',
        text: 'The capital that a company has to show.',
      },
      {
        code: 'guarantee',
        label: 'Guarantee',
        text: 'Bonds, deposits and bank guarantees that are lodged.',
      },
    ],
  },
  {
    label: 'Licence and supervision',
    duties: [
      {
        code: 'licence-fee',
        label: 'Licence fee',
        text: 'What an application, a licence and its renewal cost.',
      },
      {
        code: 'licence-term',
        label: 'Licence term',
        text: 'How long a licence lasts.',
      },
      {
        code: 'time-to-decide',
        label: 'Time to decide',
        text: 'How long the regulator takes over an application.',
      },
      {
        code: 'returns',
        label: 'Returns',
        text: 'What is reported or paid to the authorities, and how often.',
      },
      {
        code: 'penalties',
        label: 'Penalties',
        text: 'What a breach costs.',
      },
      {
        code: 'licensee-list',
        label: 'List of licensees',
        text: 'Where the public can see who is licensed.',
      },
    ],
  },
]

/** All duties, in the order of pages. */
export const dutyTexts: readonly DutyText[] = dutyGroups.flatMap((group) => group.duties)

/** Returns the label of a duty. */
export function dutyLabel(duty: Duty): string {
  return dutyTexts.find(({ code }) => code === duty)?.label ?? duty
}
