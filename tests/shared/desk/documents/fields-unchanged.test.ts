import { formDataToObject } from '@inertiajs/core'
import { App } from '@inertiajs/react'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DraftProvider } from '#client/desk/documents/draft/context.tsx'
import { startDraft } from '#client/desk/documents/draft/draft.ts'
import { kinds } from '#client/desk/documents/kinds/registry.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { readFields } from '#shared/desk/documents/read-fields.ts'
import { contactOf } from '#shared/knowledge/firm.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { fieldsSchemas } from '#tests/support/desk/document-fields.ts'
import { entriesOf } from '#tests/support/sent-fields.ts'

const { markets, notes, services, pages, firm } = firstEdition()

const marketRecords = markets.map(({ market: { slug, ...fields }, facts }) => {
  return [slug, { ...fields, facts: facts.map(({ market, ...fact }) => fact) }] as const
})
const ruleRecords = markets
  .flatMap(({ rules }) => rules)
  .map(({ slug, ...fields }) => [slug, fields] as const)
const noteRecords = notes.map(({ slug, ...fields }) => [slug, fields] as const)

const serviceRecords = services.map(({ slug, ...fields }) => [slug, fields] as const)
const pageRecords = pages.map(({ slug, ...fields }) => [slug, fields] as const)

const shippedSources = markets.flatMap(({ sources }) => sources)

/** Returns those that a document cites, among others: every input would offer all of them. */
function sourcesFor(fields: DocumentFields) {
  const text = JSON.stringify(fields)
  return shippedSources.filter(({ id }, index) => index < 5 || text.includes(id))
}

/** Renders the inputs of a document. */
function rendered(kind: DocumentKind, fields: DocumentFields): string {
  const page: DocumentPage = {
    id: 'a-document',
    kind,
    slug: 'a-slug',
    state: 'published',
    fields,
    revision: 'a-revision',
    revisions: [],
    publications: [],
    previews: [],
    draft: null,
    sources: sourcesFor(fields),
    markets: markets.map(({ market: { slug, name } }) => ({ slug, name })),
    people: [],
    takesPictures: true,
    twoPersonRule: false,
    ownRevision: false,
    status: null,
    now: '2026-11-22T09:00:00.000Z',
  }
  const draft = startDraft({ page, isRefused: false })
  const changed = new Set<string>()
  const { text, details } = kinds[kind]
  const children = createElement(Fragment, null, text, details)
  const props = { page, draft, changed, errors: {}, dispatch: () => {}, children }
  const screen = () => createElement(DraftProvider, props)
  const shared = { errors: {}, firm: contactOf(firm) }
  const initialPage = { component: '', props: shared, url: '/', version: null }
  return renderToString(createElement(App, { initialPage, initialComponent: screen } as never))
}

/** Returns what the page client submits. */
function sentByScript(html: string): unknown {
  const data = new FormData()
  for (const [name, value] of entriesOf(html, { script: true })) data.append(name, value)
  return JSON.parse(JSON.stringify(formDataToObject(data)))
}

describe.each([
  ['market', marketRecords],
  ['rule', ruleRecords],
  ['note', noteRecords],
  ['service', serviceRecords],
  ['page', pageRecords],
  ['firm', [['firm', firm] as const]],
] as const)('an unchanged %s is submitted as it was', (kind, records) => {
  test.each<readonly [string, DocumentFields]>(records)('%s', (_, fields) => {
    const submitted = sentByScript(rendered(kind, fields))
    expect(readFields(fieldsSchemas[kind], submitted)).toMatchObject({ fields, errors: {} })
  })
})
