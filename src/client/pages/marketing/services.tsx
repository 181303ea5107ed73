import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { StatStrip } from '#client/site/marketing/stat-strip.tsx'
import * as words from '#client/site/marketing/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { type ProcessStep, processIntro, processSteps } from '#shared/content/process.ts'
import {
  callToAction,
  hero,
  type ServiceSlug,
  serviceAction,
  services,
} from '#shared/content/services.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

export default function ServicesScreen({ figures }: Pages['marketing/services']) {
  return (
    <>
      <Hero />
      <ServiceLedger figures={figures} />
      <Process />
      <CallToAction />
    </>
  )
}

ServicesScreen.layout = MarketingLayout

function Hero() {
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

// Number, service, features and deliverable.
const ledgerColumns =
  'lg:grid lg:grid-cols-[4.5rem_4fr_4fr_3.5fr] xl:grid-cols-[5.5rem_5fr_4fr_3fr]'

function ServiceLedger({ figures }: Pages['marketing/services']) {
  return (
    <div className="wrap">
      <div
        aria-hidden="true"
        className={clsx(
          'sticky top-18 z-10 hidden border-y border-text bg-ground text-sm font-semibold text-structure',
          ledgerColumns,
        )}
      >
        <p />
        <p className="border-l border-line px-6 py-3">{words.service}</p>
        <p className="border-l border-line px-6 py-3">{words.features}</p>
        <p className="border-l border-line bg-panel px-6 py-3">{words.deliverable}</p>
      </div>
      {services.map((service, index) => (
        <LedgerEntry key={service.slug} service={service} number={index + 1} />
      ))}
      <div className="mb-section border-t-4 border-double border-text">
        <StatStrip stats={figures} label={words.successMetrics} topLine={false} />
      </div>
    </div>
  )
}

type OfferedService = (typeof services)[number]

function LedgerEntry({ service, number }: { service: OfferedService; number: number }) {
  return (
    <article
      id={service.slug}
      aria-labelledby={`${service.slug}-title`}
      className={clsx(
        'whole-card whole-row break-inside-avoid border-t border-line py-6 first-of-type:border-t-text max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)] md:grid md:py-10 md:grid-cols-[5.5rem_1fr_1fr] print:grid print:grid-cols-[4rem_1fr_1fr] print:py-6 lg:scroll-mt-5 lg:py-0 lg:first-of-type:border-t-0',
        ledgerColumns,
      )}
    >
      <p
        aria-hidden="true"
        className="font-display text-[2.5rem] leading-none font-light text-structure md:text-[4rem] lg:pt-9"
      >
        {number}
      </p>
      <div className="max-md:pt-1 md:max-lg:col-span-2 print:col-span-2 print:mt-0 lg:border-l lg:border-line lg:px-6 lg:py-10">
        <h2 id={`${service.slug}-title`} className="text-2xl">
          {service.title}
        </h2>
        <p className="mt-4 max-w-column">{service.description}</p>
        <AskLink slug={service.slug} title={service.title} />
      </div>
      <div className="max-md:col-start-2 max-md:mt-2 max-md:border-y max-md:border-line md:max-lg:col-start-2 md:max-lg:mt-7 md:max-lg:pr-6 print:col-start-2 print:pr-6 lg:border-l lg:border-line lg:px-6 lg:pt-11 lg:pb-10">
        <EntryFold name={words.features}>
          <ul className="divide-y divide-line">
            {service.features.map((feature) => (
              <li key={feature} className="py-2.5 leading-snug first:pt-1.5">
                {feature}
              </li>
            ))}
          </ul>
        </EntryFold>
      </div>
      <div className="max-md:col-start-2 max-md:border-b max-md:border-line md:bg-panel md:max-lg:mt-7 md:max-lg:p-gutter lg:border-l lg:border-line lg:px-6 lg:pt-[2.9rem] lg:pb-10">
        <EntryFold name={words.deliverable}>
          <p className="font-display text-lg leading-quote max-md:pb-4 md:max-lg:mt-2">
            {service.deliverable}
          </p>
        </EntryFold>
      </div>
    </article>
  )
}

/** A column of a service; on a phone it is folded under its name. */
function EntryFold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Fold summary={<span className="eyebrow">{name}</span>} className="max-md:relative max-md:z-1">
      <p className="eyebrow max-md:hidden lg:sr-only">{name}</p>
      {children}
    </Fold>
  )
}

/** The link to the contact form with the service selected; the whole entry is clickable. */
function AskLink({ slug, title }: { slug: ServiceSlug; title: string }) {
  return (
    <Link
      href={contactPath(slug)}
      prefetch
      className="arrow-link whole-card-link mt-4 print:hidden"
    >
      {serviceAction}
      <span className="sr-only">: {title}</span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
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
