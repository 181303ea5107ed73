import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { Timeline } from '#client/site/marketing/timeline.tsx'
import * as words from '#client/site/marketing/words.ts'
import { PeopleSection } from '#client/site/people/people-list.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { callToAction, hero, mission, story, values } from '#shared/content/about.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function AboutUsScreen({ people }: Pages['marketing/about-us']) {
  return (
    <>
      <Hero />
      <Story />
      <Mission />
      <Values />
      <PeopleSection people={people} />
      <Timeline />
      <CallToAction />
    </>
  )
}

AboutUsScreen.layout = MarketingLayout

function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap grid pt-14 pb-10 md:pt-20 lg:grid-cols-12 lg:gap-x-8 lg:pt-24">
        <p className="eyebrow lg:col-span-12">{hero.eyebrow}</p>
        <h1 className="mt-5 max-w-[11em] text-5xl leading-headline font-headline lg:col-span-11">
          {hero.title}
        </h1>
        <p className="lead mt-8 lg:col-span-7 lg:col-start-5 lg:mt-12">{hero.lead}</p>
      </div>
      <div className="wrap">
        <div className="relative mask-fade-top h-36 md:h-52">
          <Contours drawing="section" />
        </div>
      </div>
    </section>
  )
}

function Story() {
  return (
    <section aria-labelledby="story" className="section">
      <div className="wrap grid gap-y-6 lg:grid-cols-12 lg:gap-x-8">
        <h2 id="story" className="text-3xl lg:col-span-4">
          {story.title}
        </h2>
        <div className="measure space-y-5 lg:text-lg lg:col-span-8 lg:col-start-5">
          {story.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? opening : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

const opening = 'pb-2 font-display text-xl leading-quote'

function Mission() {
  return (
    <section aria-labelledby="mission" className="band">
      <div className="wrap section grid lg:grid-cols-12 lg:gap-x-8">
        <h2 id="mission" className="eyebrow font-sans lg:col-span-12">
          {mission.title}
        </h2>
        <p className="mt-5 max-w-[14.2em] font-display text-5xl leading-[1.08] font-headline tracking-tight text-balance lg:col-span-12">
          {mission.text}
        </p>
        <div className="relative mask-fade-top max-lg:hidden lg:col-span-4 lg:mt-12 lg:-mb-section">
          <Contours drawing="section" />
        </div>
        <p className="measure mt-8 text-lg text-muted lg:col-span-7 lg:mt-12">{mission.detail}</p>
      </div>
    </section>
  )
}

function Values() {
  return (
    <section aria-labelledby="values" className="section">
      <div className="wrap grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
        <h2 id="values" className="text-3xl lg:col-span-4">
          {words.ourValues}
        </h2>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:col-span-8">
          {values.map((value) => (
            <div key={value.title} className="break-inside-avoid border-t border-text pt-5">
              <dt className="font-display text-2xl leading-tight">{value.title}</dt>
              <dd className="mt-3 max-w-[25em] text-muted">{value.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function CallToAction() {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="wrap grid print:hidden lg:grid-cols-12 lg:gap-x-8"
    >
      <div className="relative ml-5.5 pt-28 pb-14 pl-9 md:pb-20 lg:col-span-8 lg:col-start-5 lg:ml-0 lg:pt-36 lg:pb-28 lg:pl-12">
        <span className="absolute top-0 left-0 h-32 border-l-2 border-dashed border-structure lg:h-40" />
        <span className="absolute top-29 -left-3 size-6.5 rounded-full border-2 border-structure bg-accent lg:top-38" />
        <h2 id="get-in-touch" className="text-5xl leading-none font-headline">
          {callToAction.title}
        </h2>
        <p className="lead mt-6 max-w-column">{callToAction.text}</p>
        <ButtonLink href={routes.contact.href()} className="mt-8">
          {callToAction.action}
        </ButtonLink>
      </div>
    </section>
  )
}
