import type { Service } from '../schemas.ts'

/** The services as they ship, in the order in which they are usually needed. */
export const services: readonly Service[] = [
  {
    slug: 'licensing-compliance',
    title: 'Licensing & Compliance',
    place: 'home',
    order: 1,
    description:
      'We find the authority that governs your product, prepare the application it expects and keep the licence in good standing afterwards.',
    features: [
      'Licence mapping by product, channel and state or province',
      'Application files, fit-and-proper papers and filing',
      'Anti-money-laundering, data protection and player protection policies',
      'Renewal calendar with fees, returns and deadlines',
      'Preparation for inspections and regulator questions',
    ],
    deliverable:
      'A complete application file with a dated requirements matrix, and a compliance calendar for the first year.',
  },
  {
    slug: 'market-entry-strategy',
    title: 'Market Entry Strategy',
    place: 'home',
    order: 2,
    description:
      'We compare markets on law, tax, payments and competition, then set out the route, the order and the cost of entering one.',
    features: [
      'Market comparison against your product and appetite for risk',
      'Entity, ownership and local partner options',
      'Tax model from stake to dividend',
      'Payment and identity-check routes',
      'Launch plan with points at which to stop',
    ],
    deliverable:
      'An entry paper for your board: the recommendation, the budget, the timetable and the reasons against.',
  },
  {
    slug: 'marketing-affiliates',
    title: 'Marketing & Affiliates',
    place: 'home',
    order: 3,
    description:
      'We help you reach adults who want to play, through channels the law permits and partners you can answer for.',
    features: [
      'Advertising rules by market, medium and hour',
      'Affiliate selection, contracts and monitoring',
      'Bonus and promotion terms in plain language',
      'Safer-gambling messages that meet the local wording',
    ],
    deliverable:
      'A marketing code for each market, an affiliate contract and a checklist your team can apply without us.',
  },
  {
    slug: 'investor-advisory',
    title: 'Investor Advisory',
    place: 'home',
    order: 4,
    description:
      'We test the licence, the tax position and the operating reality of a target, and say plainly what the price should reflect.',
    features: [
      'Regulatory and licence diligence',
      'Review of tax exposure and open assessments',
      'Ownership, source-of-funds and counterparty checks',
      'Market sizing from public figures, with the method shown',
      'Conditions, warranties and a plan for the first 100 days',
    ],
    deliverable:
      'A diligence report with each finding rated, priced where it can be priced, and sourced.',
  },
  {
    slug: 'legal-documentation',
    title: 'Legal & Documentation',
    place: 'services',
    order: 5,
    description:
      'We draft and assemble the papers a gaming company needs, and bring in local counsel where an advocate must sign.',
    features: [
      'Player terms, bonus rules and privacy notices',
      'Platform, content and payment agreements',
      'Corporate papers and beneficial-ownership records',
      'Coordination of local counsel and certified translation',
    ],
    deliverable:
      'A numbered document set, signed or ready to sign, with an index of what each paper satisfies.',
  },
  {
    slug: 'operational-excellence',
    title: 'Operational Excellence',
    place: 'services',
    order: 6,
    description:
      'We set up the routines that keep a licensed business licensed: payments, support, reporting and care for players at risk.',
    features: [
      'Settlement and reconciliation of mobile money and bank payments',
      'Tax and regulator reporting from a single ledger',
      'Support and complaint handling with measured times',
      'Self-exclusion, limits and staff training',
      'Supplier and incident management',
    ],
    deliverable:
      'An operating manual with named owners, tested once with your team before we leave.',
  },
  {
    slug: 'custom-research',
    title: 'Custom Research',
    place: 'form',
    order: 7,
    description: null,
    features: [],
    deliverable: null,
  },
]
