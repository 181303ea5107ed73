import { describe, expect, test } from 'vitest'
import { rangeOf } from '#shared/knowledge/amount-range.ts'
import { productLabels, rangeText, statusLabels } from '#shared/knowledge/words.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { headOf } from '#tests/support/head.ts'
import { openComparison, textOf } from '#tests/support/site/compare.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition, productIn } from '#worker/knowledge/edition.ts'

const path = routes.compareMarkets.href()
const edition = currentEdition()

const twoDecimals = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const formatAmount = (amount: number) => twoDecimals.format(amount).replace('-', '−')

/** Matches a whole amount, which may be taken away from another one. */
const amountIn = (amount: number) =>
  RegExp(`(^|[ −])${formatAmount(amount).replaceAll('.', '\\.')} `)

describe('a comparison', () => {
  test.each([
    '?with=kenya,ghana,zambia,south-africa',
    '?with=rwanda,uganda,tanzania,zimbabwe&stakes=1234567.89&margin=7.3&deposits=12',
    '?with=zambia,kenya&margin=1&deposits=100',
    '?with=kenya,ghana&product=lottery&stakes=1000000000',
  ])('%s: every amount of the props is on the page, to two decimals', async (query) => {
    const { props, text, textAbout } = await openComparison(query)
    expect(props.flows.length).toBeGreaterThan(1)
    for (const flow of props.flows) {
      const { stakes, winnings, ggr, deposits, withdrawals } = flow
      for (const amount of [stakes, winnings, ggr, deposits, withdrawals]) {
        expect(text, flow.market).toContain(` ${formatAmount(amount)} `)
      }
      for (const { name, amount } of flow.steps) {
        const expected = amount === null ? /not verified/ : amountIn(amount)
        expect(textAbout(flow.market), name).toMatch(expected)
      }
    }
    expect(props.flows.map(({ market }) => market)).toEqual(props.markets.map(({ slug }) => slug))
    for (const [name, sum] of [
      ['Taxes on the operator', 'operatorTax'],
      ['Taxes on players', 'playerTax'],
      ['Left before costs', 'rest'],
    ] as const) {
      const cells = props.flows.map((flow) => rangeText(rangeOf(flow[sum]), formatAmount))
      expect(text).toContain(` ${name} ${cells.join(' ')} `)
    }
  })

  test('each step has its rate, its section and a mark of its source', async () => {
    const { props, textAbout } = await openComparison('?with=kenya,zambia')
    const ids = props.sources.map(({ id }) => id)
    for (const { market, steps } of props.flows) {
      expect(steps.length).toBeGreaterThan(2)
      for (const { name, rate, section, source } of steps) {
        expect(textAbout(market)).toContain(name)
        expect(textAbout(market)).toContain(`${rate}% of `)
        expect(textAbout(market)).toContain(section ?? '')
        expect(textAbout(market)).toContain(`Source ${ids.indexOf(source) + 1} `)
      }
    }
  })

  test('a tax that is an upper bound says so', async () => {
    const { textAbout } = await openComparison('?with=south-africa,kenya')
    expect(textAbout('south-africa')).toContain('At most: less may be due.')
    expect(textAbout('kenya')).not.toContain('At most')
  })

  test.each([
    ['zambia', 'Zambia −3.50 to 6.50'],
    ['south-africa', 'South Africa 7.80 to 10.00'],
    ['zimbabwe', 'Zimbabwe at most 8.00'],
    ['botswana', 'Botswana at most 10.00'],
    ['ghana', 'Ghana 8.00'],
  ])('the headline gives the range of what is left in %s', async (slug, words) => {
    const { text, textAbout } = await openComparison(`?with=${slug},tanzania`)
    expect(text).toContain(`before all other costs: ${words} and Tanzania 7.50.`)
    expect(textAbout(slug)).toContain(words.replace(/^[A-Z][a-z]+(?: [A-Z][a-z]+)? /, ''))
  })

  test('a tax says who bears it if that is disputed, and counts on both sides', async () => {
    const { textAbout } = await openComparison('?with=zambia,kenya')
    expect(textAbout('zambia').match(/It is disputed who bears it/g)).toHaveLength(2)
    expect(textAbout('zambia')).toContain('Taxes paid by players 13.50 to 23.50')
    expect(textAbout('kenya')).not.toContain('disputed')
  })

  test('an amount that is not verified is no number', async () => {
    const { props, textAbout } = await openComparison('?with=botswana,kenya')
    expect(props.flows[0]?.steps).toMatchObject([{ certainty: 'unknown', amount: null }])
    expect(textAbout('botswana')).toContain('Gambling levy not verified 10% of')
  })

  test('taxes that nobody verified have no sum', async () => {
    const { props, text } = await openComparison('?with=nigeria,namibia,kenya')
    const [nigeria, namibia, kenya] = props.flows.map((flow) => {
      const { operatorTax, playerTax, steps } = flow
      return { operatorTax, playerText: rangeText(rangeOf(playerTax), formatAmount), steps }
    })
    expect(nigeria?.operatorTax).toBe(0)
    expect(namibia).toMatchObject({ operatorTax: 0, steps: [] })
    expect(text).toMatch(/ Taxes on the operator not verified not verified 1\.50 /i)
    const onPlayers = [nigeria?.playerText, 'not verified', kenya?.playerText]
    expect(text.toLowerCase()).toContain(` taxes on players ${onPlayers.join(' ')} `)
  })

  test('only what is certain is hatched', async () => {
    const { screen } = await openComparison('?with=botswana,zimbabwe')
    const [, botswana = '', zimbabwe = ''] = screen.split('aria-labelledby="flow-')
    expect(botswana).not.toContain('url(#lines-lost)')
    expect(botswana).toContain('url(#fade-outline-down)')
    expect(zimbabwe).toContain('url(#lines-lost)')
    expect(zimbabwe).toContain('url(#fade-outline-down)')
  })

  test('names the markets in which income tax is in the picture already', async () => {
    const { text } = await openComparison('?with=ghana,kenya,zimbabwe')
    expect(text).toContain('In Ghana and Zimbabwe a tax drawn here is the company’s income tax')
    expect((await openComparison('?with=kenya,uganda')).text).not.toContain('income tax or')
  })

  test('has the names as its heading, and explains the model', async () => {
    const { text, screen } = await openComparison('?with=ghana,kenya,uganda')
    expect(textOf(screen.match(/<h1.*?<\/h1>/s)?.[0] ?? '').trim()).toBe('Ghana, Kenya or Uganda?')
    for (const formula of [
      'stakes × margin',
      'stakes − gross gaming revenue',
      'stakes × deposits %',
      'deposits − gross gaming revenue, at least 0',
      'rate × its base',
      'gross gaming revenue − taxes on the operator',
    ]) {
      expect(text).toContain(`= ${formula}`)
    }
  })

  test('links to each dossier, to the rules, and to the contact form with market and product', async () => {
    const { screen } = await openComparison('?with=kenya,ghana&product=lottery')
    for (const slug of ['kenya', 'ghana']) {
      const about = { market: slug, product: 'lottery' } as const
      const contact = contactPath('market-entry-strategy', about).replaceAll('&', '&amp;')
      expect(screen).toContain(`href="${routes.market.href({ slug })}"`)
      expect(screen).toContain(`href="${routes.rules.href()}?market=${slug}"`)
      expect(screen).toContain(`href="${contact}"`)
    }
  })

  test('cites each of its sources, and lists each cited source', async () => {
    const { props, screen } = await openComparison('?with=kenya,cote-divoire,rwanda,namibia')
    const citedNumbers = [...screen.matchAll(/href="#source-(\d+)"/g)].map(([, number]) =>
      Number(number),
    )
    expect([...new Set(citedNumbers)].sort((a, b) => a - b)).toEqual(
      props.sources.map((_, index) => index + 1),
    )
    for (const number of citedNumbers) expect(screen).toContain(`id="source-${number}"`)
    const ids = props.sources.map(({ id }) => id)
    for (const { facts, licence } of props.markets) {
      const points = Object.values(licence).filter((point) => point !== null)
      for (const { source } of [...facts, ...points]) expect(ids).toContain(source)
    }
  })
})

describe('a market without a flow or a verified tax', () => {
  test.each([
    ['south-africa', 'online-casino'],
    ['senegal', 'lottery'],
    ['kenya', 'b2b'],
  ] as const)('%s, %s: has no flow, but the sentence about the status', async (slug, product) => {
    const { props, textAbout } = await openComparison(`?with=${slug},tanzania&product=${product}`)
    const { text, status } = productIn(edition.getMarket(slug), product)
    expect(props.flows.map(({ market }) => market)).toEqual(['tanzania'])
    expect(textAbout(slug)).toContain(text)
    expect(textAbout(slug)).toContain(statusLabels[status].label)
    expect(textAbout(slug)).toContain('Not modelled')
  })

  test('a closed product is not offered for planning', async () => {
    const { screen } = await openComparison('?with=south-africa,ghana&product=online-casino')
    expect(screen).toContain('market=ghana&amp;product=online-casino')
    expect(screen).not.toContain('market=south-africa&amp;product=online-casino')
  })

  test('a missing tax is mentioned wherever the operator would keep everything', async () => {
    const offered = edition.markets.map(({ slug }) => slug)
    const silent: string[] = []
    for (const product of ['sportsbook', 'lottery', 'b2b'] as const) {
      for (let at = 0; at < offered.length; at += 4) {
        const { props, textAbout } = await openComparison(
          `?with=${offered.slice(at, at + 4)}&product=${product}`,
        )
        for (const flow of props.flows.filter((flow) => flow.operatorTax === 0)) {
          expect(textAbout(flow.market)).toContain('No gambling tax verified for ')
          expect(textAbout(flow.market)).toContain('at most 100% of gross gaming revenue')
          silent.push(`${flow.market} ${product}`)
        }
      }
    }
    expect(silent).toContain('namibia sportsbook')
    expect(silent).toContain('mozambique sportsbook')
    expect(silent).toContain('south-africa b2b')
  })

  test('the rest can be negative, and is then not shown as a share', async () => {
    const { props, textAbout } = await openComparison('?with=zambia,kenya&margin=1&deposits=100')
    expect(props.flows[0]?.rest).toEqual({ from: -18.95, to: expect.closeTo(-8.95) })
    expect(textAbout('zambia')).toContain('Nothing is left')
  })
})

describe('with fewer than two markets', () => {
  test.each(['', '?with=atlantis', '?with=kenya', '?with=kenya,kenya'])(
    '%s: offers all markets and products in a plain form',
    async (query) => {
      const { screen, component } = await openComparison(query)
      expect(component).toBe('marketing/compare')
      const [form = ''] = screen.match(/<form[^>]*>/) ?? []
      expect(form).toContain('method="get"')
      expect(form).toContain(`action="${path}"`)
      const boxes = [...screen.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
      expect(boxes).toHaveLength(edition.markets.length)
      for (const box of boxes) expect(box).toContain('name="with"')
      for (const product of Object.keys(productLabels)) {
        expect(screen).toContain(`<option value="${product}"`)
      }
      expect(boxes.filter((box) => box.includes('checked'))).toHaveLength(
        query.includes('kenya') ? 1 : 0,
      )
    },
  )

  test('the form keeps the requested values', async () => {
    const { screen } = await openComparison(
      '?with=kenya&product=lottery&stakes=500&margin=12.5&deposits=30',
    )
    expect(screen).toContain('<option value="lottery" selected="">')
    for (const [name, value] of [
      ['stakes', 500],
      ['margin', 12.5],
      ['deposits', 30],
    ]) {
      expect(screen).toMatch(RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`))
    }
  })
})

describe('the head of a comparison', () => {
  test('has one canonical address, without the query', async () => {
    for (const query of ['', '?with=kenya,ghana&product=b2b&stakes=5']) {
      const { canonical, title, meta, jsonLd } = headOf((await openComparison(query)).html)
      expect(canonical).toEqual([`https://kilima.test${path}`])
      expect(title).toMatch(
        query ? /^Kenya or Ghana: B2B supply compared - / : /^Compare Markets - /,
      )
      expect(meta('description')).toBeTruthy()
      expect(jsonLd.length).toBeGreaterThan(0)
    }
  })

  test.each([
    ['?with=kenya,ghana', 'compare/ghana-or-kenya', 'Kenya and Ghana'],
    ['?with=ghana,kenya', 'compare/ghana-or-kenya', 'Ghana and Kenya'],
    ['?with=kenya,ghana,zambia', 'compare', 'Kenya, Ghana and Zambia'],
    ['?with=kenya', 'compare', 'African iGaming markets'],
  ])('has the image and description of its markets: %s', async (query, image, names) => {
    const { meta } = headOf((await openComparison(query)).html)
    expect(meta('og:image')).toBe(`https://kilima.test/og/${image}.png`)
    expect(meta('description')).toContain(names)
  })

  test('a notice is escaped', async () => {
    const { screen } = await openComparison(
      `?with=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    )
    expect(screen).toContain('We do not cover: &lt;img src=x onerror=alert(1)&gt;.')
    expect(screen).not.toContain('<img src=x')
  })

  test('has no style attributes, which the page’s policy forbids', async () => {
    expect((await openComparison('?with=kenya,ghana,nigeria,zambia')).screen).not.toContain(
      ' style="',
    )
  })
})

test('a comparison from the cache is that of its markets, their order, product and figures', async () => {
  const queries = [
    '?with=kenya,ghana',
    '?with=ghana,kenya',
    '?with=kenya,ghana&product=lottery',
    '?with=kenya,ghana&stakes=77',
    '?with=kenya,ghana&margin=7',
  ]
  const read = async (query: string) => {
    const { props } = await openComparison(query)
    const { markets, product, stakes, margin } = props
    return JSON.stringify([markets.map(({ slug }) => slug), product, stakes, margin])
  }
  const rendered = await Promise.all(queries.map(read))
  expect(await Promise.all(queries.map(read))).toEqual(rendered)
  expect(new Set(rendered).size).toBe(queries.length)
})

test.each([
  [routes.answer.href({ slug: 'kenya', product: 'online-casino' })],
  [`${routes.markets.href()}?product=online-casino`],
])('the links of %s to a comparison keep its product', async (from) => {
  const html = await (await newVisitor().visit(from)).text()
  const links = html.match(/href="\/markets\/compare[^"]*"/g) ?? []
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toContain('product=online-casino')
})
