import type { DocumentKind } from './kinds.ts'

/**
 * The labels that differ from their field name, by dotted name without indexes or by its last part.
 */
const labels: Readonly<Record<string, string>> = {
  body: 'Text',
  effectiveAt: 'In effect from',
  before: 'What the rule said before',
  after: 'What it says since',
  text: 'What it means',
  slug: 'URL',
  url: 'Address',
  id: 'Key',
  checkedAt: 'Checked on',
  isoNumeric: 'Code of three digits',
  code: 'Two-letter country code',
  payer: 'Paid by',
  bearer: 'Borne by',
  replacesIncomeTax: 'Income tax',
  newSources: 'New sources',
  whatsapp: 'WhatsApp number',
  social: 'Profiles in networks',
  addresses: 'Office',
  'addresses.lines': 'Address',
  'addresses.country': 'Two-letter country code',
  hours: 'Business hours',
  'corrections.text': 'What was wrong',
  'facts.key': 'Quantity',
  'judgements.from': 'Since',
  'judgements.text': 'Judgement',
  'regulators.of': 'What it supervises',
  'products.text': 'Basis',
  'obligations.value': 'What the law says',
  'obligations.tried': 'What was tried',
  'opportunities.text': 'Text',
  'challenges.text': 'Text',
}

/** The labels that a kind has for itself, by field name. */
const labelsOfKinds: { [kind in DocumentKind]?: Readonly<Record<string, string>> } = {
  person: { text: 'About the person', order: 'Position' },
  service: { place: 'Offered on', order: 'Position' },
}

/** Returns the label of a field without its list: `effectiveAt` is `In effect from`. */
export function wordsFor(name: string): string {
  const parts = name.split('.').filter((part) => !/^\d+$/.test(part))
  const last = parts.at(-1) ?? name
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return labels[parts.join('.')] ?? labels[last] ?? words
}

/** Returns the label of a field with its list: `taxes.0.rate` is `Taxes 1, rate`. */
export function fieldLabel(kind: DocumentKind, name: string): string {
  const own = labelsOfKinds[kind]?.[name]
  if (own) return own
  const [, list = '', rest] = /^(.+\.\d+)\.(\D+)$/.exec(name) ?? []
  const label = rest ? `${listLabel(list)}, ${wordsFor(name)}` : listLabel(name)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Returns `taxes 1` for `taxes.0`. */
function listLabel(name: string): string {
  const [, list = name, position] = /^(.+)\.(\d+)$/.exec(name) ?? []
  const words = list
    .split('.')
    .map((part) => wordsFor(part))
    .join(', ')
  return position === undefined ? words : `${words} ${Number(position) + 1}`
}
