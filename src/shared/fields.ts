import * as z from 'zod/mini'
import { messages } from './messages.ts'
import { clean, cleanEmail, countCodePoints, isEmailAddress, type TextRules } from './text.ts'

function string(attr: string, { min = 0, max = Number.POSITIVE_INFINITY }: TextRules) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined ? messages.required(attr) : messages.string(attr)
  return z.string({ error }).check(
    z.refine((value) => countCodePoints(value) >= min, { error: () => messages.min(attr, min) }),
    z.refine((value) => countCodePoints(value) <= max, { error: () => messages.max(attr, max) }),
  )
}

/** Returns a field whose rules check the value after `prepare`. */
export function prepared<Schema extends z.ZodMiniType>(
  prepare: (value: unknown) => unknown,
  schema: Schema,
) {
  return z.pipe(z.transform(prepare), schema)
}

/** A required text field: trimmed, without control characters, lengths in code points. */
export function text(attr: string, rules: TextRules = {}) {
  return prepared((value) => clean(value, rules.lines), string(attr, rules))
}

/** A text field that may be missing; then it is the empty string. */
export function optionalText(attr: string, rules: TextRules = {}) {
  return prepared((value) => clean(value, rules.lines) ?? '', string(attr, rules))
}

/** A required choice among `options`, by its code or by the label that people read; gives the code. */
export function choice<Code extends string>(
  attr: string,
  options: readonly { code: Code; label: string }[],
) {
  const codes = options.map(({ code }) => code)
  const codeOf = (text: unknown) => options.find(({ label }) => label === text)?.code ?? text
  return prepared(
    (value) => codeOf(clean(value)),
    z.pipe(string(attr, {}), z.enum(codes, { error: () => messages.in(attr) })),
  )
}

/**
 * A required choice among texts that are read at each use, because they change without a release: by
 * itself or by its code; gives the text.
 */
export function currentChoice(
  attr: string,
  options: () => readonly { code: string; label: string }[],
) {
  const labelOf = (text: unknown) => options().find(({ code }) => code === text)?.label ?? text
  const isLabel = (text: string) => options().some(({ label }) => label === text)
  const known = z.string().check(z.refine(isLabel, { error: () => messages.in(attr) }))
  return prepared((value) => labelOf(clean(value)), z.pipe(string(attr, {}), known))
}

/** A required e-mail address of at most `max` characters, normalised. */
export function email(max: number) {
  return prepared(
    cleanEmail,
    string('email', { max }).check(z.refine(isEmailAddress, { error: () => messages.email })),
  )
}

/** A required e-mail address to look an account up by, normalised, whatever its format. */
export function loginEmail() {
  return prepared(cleanEmail, string('email', {}))
}

/** A required secret: taken as it is, spaces and all. */
export function secret(attr: string) {
  return prepared((value) => (value === '' || value === null ? undefined : value), string(attr, {}))
}

/** A secret that may be missing; then it is the empty string. */
export function optionalSecret(attr: string) {
  return prepared((value) => value ?? '', string(attr, {}))
}

const yes = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes'])

/** A box that was ticked, in any of the ways forms and scripts say so. */
export const ticked = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => yes.has(value)),
)
