import { ChevronDown } from 'lucide-react'
import { BusinessHours } from '#client/site/contact/business-hours.tsx'
import { ContactWays } from '#client/site/contact/contact-ways.tsx'
import { MessageForm } from '#client/site/contact/message-form.tsx'
import { OurOffices } from '#client/site/contact/our-offices.tsx'
import { QuickResponse } from '#client/site/contact/quick-response.tsx'
import * as words from '#client/site/contact/words.ts'
import { NoteText } from '#client/site/insights/note-text.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { OfficeClock } from '#client/site/office/office-clock.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import * as contactTexts from '#shared/content/contact.ts'
import { faqIntro, form, hero } from '#shared/content/contact.ts'
import { bookPath } from '#shared/desk/bookings/book-path.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'

export default function ContactScreen(props: Pages['marketing/contact'] & SharedProps) {
  return (
    <>
      <Hero {...props} />
      <MessageSection {...props} />
      <ContactWays channels={props.channels} />
      <Questions questions={props.questions} />
      <OurOffices />
    </>
  )
}

ContactScreen.layout = MarketingLayout

const messageId = 'message'

function Hero({ market, product, service, clock }: Pages['marketing/contact']) {
  return (
    <section className="wrap grid gap-x-12 gap-y-12 pt-12 md:grid-cols-12 md:items-center lg:pt-16">
      <div className="md:col-span-6 lg:col-span-7">
        <h1 className="text-5xl">{hero.title}</h1>
        <p className="lead mt-6 max-w-brief">{hero.lead}</p>
        <p className="mt-8 flex flex-col gap-3 sm:flex-row print:hidden">
          <ButtonLink href={bookPath({ market: market?.slug, product, service })}>
            {contactTexts.bookAction}
          </ButtonLink>
          <a href={`#${messageId}`} className={buttonClass({ tone: 'quiet' })}>
            {words.writeToUs}
          </a>
        </p>
      </div>
      <OfficeClock clock={clock} className="md:col-span-6 lg:col-span-5" />
    </section>
  )
}

/** The message form, next to the business hours and the promised response time. */
function MessageSection(props: Pages['marketing/contact'] & SharedProps) {
  return (
    <section id={messageId} className="section">
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7 print:hidden">
          <h2 className="text-4xl">{form.title}</h2>
          <p className="lead mt-4">{form.lead}</p>
          <MessageForm {...props} />
        </div>
        <aside className="grid content-start gap-12 lg:col-span-5 lg:pt-3">
          <QuickResponse social={props.channels.social} />
          <BusinessHours clock={props.clock} />
        </aside>
      </div>
    </section>
  )
}

function Questions({ questions }: Pick<Pages['marketing/contact'], 'questions'>) {
  return (
    <section id="questions" className="section bg-panel">
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-4xl lg:col-span-4">{faqIntro.title}</h2>
        <div className="border-y border-line lg:col-span-8">
          {questions.map(({ question, html }) => (
            <details
              key={question}
              open
              className="group break-inside-avoid border-line not-first:border-t"
            >
              <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-lg">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="size-6 shrink-0 text-structure transition-transform duration-200 group-open:rotate-180 print:hidden"
                />
              </summary>
              <NoteText html={html} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
