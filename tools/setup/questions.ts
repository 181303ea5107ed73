interface Input {
  offices?: Office[]
  languages?: string[]
  [name: string]: unknown
}

interface Office {
  label?: string
  lines?: string[]
  country?: string
}

export interface Question {
  /** Its name on the command line. */
  flag: string
  /** The answer that it asks for. */
  name: string
  text: string
  /** Returns what was answered before as text, which is offered as the answer. */
  present: (answers: Input) => string
  /** Returns the part of the answers that a text stands for. */
  read: (text: string, answers: Input) => Input
}

const plain = (flag: string, name: string, text: string): Question => ({
  flag,
  name,
  text,
  present: ({ [name]: value }) => (value === null || value === undefined ? '' : String(value)),
  read: (answer) => ({ [name]: answer }),
})

/** An address of the firm; while it is the one that ships, the same at the firm's own domain is offered. */
const address = (flag: string, name: string, text: string): Question => ({
  ...plain(flag, name, text),
  present: ({ [name]: value, domain }) => {
    const known = String(value ?? '')
    return domain ? known.replace(/@[^@>]+\.example(?=>?$)/, `@${domain}`) : known
  },
})

/** `Lagos, NG: 12 Marina; Lagos Island; Lagos` for each office, separated by `|`. */
const offices: Question = {
  flag: 'offices',
  name: 'offices',
  text: 'Offices, the main one first, such as Lagos, NG: 12 Marina; Lagos Island; Lagos | Accra, GH: 8 Ridge; Accra\n ',
  present: ({ offices = [] }) =>
    offices
      .map(({ label, country, lines = [] }) => `${label}, ${country}: ${lines.join('; ')}`)
      .join(' | '),
  read: (answer) => ({ offices: answer.split('|').map(officeOf) }),
}

function officeOf(text: string): Office {
  const [, label = '', country = '', lines = ''] = /^(.*?),([^,:]*):(.*)$/s.exec(text) ?? []
  const parts = lines.split(';').map((line) => line.trim())
  return {
    label: label.trim(),
    country: country.trim().toUpperCase(),
    lines: parts.filter(Boolean),
  }
}

const languages: Question = {
  flag: 'languages',
  name: 'languages',
  text: 'Languages of the site (en, fr, pt)',
  present: ({ languages = [] }) => languages.join(', '),
  read: (answer) => ({ languages: answer.split(',').map((code) => code.trim()) }),
}

/** The questions of the setup, in their order. */
export const questions: readonly Question[] = [
  plain('name', 'name', 'Name of the firm'),
  plain('legal-name', 'legalName', 'Legal name (- for none)'),
  plain('tagline', 'tagline', 'A sentence about what it does (- for none)'),
  plain('founded', 'founded', 'Year of its founding (- for none)'),
  plain('domain', 'domain', 'Domain of the site, such as firm.africa'),
  offices,
  plain('time-zone', 'timeZone', 'Time zone of the main office, such as Africa/Lagos'),
  address('email', 'email', 'Email address for everybody'),
  plain('phone', 'phone', 'Phone number, such as +234 1 000 0000 (- for none)'),
  address('sender', 'sender', 'Sender of emails (Name <address>)'),
  address('mail-to', 'mailTo', 'Who reads the messages of the contact form (an address)'),
  address('owner', 'owner', 'Whose account owns the desk (an address)'),
  languages,
  plain('accent', 'accent', 'Accent colour, such as #23998c'),
  plain('accent-dark', 'accentDark', 'Accent colour in the dark (empty: derived)'),
  plain('repository', 'repository', 'Address of your repository'),
]
