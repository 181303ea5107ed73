import { Link } from '@inertiajs/react'
import { ArrowRight } from 'lucide-react'
import { LaunchAnswers, StatusKey } from '#client/knowledge/launch-answers.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { RuleList } from '#client/knowledge/rule-list.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { RouteMap } from '#client/site/marketing/route-map.tsx'
import { StatStrip } from '#client/site/marketing/stat-strip.tsx'
import * as words from '#client/site/marketing/words.ts'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { useFirm } from '#client/use-firm.ts'
import {
  callToAction,
  canILaunch,
  coreServicesIntro,
  hero,
  newest,
  whyChoose,
} from '#shared/content/home.ts'
import { reasonsAt } from '#shared/content/reasons-at.ts'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type HomeProps = Pages['marketing/home']

export default function HomeScreen(props: HomeProps) {
  return (
    <>
      <Hero steps={props.steps} />
      <div className="wrap">
        <StatStrip stats={props.figures} label={words.theFirmInFigures} topLine={false} />
      </div>
      {props.services.length > 0 && <CoreServices services={props.services} />}
      <Launch {...props} />
      <WhyChoose />
      <Newest {...props} />
      <CallToAction />
    </>
  )
}

HomeScreen.layout = MarketingLayout

function Hero({ steps }: Pick<HomeProps, 'steps'>) {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap grid lg:grid-cols-12 lg:gap-x-8">
        <div className="pt-10 pb-10 md:pt-20 lg:col-span-7 lg:self-center lg:py-20">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-5 max-w-hero text-5xl leading-headline font-headline">{hero.title}</h1>
          <p className="lead mt-7">{hero.lead}</p>
          <div className="actions mt-9">
            <ButtonLink href={routes.contact.href()}>{words.startYourJourney}</ButtonLink>
            <ButtonLink href={routes.aboutUs.href()} tone="quiet">
              <RichText text={words.learnMore} />
            </ButtonLink>
          </div>
        </div>
        <RouteMap steps={steps} />
      </div>
    </section>
  )
}

function CoreServices({ services }: Pick<HomeProps, 'services'>) {
  return (
    <section aria-labelledby="core-services" className="section">
      <div className="wrap grid gap-y-8 lg:grid-cols-12 lg:grid-rows-heading lg:gap-x-8 lg:gap-y-6">
        <div className="lg:col-span-4">
          <h2 id="core-services" className="text-4xl">
            {coreServicesIntro.title}
          </h2>
          <p className="lead mt-4 max-w-aside">{coreServicesIntro.lead}</p>
        </div>
        <ul className="border-t border-text lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          {services.map((service) => (
            <ServiceLine key={service.slug} service={service} />
          ))}
        </ul>
        <ArrowLink
          href={routes.services.href()}
          className="self-start justify-self-start lg:col-span-4"
        >
          {words.viewAllServices}
        </ArrowLink>
      </div>
    </section>
  )
}

function ServiceLine({ service }: { service: HomeProps['services'][number] }) {
  return (
    <li className="whole-card whole-row grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-b border-line py-7 md:grid-cols-[5fr_6fr_auto] md:py-9">
      <h3 className="text-xl lg:text-[1.75rem] lg:leading-[1.15]">
        <Link
          href={`${routes.services.href()}#${service.slug}`}
          prefetch
          className="whole-card-link decoration-1 underline-offset-4 hover:underline"
        >
          <RecordText>{service.title}</RecordText>
        </Link>
      </h3>
      <p className="text-muted max-md:col-span-2 max-md:row-start-2">
        <RecordText>{service.description}</RecordText>
      </p>
      <ArrowRight aria-hidden="true" className="mt-1 size-6 text-structure" />
    </li>
  )
}

function Launch({ launch }: HomeProps) {
  return (
    <section aria-labelledby="can-i-launch" className="section border-t border-line">
      <div className="wrap grid gap-y-8 lg:grid-cols-12 lg:grid-rows-heading lg:gap-x-8 lg:gap-y-6">
        <div className="lg:col-span-4">
          <h2 id="can-i-launch" className="text-4xl lg:pr-12">
            {canILaunch.title}
          </h2>
          <p className="lead mt-4 max-w-aside">{canILaunch.lead}</p>
        </div>
        <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          <LaunchAnswers answers={launch} />
        </div>
        <div className="lg:col-span-4 lg:pr-6">
          <div className="mb-4 max-lg:hidden">
            <StatusKey />
          </div>
          <ArrowLink href={routes.markets.href()}>{canILaunch.action}</ArrowLink>
        </div>
      </div>
    </section>
  )
}

function WhyChoose() {
  const { offices } = useFirm()
  const reasons = reasonsAt(offices[0]?.label)
  return (
    <section aria-labelledby="why-choose" className="section border-t border-line bg-panel">
      <div className="wrap">
        <h2 id="why-choose" className="text-4xl">
          {whyChoose.title}
        </h2>
        <p className="lead mt-4">{whyChoose.lead}</p>
        <ol className="mt-6 gap-x-16 font-display text-lg md:mt-10 leading-normal [column-rule:1px_solid_var(--line)] md:columns-2 lg:mt-14 lg:gap-x-24 lg:text-xl lg:leading-[1.45]">
          {reasons.map((reason) => (
            <li key={reason.title} className="break-inside-avoid not-first:mt-5 md:not-first:mt-8">
              <h3 className="inline font-semibold leading-[inherit]">{reason.title}.</h3>{' '}
              <p className="inline text-muted">{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Newest({ note, rules }: HomeProps) {
  return (
    <section aria-labelledby="newest" className="section pb-0">
      <div className="wrap grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <h2 id="newest" className="text-4xl lg:col-span-12">
          {newest.title}
        </h2>
        {note && <NewestNote {...note} />}
        <div className="border-t border-text lg:col-span-7">
          <RuleList rules={rules} />
          <ArrowLink href={routes.rules.href()} className="mt-4">
            {newest.rules}
          </ArrowLink>
        </div>
      </div>
    </section>
  )
}

function NewestNote({ slug, date, title, excerpt }: NonNullable<HomeProps['note']>) {
  return (
    <article className="border-t border-text pt-5 lg:col-span-5 lg:pr-8">
      <p className="figures text-sm text-muted">
        <time dateTime={date}>{dayText(date)}</time>
      </p>
      <h3 className="mt-3 text-2xl leading-tight">
        <Link
          href={routes.note.href({ slug })}
          prefetch
          className="decoration-1 underline-offset-4 hover:underline"
        >
          <RecordText>{title}</RecordText>
        </Link>
      </h3>
      <p className="mt-4 text-muted">
        <RecordText>{excerpt}</RecordText>
      </p>
      <ArrowLink href={routes.insights.href()} className="mt-4 max-lg:hidden">
        {newest.notes}
      </ArrowLink>
    </article>
  )
}

function CallToAction() {
  return (
    <section aria-labelledby="first-step" className="section print:hidden">
      <div className="wrap">
        <div className="band relative overflow-hidden rounded-md px-gutter pt-12 sm:px-10 lg:grid lg:grid-cols-2 lg:gap-x-8 lg:px-16 lg:py-20">
          <div className="relative">
            <h2 id="first-step" className="text-4xl">
              {callToAction.title}
            </h2>
            <p className="mt-5 text-lg text-muted">{callToAction.text}</p>
            <ButtonLink href={routes.contact.href()} className="mt-9">
              {callToAction.action}
            </ButtonLink>
          </div>
          <div className="relative -mx-gutter h-48 max-lg:mask-fade-top sm:-mx-10 lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:h-auto lg:w-[44%]">
            <Contours drawing="corner" className="lg:mask-size-[min(34rem,100%)]" />
          </div>
        </div>
      </div>
    </section>
  )
}
