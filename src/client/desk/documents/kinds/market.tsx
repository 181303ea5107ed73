import { DossierHero } from '#client/site/markets/dossier-hero.tsx'
import { DossierParts } from '#client/site/markets/dossier-parts.tsx'
import { regionLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { CheckedOnInput } from '../inputs/checked-on-input.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { NewSources } from '../inputs/new-sources.tsx'
import { Parts } from '../inputs/parts.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { Kind } from './kind.ts'
import { JudgementFields } from './market-judgements.tsx'
import { Facts, LawInputs, Points, Regulators, Taxes } from './market-lists.tsx'
import { Obligations } from './market-obligations.tsx'
import { LicenceFields, ProductFields } from './market-records.tsx'

export const market: Kind = {
  fields: <MarketFields />,
  PublicPage: Dossier,
  publicPath: (slug) => routes.market.href({ slug }),
  withdrawalNote: ' Its rules are not shown either, as long as it is not.',
}

function Dossier(props: Pages['marketing/market']) {
  return (
    <>
      <DossierHero market={props.market} today={props.today} />
      <DossierParts {...props} />
    </>
  )
}

const basicFields = ['name', 'capital', 'region', 'depth', 'code', 'isoNumeric', 'checkedAt']

const parts = [
  {
    id: 'basics',
    link: 'Market',
    title: 'The market',
    fields: basicFields,
    children: <BasicFields />,
  },
  {
    id: 'regulators',
    link: 'Regulators',
    title: 'Regulators',
    fields: ['regulators'],
    isCounted: true,
    children: <Regulators />,
  },
  {
    id: 'laws',
    link: 'Laws',
    title: 'Regulation and laws',
    fields: ['regulation', 'laws'],
    isCounted: true,
    children: <LawInputs />,
  },
  {
    id: 'products',
    link: 'Products',
    title: 'Products',
    fields: ['products'],
    children: <ProductFields />,
  },
  {
    id: 'taxes',
    link: 'Taxes',
    title: 'Taxes',
    fields: ['taxes'],
    isCounted: true,
    children: <Taxes />,
  },
  {
    id: 'licence',
    link: 'Licence',
    title: 'Licence',
    fields: ['licence'],
    children: <LicenceFields />,
  },
  {
    id: 'obligations',
    link: 'Obligations',
    title: 'Obligations',
    fields: ['obligations'],
    isCounted: true,
    children: <Obligations />,
  },
  {
    id: 'facts',
    link: 'Facts',
    title: 'Facts',
    fields: ['facts'],
    isCounted: true,
    children: <Facts />,
  },
  {
    id: 'points',
    link: 'Points',
    title: 'Opportunities and challenges',
    fields: ['opportunities', 'challenges'],
    isCounted: true,
    children: <Points />,
  },
  {
    id: 'judgements',
    link: 'Judgement',
    title: 'Our judgement',
    fields: ['judgements'],
    children: <JudgementFields />,
  },
]

function MarketFields() {
  const { id } = useDocumentPage()
  const opened = parts.map((part) => ({
    ...part,
    openAtFirst: id === null && part.id === 'basics',
  }))
  return (
    <>
      <Parts parts={opened} others={[{ id: 'new-sources', link: 'Sources' }]} />
      <NewSources />
    </>
  )
}

const depths: readonly Option[] = [
  ['full', 'Full: a key market'],
  ['brief', 'Brief'],
]

function BasicFields() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <TextInput field="name" label="Name" />
      <TextInput field="capital" label="Capital" />
      <Choice field="region" label="Region" options={optionsOf(regionLabels)} />
      <Choice field="depth" label="Depth" options={depths} />
      <TextInput field="code" label="Two-letter country code" hint="ISO 3166-1: KE" />
      <TextInput
        field="isoNumeric"
        label="Code of three digits"
        input={{ inputMode: 'numeric' }}
        hint="ISO 3166-1: 404"
      />
      <CheckedOnInput hint="All in it but the facts, which have days of their own" />
    </div>
  )
}
