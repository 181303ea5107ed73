import { describe, expect, test } from 'vitest'
import { usualFields } from '#tests/support/desk/documents.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'

const edition = shippedEdition()
const rule = { ...usualFields.rule(), slug: 'looked-at' }

describe('an edition with changed records', () => {
  test('is unchanged otherwise', () => {
    const made = editionWith(edition, { rules: [rule] })
    expect(made.origin).toBe('preview')
    expect(made.rules).toEqual([rule])
    expect(made.notes).toEqual(edition.notes)
    expect(edition.findRule('looked-at')).toBeNull()
  })

  test('shows a missing source by its key', () => {
    const rules = [{ ...rule, source: 'not-there' }]
    expect(editionWith(edition, { rules }).getSource('not-there').title).toBe('not-there')
    const source = { id: 'not-there', publisher: 'P', title: 'T', date: null, url: null }
    expect(editionWith(edition, { rules }, [source]).getSource('not-there')).toEqual(source)
  })

  test('has no rule of a missing market', () => {
    const made = editionWith(edition, { rules: [{ ...rule, market: 'atlantis' }] })
    expect(made.findRule('looked-at')).toBeNull()
  })
})
