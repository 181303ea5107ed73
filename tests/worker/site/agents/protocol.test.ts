import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { floodLimits, maxBodyBytes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import { failingDatabase } from '#tests/support/db/failing-stores.ts'
import { countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { connectAgent } from '#tests/support/site/agents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { refreshIndex } from '#worker/site/search/refresh-index.ts'

const path = routes.agents.href()
const edition = currentEdition()
const agents = recordMessages.agents

/** Calls a tool and returns its structured answer. */
async function call<Answer = Record<string, unknown>>(
  name: string,
  input: object,
): Promise<Answer> {
  const client = await connectAgent()
  const { structuredContent, content, isError } = await client.callTool({
    name,
    arguments: { ...input },
  })
  expect({ name, isError: isError ?? false }).toEqual({ name, isError: false })
  const [text] = content as { text: string }[]
  expect(JSON.parse(text?.text ?? '')).toEqual(structuredContent)
  return structuredContent as Answer
}

interface Found {
  records: unknown[]
}

interface Rule {
  slug: string
  source: { id: string }
}

interface Comparison {
  flows: { market: string; stakes: number; steps: { source: unknown }[] }[]
}

beforeAll(async () => {
  await refreshIndex(env.SEARCH)
})

describe.each(['auto', 'legacy'] as const)('a client of the protocol (%s)', (mode) => {
  test('finds seven tools that only read', async () => {
    const { tools } = await (await connectAgent(mode)).listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'get_market',
      'get_rule',
      'list_rules',
      'get_obligations',
      'compare_markets',
      'get_changes',
    ])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(inputSchema.type).toBe('object')
    }
  })

  test('gets the minimum age in Uganda with source and day in one call', async () => {
    const client = await connectAgent(mode)
    const input = { market: 'Uganda', duty: 'minimum-age' }
    const { structuredContent } = await client.callTool({
      name: 'get_obligations',
      arguments: input,
    })
    expect(structuredContent).toMatchObject({
      obligations: expect.arrayContaining([
        expect.objectContaining({
          value: expect.stringMatching(/^25/),
          source: expect.objectContaining({ id: 'ug-igaming-afrika-directives' }),
          section: expect.any(String),
          checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          edition: edition.number,
          address: 'https://kilima.test/obligations?market=uganda&duty=minimum-age',
        }),
      ]),
    })
  })
})

describe('a tool', () => {
  test('search answers in one call with the record itself', async () => {
    const { results } = await call<{ results: Found[] }>('search', { query: 'minimum age uganda' })
    expect(results[0]?.records[0]).toMatchObject({
      market: 'uganda',
      value: expect.stringMatching(/^25/),
      source: { id: expect.any(String) },
    })
    expect(results[0]).toMatchObject({ source: null, section: null, checkedAt: null })
  })

  test('get_market has each part with its source, also of a past day', async () => {
    const now = await call('get_market', { market: 'kenya' })
    const named = (name: string) => expect.objectContaining({ name })
    expect(now.taxes).toContainEqual(named('Excise duty on deposits'))
    const then = await call('get_market', { market: 'KE', on: '2025-05-01' })
    expect(then.taxes).toContainEqual(
      expect.objectContaining({
        name: 'Excise duty on stakes, third rate',
        rate: 15,
        source: expect.objectContaining({ id: 'ke-mfas-tax-laws-2024' }),
        address: 'https://kilima.test/markets/kenya?on=2025-05-01',
      }),
    )
    expect(then.taxes).not.toContainEqual(named('Excise duty on deposits'))
    const inForce = (then.taxes as { name: string; inForce: boolean }[]).filter(
      (tax) => tax.inForce,
    )
    expect(inForce.map((tax) => tax.name).filter((name) => name.startsWith('Excise'))).toEqual([
      'Excise duty on stakes, third rate',
    ])
  })

  test('finds a market without the accents of its name', async () => {
    const { market } = await call<{ market: object }>('get_market', { market: "cote d'ivoire" })
    expect(market).toMatchObject({ slug: 'cote-divoire' })
  })

  test('get_rule and list_rules have rules with their sources', async () => {
    const { rules, total } = await call<{ rules: Rule[]; total: number }>('list_rules', {
      market: 'kenya',
      topic: 'tax',
    })
    expect(total).toBe(edition.rulesOf({ market: 'kenya', topic: 'tax' }).length)
    const [first] = rules
    const { rule } = await call<{ rule: Rule }>('get_rule', { slug: first?.slug })
    expect(rule).toEqual(first)
    expect(rule.source.id).toBe(edition.findRule(rule.slug)?.source)
  })

  test('compare_markets follows stakes through the taxes', async () => {
    const { comparison } = await call<{ comparison: Comparison }>('compare_markets', {
      markets: ['kenya', 'Ghana'],
      stakes: 200,
    })
    expect(comparison.flows.map(({ market, stakes }) => [market, stakes])).toEqual([
      ['kenya', 200],
      ['ghana', 200],
    ])
    expect(comparison.flows[0]?.steps[0]?.source).toHaveProperty('publisher')
  })

  test('get_changes lists what editions changed', async () => {
    expect(await call('get_changes', { market: 'ghana' })).toEqual({
      total: 0,
      page: 1,
      pages: 1,
      changes: [],
    })
  })

  test.each([
    ['get_market', { market: 'atlantis' }, 'We do not cover atlantis.'],
    ['get_rule', { slug: 'no-such-rule' }, agents.unknownRule('no-such-rule')],
    ['get_obligations', {}, agents.needsFilter],
    ['compare_markets', { markets: ['kenya', 'kenya'] }, agents.needsTwo],
    ['get_market', { market: '__proto__' }, 'We do not cover __proto__.'],
    ['get_market', { market: 'kenya', on: '9999-12-31' }, agents.onIsNoDay],
  ])('%s %j says what is wrong', async (name, input, text) => {
    const { isError, content } = await (await connectAgent()).callTool({ name, arguments: input })
    expect(isError).toBe(true)
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining(text) }])
  })

  test('that fails is logged, and tells nothing about the inside', async () => {
    const lines = vi.spyOn(console, 'log')
    const client = await connectAgent('legacy', {
      visitor: newVisitor({ SEARCH: failingDatabase() }),
    })
    const { isError, content } = await client.callTool({
      name: 'search',
      arguments: { query: 'kenya' },
    })
    expect({ isError, content }).toEqual({
      isError: true,
      content: [{ type: 'text', text: agents.failed }],
    })
    expect(lines.mock.calls.flat().join('\n')).toContain('agent-failed')
  })
})

describe('a request', () => {
  const message = (method: string, params: object = {}) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    Origin: 'https://agent.example',
  }
  const post = (body: string, more: object = {}) =>
    newVisitor().visit(path, { method: 'POST', headers: { ...headers, ...more }, body })

  test('of any site is answered, without a cookie or a token', async () => {
    const response = await post(message('tools/list'))
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.getSetCookie()).toEqual([])
    const preflight = await newVisitor().visit(path, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    // Also headers that later versions of the protocol add, such as MCP-Method.
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('*')
  })

  test.each(['GET', 'DELETE', 'PUT'])('with %s is refused', async (method) => {
    const response = await newVisitor().visit(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toContain('POST')
  })

  test('of more than 64 KB is refused', async () => {
    expect((await post(message('ping', { text: 'a'.repeat(maxBodyBytes) }))).status).toBe(413)
  })

  test.each([
    ['{', -32700],
    ['[]', -32600],
    ['{"a":1}', -32600],
    [message('no/such'), -32601],
    [message('tools/call', { name: 'no_such_tool', arguments: {} }), -32602],
  ])('%s is answered by the code of the protocol', async (body, code) => {
    const response = await post(body)
    const [, data] = /data: (.*)/.exec(await response.clone().text()) ?? []
    const reply = JSON.parse(data ?? (await response.text()))
    expect(reply.error.code).toBe(code)
  })

  test.each([{ market: ['a'] }, { market: 7 }, { on: 'yesterday', market: 'kenya' }, {}])(
    'for a tool with the input %j is refused, not an error of the server',
    async (input) => {
      const response = await post(message('tools/call', { name: 'get_market', arguments: input }))
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).toMatch(/-32602|isError/)
    },
  )

  // A hundred calls would count as one.
  test.each(['', ' \n', '\ufeff'])('with a list of calls is refused: after %j', async (before) => {
    const call = message('tools/call', { name: 'get_market', arguments: { market: 'kenya' } })
    const response = await post(`${before}[${call},${call}]`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: -32600 }, id: null })
  })

  test('for a stream of news, which would stay open, is refused', async () => {
    const client = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const params = { _meta: client, notifications: { toolsListChanged: true } }
    const response = await post(message('subscriptions/listen', params), {
      'MCP-Protocol-Version': '2026-07-28',
      'MCP-Method': 'subscriptions/listen',
    })
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ error: { code: -32603 } })
  })

  test('past the limit of a client gets 429', async () => {
    const { address } = floodLimits.agent
    const visitor = newVisitor(countingLimiters({ [address]: address }))
    const ask = () => visitor.visit(path, { method: 'POST', headers, body: message('ping') })
    expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    const { retryAfter } = await refused.json<{ retryAfter: number }>()
    expect(retryAfter).toBeGreaterThan(0)
    expect(refused.headers.get('Retry-After')).toBe(String(retryAfter))
  })
})
