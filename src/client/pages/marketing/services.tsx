import { clsx } from 'clsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ServiceLedger } from '#client/site/marketing/service-ledger.tsx'
import * as words from '#client/site/marketing/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { type ProcessStep, processIntro, processSteps } from '#shared/content/process.ts'
import { callToAction, hero } from '#shared/content/services.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function ServicesScreen(props: Pages['marketing/services']) {
  return (
    <>
      <Hero services={props.services} />
      <ServiceLedger {...props} />
      <Process />
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

function Process() {
  return (
    <section aria-labelledby="process" className="section border-t border-line">
      <div className="wrap">
        <h2 id="process" className="text-4xl">
          {processIntro.title}
        </h2>
        <p className="lead mt-4">{processIntro.lead}</p>
        <ol className="mt-12 lg:mt-20 lg:grid lg:grid-cols-4">
          {processSteps.map((step) => (
            <Step key={step.step} step={step} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Step({ step }: { step: ProcessStep }) {
  return (
    <li className="relative grid break-inside-avoid grid-cols-[44px_minmax(0,1fr)] content-start gap-x-5 max-lg:grid-rows-heading lg:gap-x-0">
      <p className="figures grid size-[44px] place-items-center rounded-full border-2 border-structure font-display text-lg leading-none">
        {step.step}
      </p>
      <div
        aria-hidden="true"
        className={clsx(
          'col-start-1 row-start-2 justify-self-center border-s-2 border-structure lg:col-start-2 lg:row-start-1 lg:self-center lg:justify-self-stretch lg:border-s-0 lg:border-t-2',
          paces[step.step],
        )}
      />
      <div className="col-start-2 row-span-2 row-start-1 pt-1.5 pb-10 lg:col-span-2 lg:col-start-1 lg:row-start-2 lg:pt-6 lg:pr-8 lg:pb-0">
        <h3 className="text-xl xl:text-2xl xl:leading-tight">{step.title}</h3>
        <p className="figures mt-1 text-sm font-semibold text-structure lg:absolute lg:-top-3 lg:left-14 lg:mt-0">
          {step.duration}
        </p>
        <p className="mt-3 max-w-column text-muted">{step.description}</p>
      </div>
    </li>
  )
}

// The line after a step: solid for our own time, dashed for the regulator's, dotted for recurring work.
const paces = { 1: null, 2: null, 3: 'border-dashed', 4: 'border-dotted' }

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
