import { beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { at, later, stoppedClock } from '#tests/support/clock.ts'
import { publishDocument, seedShipped, unpublishDocument } from '#tests/support/desk/documents.ts'
import {
  insertNewsletter,
  newsletterPage,
  startNewsletter,
  subscribeMany,
  withoutSendings,
} from '#tests/support/desk/newsletters.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { officeDayAt } from '#tests/support/office.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

beforeEach(async () => {
  await withoutSendings()
  await seedShipped()
  await subscribeMany(1)
})

const listed = async () =>
  (await newVisitor().props('marketing/letters', routes.letters.href())).letters

describe('GET /letters', () => {
  test('lists sent newsletters, newest first, without drafts', async () => {
    const draft = await insertNewsletter({ subject: 'Never sent' })
    const first = await startNewsletter({
      subject: 'One',
      introduction: 'It **began** [so](/rules).',
    })
    const two = await startNewsletter({ subject: 'Two' })
    const newsletters = await listed()
    expect(newsletters.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([first.slug, two.slug]),
    )
    expect(newsletters.map(({ slug }) => slug)).not.toContain(draft.slug)
    expect(newsletters.find(({ slug }) => slug === first.slug)).toEqual({
      slug: first.slug,
      subject: 'One',
      date: officeDayAt(new Date()),
      excerpt: 'It began so.',
    })
  })

  test('exists before any was sent, is indexed, in the sitemap and linked from the home page', async () => {
    const response = await newVisitor().visit(routes.letters.href())
    expect(response.status).toBe(200)
    expect(response.headers.has('X-Robots-Tag')).toBe(false)
    const html = await response.text()
    expect(html).toContain('<link rel="canonical" href="https://kilima.test/letters"')
    expect(html).toContain('BreadcrumbList')
    const sitemap = await (await newVisitor().visit(routes.sitemap.href())).text()
    expect(sitemap).toContain('<loc>https://kilima.test/letters</loc>')
  })
})

describe('GET /letters/:slug', () => {
  test('shows the newsletter as safe HTML', async () => {
    const { notes, rules } = currentEdition()
    const { slug } = await startNewsletter({
      subject: 'November',
      introduction: 'See [it](/rules). <script>alert(1)</script>',
      notes: [notes[0]?.slug ?? '', 'gone'],
      rules: [rules[0]?.slug ?? ''],
      closing: 'Until *then*.',
    })
    const { component, props } = await newVisitor().page(routes.letter.href({ slug }))
    expect(component).toBe('marketing/letter')
    expect(props).toMatchObject({
      letter: { slug, subject: 'November' },
      introduction: expect.stringContaining('&lt;script&gt;'),
      closing: '<p>Until <em>then</em>.</p>',
      notes: [{ slug: notes[0]?.slug }],
      rules: [{ slug: rules[0]?.slug }],
    })
    expect(props.introduction).not.toContain('<script')
    const html = await (await newVisitor().visit(routes.letter.href({ slug }))).text()
    expect(html).toContain(`<link rel="canonical" href="https://kilima.test/letters/${slug}"`)
    expect(html).toContain('"datePublished"')
    const sitemap = await (await newVisitor().visit(routes.sitemap.href())).text()
    expect(sitemap).toContain(`https://kilima.test/letters/${slug}`)
  })

  test('shows the same sentence of each rule as the email', async () => {
    const { rules } = currentEdition()
    const fields = { rules: rules.slice(0, 3).map(({ slug }) => slug) }
    const { slug, documentId } = await startNewsletter(fields)
    const props = await newVisitor().props('marketing/letter', routes.letter.href({ slug }))
    const { browser } = await signInAtDesk('editor')
    const { text } = await newsletterPage(browser, documentId)
    for (const rule of props.rules) {
      expect(rule.text).toMatch(/[.!?]$/)
      const [summary] = text.split(`${rule.title}\n`).slice(1)
      expect(summary?.split('\n')[1]).toBe(rule.text)
    }
  })

  test('does not exist for drafts and unpublished newsletters', async () => {
    const draft = await insertNewsletter()
    const visit = (slug: string) => newVisitor().visit(routes.letter.href({ slug }))
    await expectErrorPage(await visit(draft.slug), 404)
    const sending = await startNewsletter()
    expect((await visit(sending.slug)).status).toBe(200)
    await unpublishDocument('letter', sending.slug)
    await expectErrorPage(await visit(sending.slug), 404)
  })
})

describe('the date of a newsletter', () => {
  stoppedClock()

  // The office is already at 01:33 of the next day.
  const night = new Date('2030-01-01T22:33:00Z')
  const daySeconds = 86_400

  async function datesOf(slug: string) {
    const html = await (await newVisitor().visit(routes.letter.href({ slug }))).text()
    const [, published] = html.match(/"datePublished":"([^"]*)"/) ?? []
    return [(await listed()).find((newsletter) => newsletter.slug === slug)?.date, published]
  }

  test('is the day in the office time zone on which sending started', async () => {
    at(night)
    const { slug } = await startNewsletter()
    expect(await datesOf(slug)).toEqual(['2030-01-02', '2030-01-02'])
    const { props } = await newVisitor().page(routes.openData.href())
    expect(props.edition).toMatchObject({ publishedAt: '2030-01-02' })
  })

  test('stays after a correction and after unpublishing and publishing again', async () => {
    at(night)
    const older = await startNewsletter()
    later(daySeconds)
    const newer = await startNewsletter()
    later(daySeconds)
    const { slug } = older
    await publishDocument({ kind: 'letter', slug, fields: { subject: 'Corrected' } })
    expect(await datesOf(slug)).toEqual(['2030-01-02', '2030-01-02'])
    later(daySeconds)
    await unpublishDocument('letter', slug)
    later(daySeconds)
    await publishDocument({ kind: 'letter', slug })
    expect(await datesOf(slug)).toEqual(['2030-01-02', '2030-01-02'])
    const slugs = (await listed()).map((newsletter) => newsletter.slug)
    expect(slugs.indexOf(newer.slug)).toBeLessThan(slugs.indexOf(slug))
  })

  test('is that of its first edition if it was never sent', async () => {
    at(night)
    const { slug } = await startNewsletter()
    later(daySeconds)
    await withoutSendings()
    await publishDocument({ kind: 'note', slug: 'of-another-edition' })
    expect(await datesOf(slug)).toEqual(['2030-01-02', '2030-01-02'])
  })
})
