import { clsx } from 'clsx'
import { RecordText, useTextLang } from '#client/knowledge/record-text.tsx'
import { NoteText } from '#client/site/insights/note-text.tsx'
import { PeopleSection } from '#client/site/people/people-list.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import * as aboutTexts from '#shared/content/about.ts'
import { callToAction } from '#shared/content/about.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import type { AboutSection } from '#shared/site/page-props.ts'
import { Timeline } from './timeline.tsx'

type AboutProps = Pages['marketing/about-us']
type Section<Layout extends AboutSection['layout']> = Extract<AboutSection, { layout: Layout }>

/** The about page: what the firm writes of itself, with its people before the line of years. */
export function AboutPage({ title, lead, sections, people }: AboutProps) {
  const lang = useTextLang(title)
  const timelineAt = sections.findIndex(({ layout }) => layout === 'timeline')
  const peopleAt = timelineAt === -1 ? sections.length : timelineAt
  return (
    <>
      <Hero title={title} lead={lead} />
      {sections.slice(0, peopleAt).map((section) => (
        <AboutPart key={section.id} section={section} lang={lang} />
      ))}
      <PeopleSection people={people} />
      {sections.slice(peopleAt).map((section) => (
        <AboutPart key={section.id} section={section} lang={lang} />
      ))}
      <CallToAction />
    </>
  )
}

interface AboutPartProps extends TextLang {
  section: AboutSection
}

interface TextLang {
  /** The language of the text where it differs from the page's. */
  lang: string | undefined
}

function AboutPart({ section, lang }: AboutPartProps) {
  if (section.layout === 'timeline') return <Timeline lang={lang} {...section} />
  if (section.layout === 'mission') return <Mission lang={lang} {...section} />
  if (section.layout === 'values') return <Values lang={lang} {...section} />
  return <Story lang={lang} {...section} />
}

function Hero({ title, lead }: Pick<AboutProps, 'title' | 'lead'>) {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap grid pt-14 pb-10 md:pt-20 lg:grid-cols-12 lg:gap-x-8 lg:pt-24">
        <p className="eyebrow lg:col-span-12">{aboutTexts.eyebrow}</p>
        <h1 className="mt-5 max-w-[11em] text-5xl leading-headline font-headline lg:col-span-11">
          <RecordText>{title}</RecordText>
        </h1>
        {lead && (
          <p className="lead mt-8 lg:col-span-7 lg:col-start-5 lg:mt-12">
            <RecordText>{lead}</RecordText>
          </p>
        )}
      </div>
      <div className="wrap">
        <div className="relative mask-fade-top h-36 md:h-52">
          <Contours drawing="section" />
        </div>
      </div>
    </section>
  )
}

function Story({ id, title, html, lang }: Section<'story'> & TextLang) {
  return (
    <section lang={lang} aria-labelledby={id} className="section">
      <div className="wrap grid gap-y-6 lg:grid-cols-12 lg:gap-x-8">
        <h2 id={id} className="text-3xl lg:col-span-4">
          {title}
        </h2>
        <NoteText
          html={html}
          className={clsx('lg:text-lg lg:col-span-8 lg:col-start-5', opening)}
        />
      </div>
    </section>
  )
}

// The first paragraph is set larger.
const opening =
  '[&>p:first-child]:pb-2 [&>p:first-child]:font-display [&>p:first-child]:text-xl [&>p:first-child]:leading-quote'

function Mission({ id, title, quote, html, lang }: Section<'mission'> & TextLang) {
  return (
    <section lang={lang} aria-labelledby={id} className="band">
      <div className="wrap section grid lg:grid-cols-12 lg:gap-x-8">
        <h2 id={id} className="eyebrow font-sans lg:col-span-12">
          {title}
        </h2>
        <p className="mt-5 max-w-[14.2em] font-display text-5xl leading-[1.08] font-headline tracking-tight text-balance lg:col-span-12">
          {quote}
        </p>
        <div className="relative mask-fade-top max-lg:hidden lg:col-span-4 lg:mt-12 lg:-mb-section">
          <Contours drawing="section" />
        </div>
        <NoteText html={html} className="mt-8 text-lg text-muted lg:col-span-7 lg:mt-12" />
      </div>
    </section>
  )
}

function Values({ id, title, values, lang }: Section<'values'> & TextLang) {
  return (
    <section lang={lang} aria-labelledby={id} className="section">
      <div className="wrap grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
        <h2 id={id} className="text-3xl lg:col-span-4">
          {title}
        </h2>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:col-span-8">
          {values.map((value) => (
            <div key={value.title} className="break-inside-avoid border-t border-text pt-5">
              <dt className="font-display text-2xl leading-tight">{value.title}</dt>
              <dd className="mt-3 max-w-[25em] text-muted">
                <NoteText html={value.html} />
              </dd>
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
