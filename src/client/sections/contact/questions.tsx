import { Plus } from 'lucide-react'
import { faqIntro } from '#shared/content/contact.ts'
import { faq } from '#shared/content/faq.ts'

/** What visitors ask before they write. */
export function Questions() {
  return (
    <section className="section bg-panel">
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h2 className="text-4xl lg:col-span-4">{faqIntro.title}</h2>
        <div className="border-y border-line lg:col-span-8">
          {faq.map(({ question, answer }) => (
            <details key={question} open className="group border-line not-first:border-t">
              <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-lg">
                {question}
                <Plus
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="size-6 shrink-0 text-structure transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <p className="measure pb-6">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
