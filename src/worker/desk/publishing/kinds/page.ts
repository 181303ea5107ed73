import { parse } from 'zod/mini'
import { type FirmPage, pageSchema } from '#shared/knowledge/schemas.ts'
import { definePublished } from './published-kind.ts'

/** The pages of the firm. An edition that lacks one has the page that ships. */
export const page = definePublished<FirmPage>({
  query: { kind: 'page' },
  entryOf: ({ slug, fields }) => parse(pageSchema, { ...JSON.parse(fields), slug }),
  records: (pages) => ({ pages }),
  shipped: ({ pages }) => pages,
  isRequired: true,
})
