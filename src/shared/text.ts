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
// another one, `fdp.exe` as `exe.pdf`. The blank of Braille and the marks of annotations are none by
// their property.
const unseen = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{fff9}-\u{fffb}]/u

const flag = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`
const pictograph = String.raw`\p{Extended_Pictographic}(?:[\u{fe0e}\u{fe0f}]|\p{Emoji_Modifier}\u{fe0f}?)?`
// Scripts whose spelling has joiners (Unicode, chapters 9, 12, 13, 14, 16 and 19).
const joinedScripts =
  'Arab Syrc Mand Nkoo Mong Phag Adlm Rohg Sogd Mani Deva Beng Guru Gujr Orya Taml Telu Knda ' +
  'Mlym Sinh Khmr Mymr Tibt Bali Java Cakm Newa Tirh Sidd Gran Modi Limb Mtei Saur'

let unseenPattern: RegExp | undefined

/**
 * Returns the pattern of invisible characters, whose first group is one with what it belongs to where
 * people write it; each begins with something visible. Made when a text has one: it is long.
 */
function unseenUnlessWritten(): RegExp {
  if (unseenPattern) return unseenPattern
  const scripts = joinedScripts.replace(/\w+ ?/g, (name) => String.raw`\p{scx=${name.trim()}}`)
  const written = [
    // A flag of letters, such as that of Scotland.
    flag,
    String.raw`${pictograph}(?:\u{200d}${pictograph})*`,
    String.raw`[0-9#*]\u{fe0f}\u{20e3}`,
    // Forms of a letter: of Chinese characters in Japanese names above all.
    String.raw`\p{sc=Han}[\u{fe00}-\u{fe02}\u{e0100}-\u{e01ef}]`,
    String.raw`[\p{sc=Mymr}\p{sc=Phag}]\u{fe00}`,
    String.raw`(?=\p{L})\p{sc=Mong}[\u{180b}-\u{180d}\u{180f}][\u{200c}\u{200d}]?`,
    String.raw`(?!${unseen.source})(?=[\p{L}\p{M}])[${scripts}][\u{200c}\u{200d}]`,
  ]
  unseenPattern = new RegExp(`(${written.join('|')})|${unseen.source}`, 'gu')
  return unseenPattern
}

// In long texts only characters that override an order: marks and isolates are part of writing
// Arabic next to English, and end with their line. The letters of a flag stay.
const overriding = new RegExp(
  String.raw`(${flag})|[\u{202a}-\u{202e}\u{206a}-\u{206f}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]`,
  'gu',
)

const visible = /[^\s\p{Default_Ignorable_Code_Point}\u{2800}]/u

/** True if a text has an invisible character, also one that its script needs. */
export function hasUnseen(text: string): boolean {
  return unseen.test(text)
}

function withoutUnseen(line: string): string {
  return hasUnseen(line) ? line.replace(unseenUnlessWritten(), '$1') : line
}

/**
 * Returns a text without surrounding white space, control characters and invisible characters, but for
 * those of its script or of an emoji; with `lines`, line ends and the marks of other scripts stay.
 * Undefined for a text in which nothing is visible; other types are returned unchanged.
 */
export function clean(value: unknown, lines = false): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = lines
    ? value.replace(/\r\n?/g, '\n').replace(controlsButLines, '').replace(overriding, '$1')
    : withoutUnseen(value.replace(controls, ''))
  const trimmed = text.toWellFormed().trim()
  return visible.test(trimmed) ? trimmed : undefined
}

/** True if nothing visible was entered. */
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

/** True if a normalised address is well-formed, and has no invisible character. */
export function isEmailAddress(address: string): boolean {
  return emailFormat.test(address) && !hasUnseen(address)
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

/**
 * Returns the text of an address, without control characters; undefined for an empty one. Invisible
 * characters stay, so that an address with one is refused and not taken for another.
 */
export function cleanEmail(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.replace(controls, '').toWellFormed()
  // As it is: the mark of a byte order would go as white space.
  if (hasUnseen(text)) return text
  return normaliseEmail(text) || undefined
}

/** Returns the address of a field as its schema reads it; empty for other types. */
export function emailOf(value: unknown): string {
  const cleaned = cleanEmail(value)
  return typeof cleaned === 'string' ? cleaned : ''
}

/**
 * Returns a name by which it equals those that people read as the same (NFC and full case folding,
 * Unicode 3.13): the sharp s as two, a Greek sigma in all its forms, the sign of kelvin as K.
 */
export function foldCase(name: string): string {
  // By capitals, because the sharp s has none of its own; a dotless i would become another letter.
  const folded = name
    .normalize('NFC')
    .split('\u0131')
    .map((part) => part.toUpperCase().toLowerCase())
  return folded.join('\u0131').replaceAll('\u03c2', '\u03c3').normalize('NFC')
}

/** Returns a text in small letters without accents, for comparing what people read as the same. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
