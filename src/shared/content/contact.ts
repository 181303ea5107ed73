/** A way to reach the firm. */
export type ContactChannel = 'email' | 'telegram' | 'whatsapp' | 'chat' | 'meeting'

/** The card of a way to reach the firm, which is there if the firm has that way. */
export type ContactCard = {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly channel: ContactChannel
}

/** The texts with which a chat on Telegram begins. */
export const chatOpenings = {
  chat: 'Hello, I have a question',
  meeting: 'I would like to arrange a meeting',
} as const

/** The opening of the contact page. */
export const hero = {
  title: 'Contact Us',
  lead: 'Ask about a market, a licence or a target. We answer with the sources we rely on, and say what we could not verify.',
} as const

/** The contact cards. */
export const contactCards: readonly ContactCard[] = [
  {
    title: 'Email Us',
    text: 'Best for documents and detailed questions.',
    action: 'Send an email',
    channel: 'email',
  },
  {
    title: 'Telegram',
    text: 'Best for short questions while you travel.',
    action: 'Open Telegram',
    channel: 'telegram',
  },
  {
    title: 'WhatsApp',
    text: 'Best for short questions from your phone.',
    action: 'Open WhatsApp',
    channel: 'whatsapp',
  },
  {
    title: 'Live Chat',
    text: 'Best during business hours, when a person is at the desk.',
    action: 'Chat on Telegram',
    channel: 'chat',
  },
  {
    title: 'Schedule Meeting',
    text: 'Best for a 30- or 60-minute conversation.',
    action: 'Arrange it on Telegram',
    channel: 'meeting',
  },
]

/** The link to booking a consultation without sending a message. */
export const bookAction = 'Book a consultation'

/** The words around the message form. */
export const form = {
  title: 'Send Us a Message',
  lead: 'Tell us the market, the product and the date you have in mind. Please leave out passwords, identity documents and player data.',
  action: 'Send Message',
} as const

/** The texts next to the result of sending; the result itself is in `messages`. */
export const afterSending = {
  due: 'We will reply by',
  reference: 'Reference',
  refused: 'Not sent yet: please look at the marked fields.',
  meanwhile: 'While you wait',
  failed: 'Your text is still here. You can also write to us at',
} as const

/** The heading of the business hours; the hours themselves are the firm's. */
export const businessHours = {
  title: 'Business Hours',
} as const

/** The promised response time next to the form. */
export const quickResponse = {
  title: 'Quick Response Guarantee',
  text: 'We reply within 24 hours on business days. If an answer needs longer, the first reply says when it will come.',
} as const

/** The heading above the list of offices; the offices themselves are the firm's. */
export const offices = {
  title: 'Our Offices',
  lead: 'Visits by appointment.',
} as const

/** The heading above the questions. */
export const faqIntro = {
  title: 'Frequently Asked Questions',
} as const
