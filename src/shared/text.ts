import { longestSpelling } from './constants.ts'

/** The rules of a text field; lengths in Unicode code points. */
export interface TextRules {
  min?: number
  max?: number
  /** True to accept several lines. */
  lines?: boolean
}

// Every C0 and C1 control character; line feed and tab are kept where lines are allowed.
const controls = /\p{Cc}/gu
const controlsButLines = /[^\P{Cc}\n\t]/gu

// Invisible characters and those that reorder their neighbours: with them a name can imitate
// another one, `fdp.exe` as `exe.pdf`.
const unseen =
  /[\u{ad}\u{61c}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu
// In long texts only characters that override an order: marks and isolates are part of writing
// Arabic next to English, and end with their line.
const overriding = /[\u{202a}-\u{202e}\u{206a}-\u{206f}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]/gu

// Zero-width joiners and non-joiners, with the preceding character.
const joiners = /(.?)([\u{200c}\u{200d}])[\u{200c}\u{200d}]*/gsu
// They shape Arabic and Indic letters and emoji; next to these letters they only deceive.
const isUnjoined = /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}\p{P}\p{Z}\p{C}]?$/u

function withoutUnseen(line: string): string {
  return line
    .replace(unseen, '')
    .replace(joiners, (_, before: string, joiner: string) =>
      isUnjoined.test(before) ? before : before + joiner,
    )
}

/**
 * Returns a text without surrounding white space, control characters and invisible characters;
 * with `lines`, line ends and the marks of other scripts stay. Undefined for an empty text; other
 * types are returned unchanged.
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

/** True if nothing was entered: missing, or white space and control characters only. */
export function isBlank(value: unknown): boolean {
  return clean(value) === undefined
}

/** Returns the length of a text in Unicode code points. */
export function countCodePoints(text: string): number {
  return [...text].length
}

// One @; 1–64 characters before it, none of them space or reserved; host labels after it.
const emailFormat =
  /^[^\s@()<>[\]:;\\,"]{1,64}@(?=[^@]{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u

/** True if a normalised address is well-formed. */
export function isEmailAddress(address: string): boolean {
  return emailFormat.test(address)
}

/**
 * Returns the canonical spelling of a text (NFKC, UAX #15), because keyboards compose letters
 * differently. A text too long for an address or a password is returned unchanged: sorting its
 * marks can take seconds.
 */
export function oneSpelling(text: string): string {
  return text.length > longestSpelling ? text : text.normalize('NFKC')
}

/**
 * Returns the canonical spelling of an e-mail address, by which it is looked up, stored and
 * counted.
 */
export function normaliseEmail(address: string): string {
  // Lower-casing can take a letter apart again: only then is the spelling the only one.
  return oneSpelling(oneSpelling(address).trim().toLowerCase())
}

/** Returns the text of a field as its schema reads it; empty for other types. */
export function textOf(value: unknown, lines = false): string {
  const cleaned = clean(value, lines)
  return typeof cleaned === 'string' ? cleaned : ''
}

/** Returns the address of a field as its schema reads it; empty for other types. */
export function emailOf(value: unknown): string {
  return normaliseEmail(textOf(value))
}

/** Returns a text in small letters without accents, for comparing what people read as the same. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
