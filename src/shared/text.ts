import { longestSpelling } from './constants.ts'

/** The rules of a text field; lengths in Unicode code points. */
export interface TextRules {
  min?: number
  max?: number
  /** Whether it may have several lines. */
  lines?: boolean
}

// Every C0 and C1 control character; line feed and tab are kept where lines are allowed.
const controls = /\p{Cc}/gu
const controlsButLines = /[^\P{Cc}\n\t]/gu

// What nobody sees and what turns the order of its neighbours: by it a name reads like another one,
// `fdp.exe` like `exe.pdf`.
const unseen =
  /[\u{ad}\u{61c}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu
// Of a text of several lines only what overrides an order: marks and isolates are how one writes
// Arabic beside English, and reach no further than their line.
const overriding = /[\u{202a}-\u{202e}\u{206a}-\u{206f}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu

// Zero-width joiners and non-joiners, with what they follow.
const joiners = /(.?)([\u{200c}\u{200d}])[\u{200c}\u{200d}]*/gsu
// They shape Arabic and Indic letters and emoji; beside these letters they only hide.
const isUnjoined = /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}\p{P}\p{Z}\p{C}]?$/u

function withoutUnseen(line: string): string {
  return line
    .replace(unseen, '')
    .replace(joiners, (_, before: string, joiner: string) =>
      isUnjoined.test(before) ? before : before + joiner,
    )
}

/**
 * What was typed, without white space around it, without control characters and without what nobody
 * sees; of a text of several `lines` their ends and the marks of its scripts stay. Undefined when
 * nothing is left; what is no text comes back as it is.
 */
export function clean(value: unknown, lines = false): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = lines
    ? value.replace(/\r\n?/g, '\n').replace(controlsButLines, '').replace(overriding, '')
    : withoutUnseen(value.replace(controls, ''))
  const trimmed = text.toWellFormed().trim()
  return trimmed === '' ? undefined : trimmed
}

/** Whether nothing was filled in: missing, or white space and control characters only. */
export function isBlank(value: unknown): boolean {
  return clean(value) === undefined
}

/** The length of a text in Unicode code points. */
export function codePoints(text: string): number {
  return [...text].length
}

// One @; 1–64 characters before it, none of them space or reserved; host labels after it.
const emailFormat =
  /^[^\s@()<>[\]:;\\,"]{1,64}@(?=[^@]{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u

/** Whether a normalised address has the form of one that a mail can be sent to. */
export function isEmailAddress(address: string): boolean {
  return emailFormat.test(address)
}

/**
 * The one spelling of a text (NFKC, UAX #15): keyboards differ in how they compose a letter. What is
 * too long for an address or a password stays as it is: to put its marks in order can take seconds.
 */
export function oneSpelling(text: string): string {
  return text.length > longestSpelling ? text : text.normalize('NFKC')
}

/** The one spelling of an e-mail address that is looked up, stored and counted. */
export function normaliseEmail(address: string): string {
  // Lower-casing can take a letter apart again: only then is the spelling the only one.
  return oneSpelling(oneSpelling(address).trim().toLowerCase())
}

/** What was typed into a text field, as its schema takes it; empty when it is no text. */
export function textOf(value: unknown, lines = false): string {
  const cleaned = clean(value, lines)
  return typeof cleaned === 'string' ? cleaned : ''
}

/** What was typed into an e-mail field, as its schema takes it; empty when it is no text. */
export function emailOf(value: unknown): string {
  return normaliseEmail(textOf(value))
}
