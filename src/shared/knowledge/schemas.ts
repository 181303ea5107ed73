import * as z from 'zod/mini'
import { lengths } from '../constants.ts'
import { isEmailAddress } from '../text.ts'
import { findZone } from '../zones.ts'
import {
  certainties,
  duties,
  factKeys,
  figurePlaces,
  noteCategories,
  obligationStatuses,
  pageSlugs,
  productScopes,
  products,
  regions,
  servicePlaces,
  stages,
  statuses,
  taxBases,
  taxPayers,
  topics,
} from './codes.ts'
import { isCountry } from './countries.ts'

const slug = z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/))
const text = z.string().check(z.minLength(1), z.trim())
const day = z.iso.date()
// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, because publishers are not always more exact.
const partialDate = z.string().check(z.regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/))
// The URL parser accepts `https:` without slashes, but a browser reads that as a path of the site.
const address = z.url({ protocol: /^https$/ }).check(z.regex(/^https:\/\//))

/** The part of a source, such as an article, a section or a page; null for the whole source. */
const citation = { source: slug, section: z.nullable(text) }

/** A page or document that is cited. */
export const sourceSchema = z.object({
  id: slug,
  publisher: text,
  title: text,
  /** Null when undated. */
  date: z.nullable(partialDate),
  /** The publisher's own page; null if it is unknown. */
  url: z.nullable(address),
})

/** A quantity from one source. */
export const factSchema = z.object({
  /** A market's slug, or `africa`. */
  market: slug,
  key: z.enum(factKeys),
  value: z.number(),
  /** `people`, `subscriptions`, `percent`, or a currency by ISO 4217. */
  unit: text,
  asOf: partialDate,
  kind: z.enum(['reported', 'estimate']),
  checkedAt: day,
  ...citation,
})

const licencePoint = z.nullable(z.object({ value: text, ...citation }))

const judgementSchema = z.object({
  from: day,
  score: z.literal([1, 2, 3, 4, 5]),
  text,
  /** The reason for the change; null for the first judgement. */
  why: z.nullable(text),
})

/**
 * What a market's law says of one duty. Unverified ones have `tried` and neither value nor source;
 * all others have a value and a source, and no `tried`.
 */
export const obligationSchema = z.object({
  duty: z.enum(duties),
  /** At least one; null for all products. */
  products: z.nullable(z.array(z.enum(productScopes)).check(z.minLength(1))),
  status: z.enum(obligationStatuses),
  value: z.nullable(text.check(z.maxLength(lengths.obligation))),
  source: z.nullable(slug),
  section: z.nullable(text),
  /** For an unverified one, the day of the search. */
  checkedAt: day,
  /** The search that found nothing, and its places. */
  tried: z.nullable(text),
})

/** An obligation by itself, with the slug of its market. */
export const marketObligationSchema = z.extend(obligationSchema, { market: slug })

/** A market; its facts and rules are separate records. */
export const marketSchema = z.object({
  slug,
  /** ISO 3166-1 alpha-2. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** ISO 3166-1 numeric. */
  isoNumeric: z.string().check(z.regex(/^\d{3}$/)),
  name: text,
  capital: text,
  region: z.enum(regions),
  depth: z.enum(['full', 'brief']),
  regulators: z.array(z.object({ name: text, url: z.nullable(address), of: text })),
  laws: z.array(
    z.object({ title: text, year: z.int().check(z.gte(1900), z.lte(2100)), ...citation }),
  ),
  regulation: text,
  products: z.array(
    z.object({ product: z.enum(products), status: z.enum(statuses), text, ...citation }),
  ),
  taxes: z.array(
    z.object({
      name: text,
      base: z.enum(taxBases),
      /** Per cent of the base. */
      rate: z.number().check(z.gte(0), z.lte(100)),
      payer: z.enum(taxPayers),
      /** The side at whose cost it is; null if that is disputed. */
      bearer: z.nullable(z.enum(taxPayers)),
      /** At least one; null for all products. */
      products: z.nullable(z.array(z.enum(productScopes)).check(z.minLength(1))),
      from: z.nullable(day),
      until: z.nullable(day),
      /** `at-most`, for example, if the law taxes net winnings, which are less than this base. */
      certainty: z.enum(certainties),
      /** True if it is the company's income tax, or is paid in its place. */
      replacesIncomeTax: z.boolean(),
      ...citation,
    }),
  ),
  /** Null if not verified. */
  licence: z.object({
    authority: licencePoint,
    fee: licencePoint,
    term: licencePoint,
    monthsToDecide: licencePoint,
    localOwnership: licencePoint,
    dataRules: licencePoint,
  }),
  /** The source is null for the firm's own view. */
  opportunities: z.array(z.object({ text, source: z.nullable(slug) })),
  challenges: z.array(z.object({ text, source: z.nullable(slug) })),
  /** Newest first; the first one is current. */
  judgements: z.array(judgementSchema).check(z.minLength(1)),
  obligations: z.array(obligationSchema),
  checkedAt: day,
})

/** A change of the rules in a market. */
export const ruleSchema = z.object({
  slug,
  market: slug,
  date: day,
  stage: z.enum(stages),
  topics: z.array(z.enum(topics)).check(z.minLength(1)),
  title: text,
  text,
  /** The rule before the change; null if it is new or unknown. */
  before: z.nullable(text),
  /** The rule after the change; null if it is repealed or unknown. */
  after: z.nullable(text),
  effectiveAt: z.nullable(partialDate),
  ...citation,
})

/** An article of the firm, which is true on its date. */
export const noteSchema = z.object({
  slug,
  title: text,
  excerpt: text,
  category: z.enum(noteCategories),
  date: day,
  featured: z.boolean(),
  /** The slug of the person who wrote it; null for the firm. */
  author: z.nullable(slug),
  /** Markdown; `[^source-id]` cites one of the sources. */
  body: text,
  /** The slugs of the markets that it covers. */
  markets: z.array(slug),
  /** In the order of their numbers. */
  sources: z.array(z.object(citation)),
  /** Newest first. */
  corrections: z.array(z.object({ date: day, text })),
})

const shortText = text.check(z.maxLength(lengths.firmText))
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const phoneNumber = z.string().check(z.regex(/^\+[1-9](?:[ ()-]{0,2}\d){6,14}$/))

// From Sunday, 0.
const weekdays = z.array(z.literal([0, 1, 2, 3, 4, 5, 6])).check(z.minLength(1))

/** A span of the business hours on some weekdays, by the clock of the firm's zone. */
export const openingHoursSchema = z
  .object({
    weekdays,
    /** `HH:MM` */
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .check(z.refine(({ opens, closes }) => opens < closes, { path: ['closes'] }))

/** The firm, which there is once. */
export const firmSchema = z.object({
  name: text.check(z.maxLength(lengths.personName), z.regex(/^[^<>"]*$/)),
  legalName: z.nullable(shortText),
  registrationNumber: z.nullable(shortText),
  /** A sentence about what it does. */
  tagline: z.nullable(shortText),
  /** The year in which it was founded. */
  founded: z.nullable(z.int().check(z.gte(1800), z.lte(2100))),
  email: z.string().check(z.refine(isEmailAddress)),
  phone: z.nullable(phoneNumber),
  /** A phone number. */
  whatsapp: z.nullable(phoneNumber),
  telegram: z.nullable(z.string().check(z.regex(/^https:\/\/t\.me\/\w{3,64}$/))),
  /** The main office first. */
  addresses: z.array(
    z.object({
      label: shortText,
      lines: z.array(shortText).check(z.minLength(1), z.maxLength(6)),
      /** ISO 3166-1 alpha-2. */
      country: z.string().check(z.refine(isCountry)),
    }),
  ),
  /** An IANA name. */
  timeZone: z.string().check(z.refine((zone) => findZone(zone) !== null)),
  /** A weekday that is in none of them is closed. */
  hours: z.array(openingHoursSchema),
  /** The weekdays on which messages are answered and consultations take place; null for the usual. */
  businessDays: z.nullable(weekdays),
  social: z.array(address),
  figures: z.array(
    z.object({
      place: z.enum(figurePlaces),
      value: z.string().check(z.minLength(1), z.trim(), z.maxLength(lengths.figure)),
      label: shortText,
      /** The meaning of the number, in the firm's own words. */
      definition: shortText,
    }),
  ),
})

/** Somebody who works at the firm. */
export const personSchema = z.object({
  slug,
  name: text.check(z.maxLength(lengths.personName)),
  /** Their position there. */
  role: shortText,
  /** Codes (BCP 47) or names of the languages they speak. */
  languages: z.array(text.check(z.maxLength(lengths.language))),
  /** The slugs of the markets they advise on. */
  markets: z.array(slug),
  /** Markdown. */
  text,
  /** The id of a picture. */
  photo: z.nullable(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  /** The position among the others, lowest first. */
  order: z.int(),
})

/** A service of the firm, which enquiries and consultations are about. */
export const serviceSchema = z.object({
  slug,
  title: shortText,
  place: z.enum(servicePlaces),
  /** The position among the others, lowest first. */
  order: z.int(),
  /** Null for one that only the forms offer. */
  description: z.nullable(text),
  features: z.array(shortText),
  /** The result that the client receives. */
  deliverable: z.nullable(text),
})

/** A page of the firm. */
export const pageSchema = z.object({
  slug: z.enum(pageSlugs),
  title: shortText,
  lead: z.nullable(shortText),
  /** For search engines; null for the lead. */
  description: z.nullable(shortText),
  /** Markdown with placeholders such as `{email}`. */
  body: text,
})

/** A newsletter to the subscribers. */
export const newsletterSchema = z.object({
  slug,
  subject: text,
  /** Markdown. */
  introduction: text,
  /** The slugs of the articles and rules that it refers to, in its order. */
  notes: z.array(slug),
  rules: z.array(slug),
  /** Markdown; may be empty. */
  closing: z.string(),
})

export type Firm = z.infer<typeof firmSchema>
export type OpeningHours = z.infer<typeof openingHoursSchema>
export type FirmPage = z.infer<typeof pageSchema>
export type PageSlug = (typeof pageSlugs)[number]
export type Person = z.infer<typeof personSchema>
export type Service = z.infer<typeof serviceSchema>
export type Figure = Omit<Firm['figures'][number], 'place'>
export type FigurePlace = (typeof figurePlaces)[number]
export type Newsletter = z.infer<typeof newsletterSchema>
export type Source = z.infer<typeof sourceSchema>
export type Fact = z.infer<typeof factSchema>
export type Market = z.infer<typeof marketSchema>
export type Rule = z.infer<typeof ruleSchema>
export type Note = z.infer<typeof noteSchema>
export type Obligation = z.infer<typeof obligationSchema>
export type MarketObligation = z.infer<typeof marketObligationSchema>
export type Judgement = z.infer<typeof judgementSchema>
export type Tax = Market['taxes'][number]
export type Product = (typeof products)[number]
export type ProductScope = (typeof productScopes)[number]
export type ProductStatus = (typeof statuses)[number]
export type Stage = (typeof stages)[number]
export type Topic = (typeof topics)[number]
export type Duty = (typeof duties)[number]
export type ObligationStatus = (typeof obligationStatuses)[number]
export type Certainty = (typeof certainties)[number]
export type TaxPayer = (typeof taxPayers)[number]
export type TaxBase = (typeof taxBases)[number]
export type FactKey = (typeof factKeys)[number]
export type NoteCategory = (typeof noteCategories)[number]
export type RegionSlug = (typeof regions)[number]

/** All records of one market. */
export interface MarketRecords {
  sources: readonly Source[]
  market: Market
  facts: readonly Fact[]
  /** Newest first. */
  rules: readonly Rule[]
}

/** The records of one edition. */
export interface EditionRecords {
  number: number
  /** `YYYY-MM-DD`. */
  publishedAt: string
  /** Key markets first, then by name. */
  markets: readonly MarketRecords[]
  /** Records that belong to no single market: facts about the continent and sources of articles. */
  general: { sources: readonly Source[]; facts: readonly Fact[] }
  /** Newest first. */
  notes: readonly Note[]
  firm: Firm
  people: readonly Person[]
  services: readonly Service[]
  pages: readonly FirmPage[]
}
