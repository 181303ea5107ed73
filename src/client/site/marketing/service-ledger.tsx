import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { Fold } from '#client/ui/fold.tsx'
import * as serviceTexts from '#shared/content/services.ts'
import { labelText } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import { contactPath } from '#shared/site/routes.ts'
import { StatStrip } from './stat-strip.tsx'
import * as words from './words.ts'

// Number, service, features and deliverable.
const ledgerColumns =
  'lg:grid lg:grid-cols-[4.5rem_4fr_4fr_3.5fr] xl:grid-cols-[5.5rem_5fr_4fr_3fr]'

/** The services with their features and deliverables, and the figures of the firm below them. */
export function ServiceLedger({ services, figures }: Pages['marketing/services']) {
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

type OfferedService = Pages['marketing/services']['services'][number]

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
          <RecordText>{service.title}</RecordText>
        </h2>
        <p className="mt-4 max-w-column">
          <RecordText>{service.description}</RecordText>
        </p>
        <AskLink slug={service.slug} title={service.title} />
      </div>
      <div className="max-md:col-start-2 max-md:mt-2 max-md:border-y max-md:border-line md:max-lg:col-start-2 md:max-lg:mt-7 md:max-lg:pr-6 print:col-start-2 print:pr-6 lg:border-l lg:border-line lg:px-6 lg:pt-11 lg:pb-10">
        <EntryFold name={words.features}>
          <ul className="divide-y divide-line">
            {service.features.map((feature) => (
              <li key={feature} className="py-2.5 leading-snug first:pt-1.5">
                <RecordText>{feature}</RecordText>
              </li>
            ))}
          </ul>
        </EntryFold>
      </div>
      <div className="max-md:col-start-2 max-md:border-b max-md:border-line md:bg-panel md:max-lg:mt-7 md:max-lg:p-gutter lg:border-l lg:border-line lg:px-6 lg:pt-[2.9rem] lg:pb-10">
        <EntryFold name={words.deliverable}>
          <p className="font-display text-lg leading-quote max-md:pb-4 md:max-lg:mt-2">
            <RecordText>{service.deliverable}</RecordText>
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
function AskLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link
      href={contactPath(slug)}
      prefetch
      className="arrow-link whole-card-link mt-4 print:hidden"
    >
      {serviceTexts.serviceAction}
      <span className="sr-only">{labelText('', title)}</span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}
