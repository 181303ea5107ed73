import { type PageFields, pageFields } from '#shared/desk/documents/fields.ts'
import { pageSlugs } from '#shared/knowledge/codes.ts'
import type { PageSlug } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { entryOf } from '#shared/records.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { blockNames, unknownPlaceholders } from '#worker/knowledge/placeholders.ts'
import { aboutProps } from '#worker/site/pages/about-props.ts'
import { pagePreview } from '#worker/site/pages/page-props.ts'
import { servicesProps } from '#worker/site/services/services-page.ts'
import { defineKind, type PreviewScreen } from './kind.ts'
import { withRecord } from './lists.ts'
import { unknownPictures } from './problems.ts'

/** A page that is not shown in the layout of legal texts. */
interface OwnLayout {
  preview: (edition: Edition, page: PageFields) => PreviewScreen
}

const ownLayouts: { [slug in PageSlug]?: OwnLayout } = {
  'about-us': {
    preview: (edition, page) => ({
      component: 'marketing/about-us',
      props: aboutProps(edition, page),
    }),
  },
  process: {
    preview(edition, page) {
      const pages = withRecord(edition.records.pages, { ...page, slug: 'process' as const })
      return {
        component: 'marketing/services',
        props: servicesProps(editionWith(edition, { pages })),
      }
    },
  },
}

export const page = defineKind<PageFields>({
  kind: 'page',
  schema: pageFields,
  firstValues: () => ({}),
  onlySlugs: pageSlugs,
  arrange: (page) => page,
  problems: ({ lead, description, body }, context) => {
    const { slug } = context
    // What the site says of itself stands in the layout of legal texts only.
    const blocks = entryOf(ownLayouts, slug) ? [] : blockNames
    const texts = { lead: lead ?? '', description: description ?? '' }
    return [
      ...unknownPictures('body', body, context),
      ...unknownPlaceholders(body, blocks).map((name) => problem('body', name)),
      ...Object.entries(texts).flatMap(([field, text]) =>
        unknownPlaceholders(text).map((name) => problem(field, name)),
      ),
    ]
  },
  markdown: ({ body }) => ({ body }),
  prose: ({ body }) => [body],
  preview: (page, { edition, slug }) =>
    entryOf(ownLayouts, slug)?.preview(edition, page) ?? {
      component: 'marketing/legal',
      props: pagePreview(edition, page),
    },
})

function problem(field: string, placeholder: string) {
  return [field, messages.documents.unknownPlaceholder(placeholder)] as const
}
