import { z } from 'zod'
import { messages } from './messages.ts'

// Every C0 and C1 control character; line feed and tab are kept where lines are allowed.
const controls = /\p{Cc}/gu
const controlsButLines = /[^\P{Cc}\n\t]/gu

function clean(value: unknown, lines: boolean): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = lines
    ? value.replace(/\r\n?/g, '\n').replace(controlsButLines, '')
    : value.replace(controls, '')
  const trimmed = text.toWellFormed().trim()
  return trimmed === '' ? undefined : trimmed
}

/** Whether nothing was filled in: missing, or white space and control characters only. */
export function isBlank(value: unknown): boolean {
  return clean(value, false) === undefined
}

/** The length of a text in Unicode code points. */
export function codePoints(text: string): number {
  return [...text].length
}

interface TextRules {
  min?: number
  max?: number
  lines?: boolean
}

function string(attr: string, { min = 0, max = Number.POSITIVE_INFINITY }: TextRules) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? messages.required(attr) : messages.string(attr)),
    })
    .refine((value) => codePoints(value) >= min, messages.min(attr, min))
    .refine((value) => codePoints(value) <= max, messages.max(attr, max))
}

/** A required text field: trimmed, without control characters, lengths in code points. */
export function text(attr: string, rules: TextRules = {}) {
  return z.preprocess((value) => clean(value, rules.lines ?? false), string(attr, rules))
}

/** A text field that may be missing; then it is the empty string. */
export function optionalText(attr: string, rules: TextRules = {}) {
  return z.preprocess((value) => clean(value, false) ?? '', string(attr, rules))
}

/** A required choice among `options`, by its code or by the label that people read; gives the code. */
export function choice<Code extends string>(
  attr: string,
  options: readonly { code: Code; label: string }[],
) {
  const codes = options.map(({ code }) => code)
  const codeOf = (text: unknown) => options.find(({ label }) => label === text)?.code ?? text
  return z.preprocess(
    (value) => codeOf(clean(value, false)),
    string(attr, {}).pipe(z.enum(codes, messages.in(attr))),
  )
}

// One @; 1–64 characters before it, none of them space or reserved; host labels after it.
const emailFormat =
  /^[^\s@()<>[\]:;\\,"]{1,64}@(?=[^@]{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u

/** The one spelling of an e-mail address that is looked up, stored and counted. */
export function normaliseEmail(address: string): string {
  // Lower-casing can take a letter apart again: only then is the spelling the only one.
  return address.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

function cleanEmail(value: unknown): unknown {
  const cleaned = clean(value, false)
  return typeof cleaned === 'string' ? normaliseEmail(cleaned) : cleaned
}

/** What was typed into a text field, as its schema takes it; empty when it is no text. */
export function typedText(value: unknown): string {
  const cleaned = clean(value, false)
  return typeof cleaned === 'string' ? cleaned : ''
}

/** What was typed into an e-mail field, as its schema takes it; empty when it is no text. */
export function typedEmail(value: unknown): string {
  return normaliseEmail(typedText(value))
}

/** A required e-mail address of at most `max` characters, normalised. */
export function email(max: number) {
  const format = (value: string) => emailFormat.test(value)
  return z.preprocess(cleanEmail, string('email', { max }).refine(format, messages.email))
}

/** A required e-mail address to look an account up by, normalised, whatever its format. */
export function loginEmail() {
  return z.preprocess(cleanEmail, string('email', {}))
}

/** A required secret: taken as it is, spaces and all. */
export function secret(attr: string) {
  return z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    string(attr, {}),
  )
}

/** A secret that may be missing; then it is the empty string. */
export function optionalSecret(attr: string) {
  return z.preprocess((value) => value ?? '', string(attr, {}))
}

/** A box that was ticked, in any of the ways forms and scripts say so. */
export const ticked = z
  .unknown()
  .optional()
  .transform((value) => [true, 1, '1', 'true', 'on', 'yes'].includes(value as string))
