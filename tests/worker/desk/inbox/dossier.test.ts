import { describe, expect, test } from 'vitest'
import { sentenceToInsert } from '#shared/desk/inbox/dossier.ts'
import { figuresOf } from '#shared/knowledge/figures.ts'
import { findDossier } from '#worker/desk/inbox/find-dossier.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const edition = currentEdition()

function dossierOf(slug: string) {
  const dossier = findDossier(edition, slug)
  if (!dossier) throw new Error(`Expected a dossier of ${slug}`)
  return dossier
}

describe('the records beside an enquiry', () => {
  test.each(edition.markets.map(({ slug }) => slug))('are sentences with sources: %s', (slug) => {
    const { sentences } = dossierOf(slug)
    expect(new Set(sentences.map(({ group }) => group))).toContain('status')
    for (const { text, source, checkedAt } of sentences) {
      expect(text).toMatch(/[.!?)”]$/)
      expect(source).not.toBeNull()
      expect(checkedAt).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  test('have no figure that the check of a reply would mark', () => {
    const dossier = dossierOf('kenya')
    const inserted = dossier.sentences.map((one) => sentenceToInsert(dossier.market, one))
    const known = new Set(dossier.figures)
    const marked = inserted.filter((text) => figuresOf(text).some((figure) => !known.has(figure)))
    expect(marked).toEqual([])
  })

  test('lack a rate that is not on record', () => {
    const { figures, sentences } = dossierOf('kenya')
    const [tax] = edition.getMarket('kenya').taxes.filter(({ base }) => base === 'ggr')
    expect(figures).toContain(`${tax?.rate}%`)
    expect(figures).not.toContain('16.5%')
    expect(
      sentences.some(({ group, text }) => group === 'tax' && text.includes('gross gaming')),
    ).toBe(true)
  })

  test('are none of an unknown market', () => {
    expect(findDossier(edition, 'atlantis')).toBeNull()
  })
})
