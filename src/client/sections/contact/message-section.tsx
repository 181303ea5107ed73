import { form } from '#shared/content/contact.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { BusinessHours } from './business-hours.tsx'
import { MessageForm } from './message-form.tsx'
import { QuickResponse } from './quick-response.tsx'

/** The message form, and beside it when and how soon it is answered. */
export function MessageSection(props: Pages['marketing/contact'] & SharedProps) {
  return (
    <section id="message" className="section">
      <div className="wrap grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-4xl">{form.title}</h2>
          <p className="lead mt-4">{form.lead}</p>
          <MessageForm {...props} />
        </div>
        <aside className="grid content-start gap-12 lg:col-span-5 lg:pt-3">
          <QuickResponse />
          <BusinessHours />
        </aside>
      </div>
    </section>
  )
}
