import { type FieldsOf, fieldsSchemas } from '#shared/documents/fields.ts'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { DocumentFields } from '#shared/documents/props.ts'
import type { Market, Source } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { type Edition, today } from '../knowledge/edition.ts'
import { editionWith } from '../knowledge/edition-with.ts'
import { letterProps } from '../letters/letter-page.ts'
import { marketPage } from '../markets/market-page.ts'
import { noteProps } from '../notes/note-page.ts'
import { ruleProps } from '../rules/rule-page.ts'
import { emptyFields } from './empty-fields.ts'
import { filledFields } from './filled-fields.ts'

type PreviewScreens = 'marketing/note' | 'marketing/rule' | 'marketing/market' | 'marketing/letter'

/** The page of a document, by its screen, as readers would see it. */
export type PreviewScreen = {
  [Name in PreviewScreens]: { component: Name; props: Pages[Name] }
}[PreviewScreens]

interface Drawn {
  kind: DocumentKind
  slug: string
  /** The id of the revision; empty for what is not stored. */
  revision: string
  /** In the form of their kind. */
  fields: DocumentFields
}

interface Around {
  edition: Edition
  /** All that can be cited: what is not published yet may cite what is not either. */
  sources: readonly Source[]
  /** The site's own, for addresses. */
  origin: URL
}

/** The real page of a document that readers do not see, in the edition as it would be with it. */
export function previewScreen(drawn: Drawn, { edition, sources, origin }: Around): PreviewScreen {
  const { kind, slug, revision } = drawn
  if (kind === 'letter') {
    const letter = { ...(drawn.fields as FieldsOf<'letter'>), slug }
    return { component: 'marketing/letter', props: letterProps(edition, letter) }
  }
  if (kind === 'note') {
    const { markets, ...rest } = drawn.fields as FieldsOf<'note'>
    const fields = { ...rest, markets: markets.filter((slug) => edition.findMarket(slug)) }
    const shown = editionWith(edition, { kind, slug, revision, fields }, sources)
    return { component: 'marketing/note', props: noteProps(shown, { ...fields, slug }, origin) }
  }
  if (kind === 'rule') {
    const fields = drawn.fields as FieldsOf<'rule'>
    const around = withMarket(edition, fields.market)
    const shown = editionWith(around, { kind, slug, revision, fields }, sources)
    return { component: 'marketing/rule', props: ruleProps(shown, { ...fields, slug }, origin) }
  }
  const fields = drawn.fields as FieldsOf<'market'>
  const shown = editionWith(edition, { kind, slug, revision, fields }, sources)
  const market = shown.getMarket(slug)
  return {
    component: 'marketing/market',
    props: { ...marketPage(shown, market), today: today(), watching: null, status: null },
  }
}

/** What a rule is about may have been withdrawn since: such a market is shown by its slug. */
function withMarket(edition: Edition, slug: string): Edition {
  if (edition.findMarket(slug)) return edition
  const fields = filledFields(fieldsSchemas.market, emptyFields('market')) as FieldsOf<'market'>
  const { facts: _, ...empty } = fields
  const market: Market = { ...empty, slug, name: slug }
  const { records } = edition
  return { ...edition, records: { ...records, markets: [...records.markets, market] } }
}
