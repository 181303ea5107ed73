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

function length(text: string): number {
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
    .refine((value) => length(value) >= min, messages.min(attr, min))
    .refine((value) => length(value) <= max, messages.max(attr, max))
}

/** A required text field: trimmed, without control characters, lengths in code points. */
export function text(attr: string, rules: TextRules = {}) {
  return z.preprocess((value) => clean(value, rules.lines ?? false), string(attr, rules))
}

/** A text field that may be missing; then it is the empty string. */
export function optionalText(attr: string, rules: TextRules = {}) {
  return z.preprocess((value) => clean(value, false) ?? '', string(attr, rules))
}

/** A required choice among `options`. */
export function choice<const Options extends readonly [string, ...string[]]>(
  attr: string,
  options: Options,
) {
  return z.preprocess(
    (value) => clean(value, false),
    string(attr, {}).pipe(z.enum(options, messages.in(attr))),
  )
}

// One @; 1–64 characters before it, none of them space or reserved; host labels after it.
const emailFormat =
  /^[^\s@()<>[\]:;\\,"]{1,64}@(?=[^@]{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u

/** The one spelling of an e-mail address that is looked up, stored and counted. */
export function normaliseEmail(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}

/** A required e-mail address of at most `max` characters, normalised. */
export function email(max: number) {
  return z.preprocess(
    (value) => {
      const cleaned = clean(value, false)
      return typeof cleaned === 'string' ? normaliseEmail(cleaned) : cleaned
    },
    string('email', { max }).refine((value) => emailFormat.test(value), messages.email),
  )
}
