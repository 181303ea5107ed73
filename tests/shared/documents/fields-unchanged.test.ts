import { formDataToObject } from '@inertiajs/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FieldsProps } from '#client/documents/fields-props.ts'
import { MarketFields } from '#client/documents/market-fields.tsx'
import { RuleFields } from '#client/documents/rule-fields.tsx'
import { fieldsSchemas } from '#shared/documents/fields.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import { readFields } from '#shared/documents/read-fields.ts'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { entriesOf } from '#tests/support/sent-fields.ts'

const { markets } = firstEdition()

const marketRecords = markets.map(({ market: { slug, ...fields }, facts }) => {
  return [slug, { ...fields, facts: facts.map(({ market, ...fact }) => fact) }] as const
})
const ruleRecords = markets
  .flatMap(({ rules }) => rules)
  .map(({ slug, ...fields }) => [slug, fields] as const)

/** The fields of a document, as a page shows them. */
function rendered(Fields: (props: FieldsProps) => React.ReactNode, fields: DocumentFields): string {
  const props: FieldsProps = {
    fields,
    errors: {},
    sources: markets.flatMap(({ sources }) => sources),
    markets: markets.map(({ market: { slug, name } }) => ({ slug, name })),
    now: '2026-11-22T09:00:00.000Z',
    isNew: false,
    stored: fields,
  }
  return renderToString(createElement(Fields, props))
}

/** What the page client sends of them. */
function sentByScript(html: string): unknown {
  const data = new FormData()
  for (const [name, value] of entriesOf(html, { script: true })) data.append(name, value)
  return JSON.parse(JSON.stringify(formDataToObject(data)))
}

describe.each([
  ['market', MarketFields, marketRecords],
  ['rule', RuleFields, ruleRecords],
] as const)('a %s that nobody changed is sent as it was', (kind, Fields, records) => {
  test.each<readonly [string, DocumentFields]>(records)('%s', (_, fields) => {
    const sent = sentByScript(rendered(Fields, fields))
    expect(readFields(fieldsSchemas[kind], sent)).toEqual({ value: fields, errors: {} })
  })
})
