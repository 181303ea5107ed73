import { describe, expect, test } from 'vitest'
import { usualFields } from '#tests/support/documents.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { marketPage } from '#worker/markets/market-page.ts'
import { aboutNote, noteProps } from '#worker/notes/note-page.ts'

const edition = shippedEdition()
const revision = 'a-revision'

describe('an edition with a document that is looked at', () => {
  test('has a note in its place, and all else as it was', () => {
    const fields = usualFields.note()
    const made = editionWith(edition, { kind: 'note', slug: 'looked-at', fields, revision })
    expect(made.origin).toBe('preview')
    expect(made.notes[0]).toMatchObject({ slug: 'looked-at', revision, minutes: 1 })
    expect(made.notes.slice(1)).toEqual(edition.notes)
    expect(made.rules).toEqual(edition.rules)
    expect(edition.findNote('looked-at')).toBeNull()
    const note = { ...fields, slug: 'looked-at' }
    const props = noteProps(made, note, new URL('https://kilima.test'))
    expect(props).toMatchObject({ next: null, previous: { slug: edition.notes[0]?.slug } })
    expect(aboutNote(made, note).image).toBe('/og/category-compliance.png')
  })

  test('has one in the stead of what is published', () => {
    const [rule] = edition.rules
    if (!rule) throw new Error('Expected a rule')
    const { slug, ...fields } = { ...rule, title: 'Another title' }
    const made = editionWith(edition, { kind: 'rule', slug, fields, revision })
    expect(made.rules).toHaveLength(edition.rules.length)
    expect(made.findRule(slug)?.title).toBe('Another title')
  })

  test('has a market with the facts that the revision has, and no others of it', () => {
    const fields = { ...usualFields.market(), facts: usualFields.market().facts.slice(0, 1) }
    const made = editionWith(edition, { kind: 'market', slug: 'ghana', fields, revision })
    const page = marketPage(made, made.getMarket('ghana'))
    expect(page.facts).toHaveLength(1)
    expect(made.newestFacts('kenya')).toEqual(edition.newestFacts('kenya'))
    expect(made.newestFacts('africa')).toEqual(edition.newestFacts('africa'))
  })

  test('shows a source by its key where nobody gives it', () => {
    const fields = { ...usualFields.note(), sources: [{ source: 'not-there', section: null }] }
    const document = { kind: 'note', slug: 'looked-at', fields, revision } as const
    expect(editionWith(edition, document).getSource('not-there').title).toBe('not-there')
    const source = { id: 'not-there', publisher: 'P', title: 'T', date: null, url: null }
    expect(editionWith(edition, document, [source]).getSource('not-there')).toEqual(source)
  })

  test('knows no rule of a market that is not there', () => {
    const fields = { ...usualFields.rule(), market: 'atlantis' }
    const made = editionWith(edition, { kind: 'rule', slug: 'of-none', fields, revision })
    expect(made.findRule('of-none')).toBeNull()
  })
})
