import { z } from 'zod'
import { messages } from './messages.ts'
import { clean, codePoints, isEmailAddress, normaliseEmail, type TextRules } from './typed.ts'

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
  return z.preprocess((value) => clean(value, rules.lines), string(attr, rules))
}

/** A text field that may be missing; then it is the empty string. */
export function optionalText(attr: string, rules: TextRules = {}) {
  return z.preprocess((value) => clean(value) ?? '', string(attr, rules))
}

/** A required choice among `options`, by its code or by the label that people read; gives the code. */
export function choice<Code extends string>(
  attr: string,
  options: readonly { code: Code; label: string }[],
) {
  const codes = options.map(({ code }) => code)
  const codeOf = (text: unknown) => options.find(({ label }) => label === text)?.code ?? text
  return z.preprocess(
    (value) => codeOf(clean(value)),
    string(attr, {}).pipe(z.enum(codes, messages.in(attr))),
  )
}

function cleanEmail(value: unknown): unknown {
  const cleaned = clean(value)
  return typeof cleaned === 'string' ? normaliseEmail(cleaned) : cleaned
}

/** A required e-mail address of at most `max` characters, normalised. */
export function email(max: number) {
  return z.preprocess(cleanEmail, string('email', { max }).refine(isEmailAddress, messages.email))
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
