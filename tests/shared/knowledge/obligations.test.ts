import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { products, sourceSchema } from '#shared/knowledge/schemas.ts'

const duties = [
  'minimum-age',
  'identity-check',
  'aml',
  'reporting-threshold',
  'self-exclusion',
  'player-limits',
  'bonuses',
  'credit',
  'advertising-hours',
  'advertising-approval',
  'data-protection',
  'server-location',
  'local-ownership',
  'local-directors',
  'capital',
  'guarantee',
  'licence-fee',
  'licence-term',
  'time-to-decide',
  'returns',
  'penalties',
  'licensee-list',
] as const

const text = z.string().check(z.minLength(1), z.trim())
const common = {
  duty: z.enum(duties),
  products: z.nullable(z.array(z.enum([...products, 'other'])).check(z.minLength(1))),
  checkedAt: z.iso.date(),
}
const obligationSchema = z.union([
  z.strictObject({
    ...common,
    status: z.literal('unverified'),
    value: z.null(),
    source: z.null(),
    section: z.null(),
    tried: text,
  }),
  z.strictObject({
    ...common,
    status: z.enum(['required', 'forbidden', 'none']),
    value: text.check(z.maxLength(300)),
    source: text,
    section: z.nullable(text),
    tried: z.null(),
  }),
])
const fileSchema = z.strictObject({
  sources: z.array(sourceSchema),
  obligations: z.array(obligationSchema),
})

const files = globSync('src/shared/knowledge/obligations/*.json').map(
  (file) =>
    [basename(file, '.json'), fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))] as const,
)
const { markets, general } = firstEdition()

describe.each(files)('the obligations of %s', (slug, { sources, obligations }) => {
  test('have at least one entry for each duty', () => {
    expect(new Set(obligations.map(({ duty }) => duty))).toEqual(new Set(duties))
  })

  test('cite sources that are defined, and define none that is not cited', () => {
    const market = markets.find((records) => records.market.slug === slug)
    const known = [...(market?.sources ?? []), ...general.sources].map(({ id }) => id)
    const own = sources.map(({ id }) => id)
    const cited = new Set(obligations.flatMap(({ source }) => source ?? []))
    expect([...cited].filter((id) => !known.includes(id) && !own.includes(id))).toEqual([])
    expect(own.filter((id) => !cited.has(id) || known.includes(id))).toEqual([])
  })

  test('know the minimum age', () => {
    const ages = obligations.filter(({ duty }) => duty === 'minimum-age')
    const verified = ages.filter(({ status }) => status !== 'unverified')
    expect(verified.length).toBeGreaterThan(0)
    for (const { value } of verified) expect(value).toMatch(/^\d{2}\b/)
  })
})

test('every market has obligations, and no source id stands for two', () => {
  const slugs = markets.map(({ market }) => market.slug).sort()
  expect(files.map(([slug]) => slug).sort()).toEqual(slugs)
  const ids = files.flatMap(([, { sources }]) => sources.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('at least 55 per cent of all entries are verified', () => {
  const all = files.flatMap(([, { obligations }]) => obligations)
  const verified = all.filter(({ status }) => status !== 'unverified')
  expect(verified.length / all.length).toBeGreaterThanOrEqual(0.55)
})
