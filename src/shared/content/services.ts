/** The opening of the services page. */
export const hero = {
  eyebrow: 'Services',
  title: 'Pieces of work, each with an end',
  lead: 'Every engagement closes with something you can file, sign or act on. Take one service, or let them follow one another from first question to first year of trading.',
} as const

/** The link of a service to the contact form. */
export const serviceAction = 'Ask about this service'

/** The call to action at the end of the services page. */
export const callToAction = {
  title: 'Not sure which you need?',
  text: 'Most first conversations end with one service, not with all of them. Describe the situation and we will name the smallest piece of work that answers it.',
  action: 'Get Free Consultation',
  secondaryAction: 'Explore Markets',
} as const
