import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { PeopleList } from '#client/site/people/people-list.tsx'
import * as words from '#client/site/people/words.ts'
import type { Pages } from '#shared/pages.ts'

export default function PeopleScreen({ people }: Pages['marketing/people']) {
  return (
    <div className="wrap pt-12 pb-section lg:pt-20">
      <h1 className="text-5xl">{words.people}</h1>
      <p className="lead mt-6 mb-12 max-w-brief">{words.peopleLead}</p>
      <PeopleList people={people} level={2} />
    </div>
  )
}

PeopleScreen.layout = MarketingLayout
