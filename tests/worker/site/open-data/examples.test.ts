import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { columnsOf, examples } from '#shared/content/data.ts'
import { routes } from '#shared/routes.ts'
import { connectAgent } from '#tests/support/site/agents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const address = `https://kilima.test${routes.openData.href()}`
const { curl, pandas, r, agent } = examples

/** Requests an address of an example as a program does, which has no cookies. */
async function download(url = ''): Promise<Uint8Array> {
  const { pathname, search } = new URL(url)
  const response = await newVisitor().visit(pathname + search)
  expect({ url, status: response.status }).toEqual({ url, status: 200 })
  return new Uint8Array(await response.arrayBuffer())
}

const rowsOf = async (url = ''): Promise<Record<string, string>[]> =>
  parse(Buffer.from(await download(url)), { bom: true, columns: true })

describe('an example on the page of the open data', () => {
  test('stands there as it is run here', async () => {
    const html = await (await newVisitor().visit(routes.openData.href())).text()
    const text = html.replaceAll('&quot;', '"').replaceAll('&lt;', '<')
    for (const example of [curl, pandas, r, agent]) expect(text).toContain(example(address))
  })

  test('of curl downloads the newest taxes, those of an edition, and the list of editions', async () => {
    const commands = curl(address)
      .split('\n')
      .map((line) => /^curl (https:\S+)$/.exec(line)?.[1])
    const [newest, ofEdition, list] = commands
    expect(commands).toHaveLength(3)
    expect((await rowsOf(newest)).length).toBeGreaterThan(0)
    expect(await download(ofEdition)).toEqual(await download(newest))
    const { editions } = JSON.parse(new TextDecoder().decode(await download(list)))
    expect(editions[0]).toMatchObject({ number: currentEdition().number })
  })

  test('of pandas names columns that hold days', async () => {
    const call = /pandas\.read_csv\("([^"]+)", parse_dates=(\[.*\])\)$/.exec(pandas(address))
    const days: string[] = JSON.parse(call?.[2] ?? '[]')
    const dates = columnsOf('taxes').filter(({ type }) => type === 'date')
    expect(days).toEqual(dates.map(({ name }) => name))
    const cells = (await rowsOf(call?.[1])).flatMap((row) => days.map((name) => row[name]))
    expect(cells.filter((cell) => cell !== '' && !/^\d{4}-\d\d-\d\d$/.test(cell ?? ''))).toEqual([])
  })

  test('of R reads a file in the encoding that it names', async () => {
    const call = /read\.csv\("([^"]+)", fileEncoding = "([^"]+)"\)$/.exec(r(address))
    expect(call?.[2]).toBe('UTF-8-BOM')
    const bytes = await download(call?.[1])
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('of an agent connects to tools', async () => {
    const { mcpServers } = JSON.parse(agent(address))
    const [[, server]] = Object.entries<{ type: string; url: string }>(mcpServers) as [
      [string, { type: string; url: string }],
    ]
    expect(server.type).toBe('http')
    const client = await connectAgent('auto', { url: server.url })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('get_obligations')
  })
})
