import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import { publishDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { forgetEditions } from '#worker/site/editions/find-edition.ts'

describe('a release that ships other records', () => {
  const newest = () =>
    env.DB.prepare(
      'SELECT max(number) AS n FROM (SELECT number FROM effective_publications UNION ALL SELECT number FROM shipped_records)',
    ).first<number>('n')
  const factsOf = async (number: number) => {
    const response = await newVisitor().visit(
      routes.editionFile.href({ number: String(number), file: 'facts.json' }),
    )
    return response.text()
  }

  test('makes an edition of its own and leaves the ones before as they were', async () => {
    await publishDocument({ kind: 'rule', slug: 'before-release' })
    const before = (await newest()) ?? 0
    const former = await factsOf(before)
    await env.DB.prepare(
      `INSERT INTO shipped_records VALUES ('general', ?, '{"facts":[],"sources":[]}', 1)`,
    )
      .bind(before + 1)
      .run()
    await seedShipped()
    await seedShipped()
    expect(await newest()).toBe(before + 2)
    forgetEditions()
    expect(await factsOf(before)).toBe(former)
    expect(await factsOf(before + 1)).not.toContain('"market":"africa"')
    expect(JSON.parse(await factsOf(before + 2)).items).toEqual(JSON.parse(former).items)
    await publishDocument({ kind: 'rule', slug: 'after-release' })
    expect(currentEdition().number).toBe(before + 3)
    const list = await newVisitor().visit(routes.editions.href())
    const { editions } = await list.json<{ editions: unknown[] }>()
    expect(editions[1]).toMatchObject({
      number: before + 2,
      title: recordMessages.editions.release,
    })
  })
})
