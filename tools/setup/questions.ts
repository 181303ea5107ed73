interface Given {
  offices?: Office[]
  languages?: string[]
  [name: string]: unknown
}

interface Office {
  label?: string
  lines?: string[]
  country?: string
}

interface Question {
  /** Its name on the command line. */
  flag: string
  text: string
  /** Returns what was answered before as text, which is offered as the answer. */
  present: (answers: Given) => string
  /** Returns the part of the answers that a text stands for. */
  read: (text: string, answers: Given) => Given
}

const plain = (flag: string, name: string, text: string): Question => ({
  flag,
  text,
  present: ({ [name]: value }) => (value === null || value === undefined ? '' : String(value)),
  read: (answer) => ({ [name]: answer }),
})

/** `Lagos, NG: 12 Marina; Lagos Island; Lagos` for each office, separated by `|`. */
const offices: Question = {
  flag: 'offices',
  text: 'Offices, the main one first (City, CC: line; line; line | City, CC: line)',
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
  text: 'Languages of the site (en, fr, pt)',
  present: ({ languages = [] }) => languages.join(', '),
  read: (answer) => ({ languages: answer.split(',').map((code) => code.trim()) }),
}

/** What the setup asks, in its order. */
export const questions: readonly Question[] = [
  plain('name', 'name', 'Name of the firm'),
  plain('legal-name', 'legalName', 'Legal name'),
  plain('tagline', 'tagline', 'A sentence about what it does'),
  plain('founded', 'founded', 'Year of its founding'),
  plain('domain', 'domain', 'Domain of the site'),
  offices,
  plain('time-zone', 'timeZone', 'Time zone of the main office (IANA)'),
  plain('email', 'email', 'Email address for everybody'),
  plain('phone', 'phone', 'Phone number'),
  plain('sender', 'sender', 'Sender of emails (Name <address>)'),
  plain('mail-to', 'mailTo', 'Who reads the messages of the contact form (an address)'),
  plain('owner', 'owner', 'Whose account owns the desk (an address)'),
  languages,
  plain('accent', 'accent', 'Accent colour'),
  plain('accent-dark', 'accentDark', 'Accent colour in the dark (empty: derived)'),
  plain('repository', 'repository', 'Address of your repository'),
]
