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
import * as words from './market-words.ts'
import * as kindWords from './words.ts'

export const market: Kind = {
  text: <MarketFields />,
  publicPage: () => Dossier,
  publicPath: (slug) => routes.market.href({ slug }),
  withdrawalNote: words.marketWithdrawalNote,
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
    link: kindWords.market,
    title: words.theMarket,
    fields: basicFields,
    children: <BasicFields />,
  },
  {
    id: 'regulators',
    link: words.regulators,
    title: words.regulators,
    fields: ['regulators'],
    isCounted: true,
    children: <Regulators />,
  },
  {
    id: 'laws',
    link: words.laws,
    title: words.regulationAndLaws,
    fields: ['regulation', 'laws'],
    isCounted: true,
    children: <LawInputs />,
  },
  {
    id: 'products',
    link: words.products,
    title: words.products,
    fields: ['products'],
    children: <ProductFields />,
  },
  {
    id: 'taxes',
    link: words.taxes,
    title: words.taxes,
    fields: ['taxes'],
    isCounted: true,
    children: <Taxes />,
  },
  {
    id: 'licence',
    link: words.licence,
    title: words.licence,
    fields: ['licence'],
    children: <LicenceFields />,
  },
  {
    id: 'obligations',
    link: words.obligations,
    title: words.obligations,
    fields: ['obligations'],
    isCounted: true,
    children: <Obligations />,
  },
  {
    id: 'facts',
    link: words.facts,
    title: words.facts,
    fields: ['facts'],
    isCounted: true,
    children: <Facts />,
  },
  {
    id: 'points',
    link: words.points,
    title: words.opportunitiesAndChallenges,
    fields: ['opportunities', 'challenges'],
    isCounted: true,
    children: <Points />,
  },
  {
    id: 'judgements',
    link: words.judgement,
    title: words.ourJudgement,
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
      <Parts parts={opened} others={[{ id: 'new-sources', link: kindWords.sources }]} />
      <NewSources />
    </>
  )
}

const depths: readonly Option[] = [
  ['full', words.fullDepth],
  ['brief', words.briefDepth],
]

function BasicFields() {
  return (
    <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
      <TextInput field="name" label={kindWords.name} />
      <TextInput field="capital" label={words.capital} />
      <Choice field="region" label={words.region} options={optionsOf(regionLabels)} />
      <Choice field="depth" label={words.depth} options={depths} />
      <TextInput
        field="code"
        label={kindWords.twoLetterCountryCode}
        hint={kindWords.twoLetterHint}
      />
      <TextInput
        field="isoNumeric"
        label={words.threeDigitCountryCode}
        input={{ inputMode: 'numeric' }}
        hint={words.threeDigitHint}
      />
      <CheckedOnInput hint={words.checkedOnHint} />
    </div>
  )
}
