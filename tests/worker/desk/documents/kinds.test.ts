import { expect, test } from 'vitest'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { settings } from '#tests/support/account/accounts.ts'
import { usualFields } from '#tests/support/desk/documents.ts'
import { kinds } from '#worker/desk/documents/kinds/registry.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'

const edition = shippedEdition()

/** Returns the props of an unpublished document's page. */
function previewed(kind: DocumentKind, slug: string, fields: DocumentFields) {
  const around = { edition, sources: [], origin: settings.appUrl, revision: 'a-revision' }
  return kinds[kind].fill(fields).preview({ ...around, slug }).props
}

test('a new article comes before the others', () => {
  expect(previewed('note', 'looked-at', usualFields.note())).toMatchObject({
    minutes: 1,
    next: null,
    previous: { slug: edition.notes[0]?.slug },
  })
})

test('a rule replaces the published one', () => {
  const [rule] = edition.rules
  if (!rule) throw new Error('Expected a rule')
  const { slug, ...fields } = { ...rule, title: 'Another title' }
  expect(previewed('rule', slug, fields)).toMatchObject({ rule: { title: 'Another title' } })
})

test('a market has only the facts of its revision', () => {
  const fields = { ...usualFields.market(), facts: usualFields.market().facts.slice(0, 1) }
  expect(previewed('market', 'ghana', fields)).toMatchObject({ facts: fields.facts })
})
