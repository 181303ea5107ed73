/**
 * What fields are called on the screen, where that is another word than their name; by their dotted
 * names without places (`corrections.text`), or by the last part of it.
 */
const labels: Readonly<Record<string, string>> = {
  body: 'Text',
  effectiveAt: 'In effect from',
  before: 'What the rule said before',
  after: 'What it says since',
  text: 'What it means',
  url: 'Address',
  id: 'Key',
  checkedAt: 'Checked on',
  isoNumeric: 'Code of three digits',
  code: 'Two-letter country code',
  payer: 'Paid by',
  upperBound: 'At most',
  newSources: 'New sources',
  'corrections.text': 'What was wrong',
  'facts.key': 'Quantity',
  'judgements.from': 'Since',
  'judgements.text': 'Judgement',
  'regulators.of': 'What it supervises',
  'products.text': 'Basis',
  'opportunities.text': 'Text',
  'challenges.text': 'Text',
}

/** A field as messages name it, the last part of its dotted name: `effectiveAt` is `In effect from`. */
export function wordsFor(name: string): string {
  const parts = name.split('.').filter((part) => !/^\d+$/.test(part))
  const last = parts.at(-1) ?? name
  const words = last.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return labels[parts.join('.')] ?? labels[last] ?? words
}

/** A field with the list in which it stands: `taxes.0.rate` is `Taxes 1, rate`. */
export function fieldLabel(name: string): string {
  const [, list = '', rest] = /^(.+\.\d+)\.(\D+)$/.exec(name) ?? []
  const label = rest ? `${placeOf(list)}, ${wordsFor(name)}` : placeOf(name)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** `taxes.0` is `taxes 1`. */
function placeOf(name: string): string {
  const [, list = name, place] = /^(.+)\.(\d+)$/.exec(name) ?? []
  const words = list
    .split('.')
    .map((part) => wordsFor(part))
    .join(', ')
  return place === undefined ? words : `${words} ${Number(place) + 1}`
}
