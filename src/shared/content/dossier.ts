/** The question above the map. */
export const launchQuestion = {
  title: 'Can I launch this?',
  text: 'Choose a product: the map and a table answer for every market we cover.',
} as const

/** The link of a dossier to the contact form, about an entry into its market. */
export const dossierAction = 'Ask about this market'

/** The link of a card to the dossier of its market. */
export const dossierLink = 'Open the dossier'

/** The link of a dossier to a comparison with its market. */
export const compareAction = 'Compare with others'

/** The link of a product to the contact form, about that product in its market. */
export const askAbout = 'Ask about this product'

/** The text in place of taxes when none in force is on record. */
export const noTax = 'No gambling tax verified:'

/** The note under the taxes of a market. */
export const taxNote =
  'Rates as stated in the cited source. General company taxes, such as income tax, are excluded, unless one of these is paid in their place.'

/** The explanation of rating scores. */
export const ratingNote =
  'The rating weighs the size of the opportunity against the clarity of the law today. It is our opinion, not advice for your case.'

/** The call to action at the end of the markets page. */
export const callToAction = {
  title: 'Thinking of a market?',
  text: 'We will write the same dossier for your product and your market: law, tax, payments, competition, and a plain judgement at the end.',
  action: 'Request Market Analysis',
  secondaryAction: 'View Our Services',
} as const
