import { expect, test } from 'vitest'
import { dataFormat } from '#shared/content/data.ts'
import { present } from '#tests/support/present.ts'
import records from '#tests/support/site/edition-in-format-1.json'
import { tablePaths } from '#tests/support/site/open-data.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { publishedEdition } from '#worker/knowledge/edition-in-kv.ts'
import type { PublishedRecords } from '#worker/knowledge/published-records.ts'
import { findEditionFile } from '#worker/site/open-data/files.ts'

// Published editions are cited by their bytes. If this test fails, the files have another format:
// increase `dataFormat`, keep the code of the former format for past editions, and add a row here.
const hashes: Record<string, Record<string, string>> = {
  '1': {
    'facts.csv': 'pzD6SfxqQ41c4vVu',
    'facts.json': 'WYFo8ft-0q6kfP6i',
    'markets.csv': 'hMurVEMHcMZPYvgs',
    'markets.json': 'WlBXPGA6NBxciOtC',
    'obligations.csv': 'dkoy9RZYlTmLuPC2',
    'obligations.json': 'Dnx33QiCKjqBTYP-',
    'rules.csv': '5ls0RzUB-SGab2fJ',
    'rules.json': 'dnaR6MGF2K6bBv6Z',
    'sources.csv': '7i6NEduwauOpOReS',
    'sources.json': '59Dgbp02-u0k_gl-',
    'taxes.csv': 'kGFgl20fLL5Di_cs',
    'taxes.json': 'wuj4zz0jgrmvHu9p',
  },
}

const edition = publishedEdition({ ...shippedEdition().records, ...records } as PublishedRecords, {
  facts: [],
  sources: [],
})

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(hash).toString('base64url').slice(0, 16)
}

test.each(Object.keys(hashes))('files in format %s have the bytes of then', async (format) => {
  const files = tablePaths.map((path) => path.replace('/data/', ''))
  const entries = files.map(async (name) => {
    const { content } = present(findEditionFile(format, name))
    return [name, await hashOf(content(edition))]
  })
  expect(Object.fromEntries(await Promise.all(entries))).toEqual(hashes[format])
})

test('the present format is one of them', () => {
  expect(hashes).toHaveProperty(dataFormat)
})
