import { describe, expect, test } from 'vitest'
import { textsIn } from '#shared/knowledge/figures.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import {
  addressFault,
  missingFirstDays,
  rivalFacts,
  rulesWithoutTax,
  stageFaults,
  taxDateFaults,
  taxesWithoutRule,
  unknownCases,
  unplacedSources,
  unsupportedFigures,
} from '#tests/support/knowledge/faults.ts'

const { markets, general, notes, pages, publishedAt } = firstEdition()
const sources = [...markets.flatMap((records) => records.sources), ...general.sources]

// Publishers' own short links, whose longer address is in no stored page. The list must not grow.
const shortLinks = [
  'ng-the-star-ncc-october-2025',
  'ng-lslga-about',
  'ng-lslga-remote-licences',
  'ng-lslga-fsgrn-meeting',
  'ng-fct-lro-faq',
  'ng-nigeria-tax-act-2025-s62',
  'ng-data-protection-act-2023',
  'bw-authority-licensing-process',
  'ci-afriveille-lonaci-2025',
  'mw-malawi-voice-2022',
  'rw-bingwa-notice-2025',
  'zm-zambia-monitor-bill',
  'na-the-brief-data-protection',
  'tz-fb-attorneys-casinos',
  'ug-igaming-afrika-directives',
  'za-fedhasa-fees-2023',
  'za-gamble-sector-portal',
]

describe.each(markets.map((records) => [records.market.slug, records] as const))(
  'the records of %s',
  (_, records) => {
    test('have taxes that begin with their act, and say why a first day is missing', () => {
      expect(taxDateFaults(records)).toEqual([])
      expect(missingFirstDays(records, publishedAt)).toEqual([])
    })

    test('have rules whose stages fit their dates', () => {
      expect(stageFaults(records)).toEqual([])
    })

    test('have one value of a quantity for a time, or say which one stands against it', () => {
      expect(rivalFacts(records.facts)).toEqual([])
    })

    test('have the same rates in rules and taxes', () => {
      expect(taxesWithoutRule(records)).toEqual([])
      expect(rulesWithoutTax(records, publishedAt)).toEqual([])
    })

    test('have no judgement from before the site', () => {
      const dates = records.market.judgements.map(({ from }) => from)
      expect(dates.filter((date) => date < publishedAt)).toEqual([])
    })
  },
)

describe('the sources', () => {
  test('have addresses of a sound shape', () => {
    const faults = sources.filter(({ url }) => url && addressFault(url))
    expect(faults.map(({ id }) => id).sort()).toEqual([...shortLinks].sort())
  })

  test('say where they are published if they have no address', () => {
    expect(unplacedSources(sources)).toEqual([])
  })
})

test('the articles name figures that records with a cited source have', () => {
  const records = { markets, facts: general.facts }
  expect(notes.flatMap((note) => unsupportedFigures(note, records))).toEqual([])
})

test('the pages and articles name cases as the records do', () => {
  const records = markets.map(({ rules, market }) => ({ rules, market }))
  const texts = [
    ...textsIn(pages),
    ...notes.flatMap(({ body, sources }) => textsIn({ body, sources })),
  ]
  expect(unknownCases(texts, records)).toEqual([])
})

describe('a planted fault is found', () => {
  const note = { slug: 'planted', body: 'It is 99 per cent.[^ke-mga-group-compliance]' }
  const kenya = markets.filter(({ market }) => market.slug === 'kenya')
  const planted = kenya.map((records) => ({
    ...records,
    facts: records.facts.map((fact) => ({ ...fact, asOf: '2025', section: null })),
    rules: records.rules.map((rule) => ({ ...rule, stage: 'proposed' as const })),
    market: {
      ...records.market,
      taxes: records.market.taxes.map((tax) => ({
        ...tax,
        from: tax.from && '2019-01-01',
        source: 'ke-gambling-control-act-2025',
        section: null,
      })),
    },
  }))
  const faults = {
    'a tax older than its act': planted.flatMap(taxDateFaults),
    'a first day missing without a word': planted.flatMap((one) =>
      missingFirstDays(one, publishedAt),
    ),
    'a proposal in force': planted.flatMap(stageFaults),
    'two values of one time': planted.flatMap(({ facts }) => rivalFacts(facts)),
    'a tax without its rule': planted.flatMap(taxesWithoutRule),
    'a figure that its source does not have': unsupportedFigures(note, markets),
    'a case of another number': unknownCases(['SC/9/1999'], markets),
    'a source without a place': unplacedSources(sources.map((one) => ({ ...one, url: null }))),
  }

  test.each(Object.entries(faults))('%s', (_, found) => {
    expect(found).not.toEqual([])
  })

  test.each([
    'https://a.example/news/page/4',
    'https://a.example/news?geo=NA',
    'https://a.example/news?email_access=on',
    'https://firewall.a.example/news',
    'https://a.example/~b/news',
    'https://a.example/?p=1',
  ])('the address %s', (url) => {
    expect(addressFault(url)).not.toBeNull()
  })
})
