import { z } from 'zod/mini'
import { isCountry } from '#shared/knowledge/countries.ts'
import { locales, originalLocale } from '#shared/locales.ts'
import { palette } from '#shared/palette.ts'
import { isEmailAddress } from '#shared/text.ts'
import { findZone } from '#shared/zones.ts'
import { contrast, lightened } from './contrast.ts'

/** A text of the product on the accent, and the accent as a line or a mark on its ground (WCAG 2.2). */
const least = { text: 4.5, mark: 3 }

const text = z.string().check(z.trim(), z.minLength(1, 'is required'))
const optional = z.pipe(
  z.transform((value) => (value === '' || value === undefined ? null : value)),
  z.nullable(text),
)
const email = text.check(z.refine(isEmailAddress, 'is no email address'))
const colour = text.check(z.regex(/^#[\da-f]{6}$/i, 'is no colour such as #23998c'))
const phone = text.check(
  z.regex(/^\+[1-9](?:[ ()-]{0,2}\d){6,14}$/, 'is no international number such as +234 1 000 0000'),
)

const officeSchema = z.object({
  /** The city, or what the firm calls the office. */
  label: text,
  lines: z.array(text).check(z.minLength(1, 'needs a line')),
  country: text.check(z.refine(isCountry, 'is no code of two letters (ISO 3166) such as NG')),
})

/** The answers of the setup. */
const answersSchema = z.object({
  name: text.check(z.regex(/^[^<>"]*$/, 'may not have < > "')),
  legalName: optional,
  tagline: optional,
  founded: z.pipe(
    z.transform((value) =>
      value === '' || value === undefined || value === null ? null : Number(value),
    ),
    z.nullable(z.int().check(z.gte(1800), z.lte(2100))),
  ),
  domain: text.check(
    z.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'is no domain such as firm.com'),
    z.refine((domain) => !/\.(example|test|localhost)$/.test(domain), 'can never be reached'),
  ),
  /** The main office first. */
  offices: z.array(officeSchema).check(z.minLength(1, 'needs one')),
  timeZone: text.check(
    z.refine((zone) => findZone(zone) !== null, 'is no time zone (IANA) such as Africa/Lagos'),
  ),
  email,
  phone: z.pipe(
    z.transform((value) => (value === '' || value === undefined ? null : value)),
    z.nullable(phone),
  ),
  /** The sender of all emails: `Name <address>` or an address. */
  sender: text.check(
    z.refine(
      (sender) => isEmailAddress(/<([^<>]+)>$/.exec(sender)?.[1] ?? sender),
      'has no address',
    ),
  ),
  /** The address that receives the messages of the contact form. */
  mailTo: email,
  /** The account with this address owns the desk. */
  owner: email,
  languages: z
    .array(z.enum(locales, 'is none of en, fr, pt'))
    .check(
      z.refine(
        (codes) => codes.includes(originalLocale),
        'needs en, which all others fall back to',
      ),
    ),
  accent: colour,
  /** The accent in the dark; derived from the other one if it is missing. */
  accentDark: z.optional(colour),
  repository: z.nullable(z.url({ protocol: /^https$/, error: 'is no https address' })),
})

export type Answers = z.infer<typeof answersSchema> & { accentDark: string }

/** Returns the answers, or a sentence for each that is refused, which begins with its name. */
export function readAnswers(
  input: Record<string, unknown>,
): { answers: Answers } | { refusals: string[] } {
  const { data, error } = answersSchema.safeParse(input)
  if (error) {
    // A text may have several faults, of which the first says enough.
    const faults = new Map<string, string>()
    for (const { path, message } of error.issues) {
      const name = path.join('.')
      if (!faults.has(name)) faults.set(name, message)
    }
    return { refusals: Array.from(faults, ([name, message]) => `${name}: ${message}.`) }
  }
  const accentDark =
    data.accentDark ?? lightened(data.accent, (colour) => faultsOf(colour, onDark).length === 0)
  const answers = { ...data, accentDark }
  const refusals = contrastRefusals(answers)
  return refusals.length > 0 ? { refusals } : { answers }
}

interface Ground {
  name: string
  colour: string
  least: number
}

const button = { name: 'the text on buttons', colour: palette.ink, least: least.text }
const onLight: readonly Ground[] = [
  button,
  { name: 'the light ground', colour: palette.paper, least: least.mark },
]
const onDark: readonly Ground[] = [
  button,
  { name: 'the dark ground', colour: palette.night, least: least.mark },
  { name: 'the green bands', colour: palette.forest, least: least.mark },
]

function contrastRefusals({ accent, accentDark }: Answers): string[] {
  return [
    ...faultsOf(accent, onLight).map((fault) => `accent: ${fault}${lighterThan(accent)}`),
    ...faultsOf(accentDark, onDark).map((fault) => `accentDark: ${fault}`),
  ]
}

/** Names the nearest lighter colour that can be seen, if there is one. */
function lighterThan(accent: string): string {
  const isVisible = (colour: string) => faultsOf(colour, onLight).length === 0
  const colour = lightened(accent, isVisible)
  return isVisible(colour) ? ` ${colour} would do.` : ''
}

/** Returns what is wrong with one answer, as far as it can be told before the others are there. */
export function refusalsFor(name: string, input: Record<string, unknown>): string[] {
  const result = readAnswers(input)
  const all = 'refusals' in result ? result.refusals : []
  return all.filter((refusal) => refusal.split(/[.:]/, 1)[0] === name)
}

/** Returns a sentence for each ground on which a colour cannot be seen well enough. */
function faultsOf(own: string, grounds: readonly Ground[]): string[] {
  return grounds.flatMap(({ name, colour, least: limit }) => {
    const ratio = contrast(own, colour)
    if (ratio >= limit) return []
    return `${own} has a contrast of ${ratio.toFixed(1)} with ${name} (${colour}); ${limit} is the least.`
  })
}
