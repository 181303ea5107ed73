import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ProcessLine } from '#client/site/marketing/process-line.tsx'
import { ServiceLedger } from '#client/site/marketing/service-ledger.tsx'
import * as words from '#client/site/marketing/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { callToAction, hero } from '#shared/content/services.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ServicesScreen(props: Pages['marketing/services']) {
  return (
    <>
      <Hero services={props.services} />
      <ServiceLedger {...props} />
      <ProcessLine process={props.process} />
      <CallToAction />
    </>
  )
}

ServicesScreen.layout = MarketingLayout

function Hero({ services }: Pick<Pages['marketing/services'], 'services'>) {
  return (
    <section className="wrap grid gap-x-8 gap-y-12 pt-14 pb-16 md:pt-20 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-7">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-5 max-w-hero text-5xl leading-headline font-headline">{hero.title}</h1>
        <p className="lead mt-7 ">{hero.lead}</p>
      </div>
      <nav aria-label={words.contents} className="print:hidden self-end lg:col-span-5">
        <ol className="figures border-t border-text md:max-lg:columns-2 md:max-lg:gap-x-8">
          {services.map((service, index) => (
            <li key={service.slug} className="border-b border-line">
              <a
                href={`#${service.slug}`}
                className="flex min-h-12 items-center gap-5 py-2.5 decoration-1 underline-offset-4 hover:underline"
              >
                <span className="w-5 shrink-0 font-display text-lg text-structure">
                  {index + 1}
                </span>
                {service.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}

function CallToAction() {
  return (
    <section aria-labelledby="not-sure" className="band relative overflow-hidden print:hidden">
      <div className="wrap relative grid gap-x-8 gap-y-5 pt-section pb-12 lg:grid-cols-12">
        <h2 id="not-sure" className="text-4xl lg:col-span-5">
          {callToAction.title}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="max-w-note text-lg text-balance text-muted">{callToAction.text}</p>
          <div className="actions mt-9">
            <ButtonLink href={routes.contact.href()}>{callToAction.action}</ButtonLink>
            <ButtonLink href={routes.markets.href()} tone="quiet">
              {callToAction.secondaryAction}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className="relative mask-fade-top h-36 md:h-52">
          <Contours drawing="section" />
        </div>
      </div>
    </section>
  )
}
