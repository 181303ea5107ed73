/** The name of the about page above its heading. */
export const eyebrow = 'About us'

/** The card at the end of the about page. */
export const callToAction = {
  title: 'Tell us where you are heading',
  text: 'If you are weighing a market, we are glad to hear about it early. The first conversation costs nothing.',
  action: 'Get in Touch',
} as const
