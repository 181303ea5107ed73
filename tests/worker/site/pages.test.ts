import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { sendDocument } from '#tests/support/desk/desk-documents.ts'
import {
  getDocument,
  publishDocument,
  seedShipped,
  usualFields,
} from '#tests/support/desk/documents.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

async function textOf(path: string): Promise<string> {
  resetEdition()
  return (await newVisitor().visit(path)).text()
}

beforeAll(async () => {
  await seedShipped()
})

describe('a page of the firm', () => {
  test('says what the records say, as long as they say it', async () => {
    const count = shippedEdition().markets.length
    const body = '## In figures\n\nWe cover {markets} markets, checked by {checked}.\n\n{cookies}'
    await publishDocument({ kind: 'page', slug: 'accessibility', fields: { body, title: 'Ours' } })
    const before = await textOf(routes.accessibility.href())
    expect(before).toContain(`We cover ${count} markets`)
    expect(before).not.toContain('{markets}')
    await publishDocument({ kind: 'market', slug: 'atlantis', fields: { name: 'Atlantis' } })
    expect(await textOf(routes.accessibility.href())).toContain(`We cover ${count + 1} markets`)
  })

  test('asks its questions on the contact page', async () => {
    const body = '## Do you speak Igbo?\n\n**Yes**, all {markets} of us.'
    await publishDocument({ kind: 'page', slug: 'faq', fields: { body, title: 'Questions' } })
    const html = await textOf(routes.contact.href())
    expect(html).toContain('Do you speak Igbo?')
    expect(html).toContain('<strong>Yes</strong>')
    expect(html).toContain('"@type":"Question","name":"Do you speak Igbo?"')
  })

  test('gives About its sections, each in the layout that its text asks for', async () => {
    const body = [
      '## Where we come from\n\nFrom {city}, since {founded}.\n\n**Still** here.',
      '## Aim\n\n> To read rules.\n\nAll of them.',
      '## Manners\n\n### Patience\n\nWe wait.',
      '## Years\n\n### 2019: We are founded\n\nIn {city}.\n\n### 2021: Lagos\n\nOne law.\n\n*The Law, 2021*',
    ].join('\n\n')
    const fields = { title: 'Who we are', lead: null, description: 'Of {firm}.', body }
    await publishDocument({ kind: 'page', slug: 'about-us', fields })
    resetEdition()
    const { sections, title } = await newVisitor().props(
      'marketing/about-us',
      routes.aboutUs.href(),
    )
    expect(title).toBe('Who we are')
    expect(sections).toMatchObject([
      { layout: 'story', html: expect.stringContaining('From Nairobi, since 2019.') },
      { layout: 'mission', quote: 'To read rules.', html: '<p>All of them.</p>' },
      { layout: 'values', values: [{ title: 'Patience' }] },
      {
        layout: 'timeline',
        milestones: [
          { year: 2019, title: 'We are founded', source: null },
          { year: 2021, title: 'Lagos', html: '<p>One law.</p>', source: 'The Law, 2021' },
        ],
      },
    ])
    expect(await textOf(routes.aboutUs.href())).toContain('content="Of Kilima Advisory."')
  })

  test('gives Home and the services their steps', async () => {
    const body = '## First (2 weeks)\n\nWe **listen**.\n\n## Then\n\nWe act.'
    await publishDocument({ kind: 'page', slug: 'process', fields: { title: 'Our way', body } })
    resetEdition()
    const { process } = await newVisitor().props('marketing/services', routes.services.href())
    expect(process).toMatchObject({
      title: 'Our way',
      steps: [
        { title: 'First', duration: '2 weeks', html: '<p>We <strong>listen</strong>.</p>' },
        { title: 'Then', duration: null },
      ],
    })
    const { steps } = await newVisitor().props('marketing/home', routes.home.href())
    expect(steps).toEqual(['First', 'Then'])
  })

  test('is refused with a placeholder that does not exist', async () => {
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    const { id } = await getDocument('page', 'terms')
    const { revisions } = await editor.props('desk/document', routes.deskDocument.href({ id }))
    const input = { base: revisions[0]?.id, title: 'Terms', body: 'All {planets} of them.' }
    const reply = await editor.send(routes.documentRevisions.href({ id }), input, { as: 'json' })
    expect(await reply.json()).toMatchObject({
      errors: { body: ['There is no placeholder {planets}.'] },
    })
  })
})

describe('a placeholder', () => {
  test('is filled in an article, a service and a description for search engines', async () => {
    const { body } = usualFields.note()
    const fields = { body: `${body}\n\nRead from {sources} sources.` }
    await publishDocument({ kind: 'note', slug: 'counted', fields })
    const features = ['{sources} sources']
    await publishDocument({ kind: 'service', slug: 'counted', fields: { features } })
    expect(await textOf(routes.note.href({ slug: 'counted' }))).toMatch(/Read from \d+ sources\./)
    expect(await textOf(routes.services.href())).toMatch(/>\d+ sources</)
    expect(headOf(await textOf(routes.markets.href())).meta('description')).toMatch(
      /^South Africa, Nigeria, Kenya.+ compared/,
    )
  })

  test('that does not exist is refused in a service, and stays in an article', async () => {
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    // An article may quote code.
    expect((await sendDocument(editor, { body: 'All {planets}.' })).status).toBe(201)
    const service = await sendDocument(editor, { kind: 'service', features: ['{planets}'] })
    expect(await service.json()).toMatchObject({ errors: { features: [unknown] } })
  })
})

const unknown = 'There is no placeholder {planets}.'
