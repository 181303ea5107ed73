/** The question that the map answers. */
export const launchQuestion = {
  title: 'Can I launch this?',
  text: 'Choose a product: the map and a table answer for every market we cover.',
} as const

/** Under each dossier: to the contact form, about an entry into that market. */
export const dossierAction = 'Ask about this market'

/** Under each card: to the whole dossier of its market. */
export const dossierLink = 'Open the dossier'

/** From a dossier to the comparison, with its market already chosen. */
export const compareAction = 'Compare with others'

/** Under each product of a dossier: to the contact form, about that product in that market. */
export const askAbout = 'Ask about this product'

/** Where no tax in force is on record. */
export const noTax = 'No gambling tax verified:'

/** Under the taxes of a market. */
export const taxNote =
  'Rates as stated in the cited source. General company taxes, such as income tax, are excluded.'

/** What the score of a rating means, for a note under the dossiers. */
export const ratingNote =
  'The rating weighs the size of the opportunity against the clarity of the law today. It is our opinion, not advice for your case.'

/** The band that closes the markets page. */
export const callToAction = {
  title: 'Thinking of a market?',
  text: 'We will write the same dossier for your product and your market: law, tax, payments, competition, and a plain judgement at the end.',
  action: 'Request Market Analysis',
  secondaryAction: 'View Our Services',
} as const
