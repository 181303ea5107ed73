import { ButtonLink } from '#client/ui/button-link.tsx'
import { customResearch } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'

/** The close: one more entry of the ledger, whose date is still open. */
export function UnwrittenNote() {
  return (
    <section className="relative overflow-hidden border-t-2 border-structure">
      <div className="wrap section grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div aria-hidden="true" className="flex items-end gap-3 self-start lg:col-span-3 lg:pt-3">
          <span className="h-10 w-24 border-b-2 lg:h-20 border-dashed border-text/50" />
          <span className="grid gap-5">
            <span className="w-20 border-b border-dashed border-text/50" />
            <span className="w-12 border-b border-dashed border-text/50" />
          </span>
        </div>
        <div className="lg:col-span-9">
          <h2 className="max-w-[18ch] text-5xl leading-[1.05]">{customResearch.title}</h2>
          <p className="lead mt-6">{customResearch.text}</p>
          <ButtonLink href={routes.contact.href()} className="mt-8">
            {customResearch.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
