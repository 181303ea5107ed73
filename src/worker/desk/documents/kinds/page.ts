import { type PageFields, pageFields } from '#shared/desk/documents/fields.ts'
import { pageSlugs } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { pagePreview } from '#worker/site/pages/page-props.ts'
import { unknownPlaceholders } from '#worker/site/pages/placeholders.ts'
import { defineKind } from './kind.ts'

export const page = defineKind<PageFields>({
  kind: 'page',
  schema: pageFields,
  firstValues: () => ({}),
  onlySlugs: pageSlugs,
  arrange: (page) => page,
  problems: ({ body }) => {
    const [unknown] = unknownPlaceholders(body)
    return unknown ? [['body', messages.documents.unknownPlaceholder(unknown)]] : []
  },
  markdown: ({ body }) => ({ body }),
  prose: ({ body }) => [body],
  preview: (page, { edition }) => ({
    component: 'marketing/legal',
    props: pagePreview(edition, page),
  }),
})
