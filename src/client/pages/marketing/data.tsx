import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ColumnGuide } from '#client/site/open-data/column-guide.tsx'
import { Downloads } from '#client/site/open-data/downloads.tsx'
import { ProgramsAndFeeds } from '#client/site/open-data/programs-and-feeds.tsx'
import { RecordSlip } from '#client/site/open-data/record-slip.tsx'
import { Reuse } from '#client/site/open-data/reuse.tsx'
import * as words from '#client/site/open-data/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { licence } from '#shared/content/data.ts'
import { corrections, hero } from '#shared/content/data-words.ts'
import { dayText } from '#shared/dates.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type DataProps = Pages['marketing/data'] & SharedProps

export default function DataScreen(props: DataProps) {
  const { edition, address, sizes, example, counts, samples, name } = props
  return (
    <>
      <Hero edition={edition} samples={samples} />
      <Downloads counts={counts} sizes={sizes} example={example} />
      <ColumnGuide samples={samples} />
      <ProgramsAndFeeds address={address} sizes={sizes} example={example} />
      <Reuse edition={edition} address={address} name={name} />
      <Corrections />
    </>
  )
}

DataScreen.layout = MarketingLayout

function Hero({ edition, samples }: Pick<DataProps, 'edition' | 'samples'>) {
  return (
    <section className="overflow-hidden">
      <div className="wrap grid gap-x-8 gap-y-8 pt-8 pb-10 lg:grid-cols-12 lg:pt-16 lg:pb-24">
        <div className="flex flex-col lg:col-span-7">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-4 max-w-[9em] text-5xl">{hero.title}</h1>
          <p className="lead mt-6">{hero.lead}</p>
          <p className="figures mt-8 text-muted">
            {words.editionNumber(edition.number)}
            <span aria-hidden="true"> · </span>
            <time dateTime={edition.publishedAt}>{dayText(edition.publishedAt)}</time>
            <span aria-hidden="true"> · </span>
            {licence.short}
          </p>
          <div className="relative mt-8 mask-fade-top min-h-32 grow max-lg:hidden">
            <Contours drawing="section" />
          </div>
        </div>
        <div className="lg:col-span-5">
          <RecordSlip sample={samples.facts} />
        </div>
      </div>
    </section>
  )
}

function Corrections() {
  return (
    <section
      aria-labelledby="corrections"
      className="wrap section grid gap-x-8 gap-y-6 print:hidden lg:grid-cols-12"
    >
      <h2 id="corrections" className="text-4xl lg:col-span-5">
        {corrections.title}
      </h2>
      <div className="lg:col-span-7">
        <p className="lead">{corrections.text}</p>
        <ButtonLink href={routes.contact.href()} className="mt-8">
          {corrections.action}
        </ButtonLink>
      </div>
    </section>
  )
}
