import { ArrowUpRight } from 'lucide-react'
import { quickResponse } from '#shared/content/contact.ts'
import { site } from '#shared/content/site.ts'

/** How soon an answer comes, and where else the firm can be followed. */
export function QuickResponse() {
  return (
    <section aria-labelledby="quick-response" className="bg-panel p-6 md:p-8">
      <h2 id="quick-response" className="text-2xl">
        {quickResponse.title}
      </h2>
      <p className="mt-3">{quickResponse.text}</p>
      <a
        href={site.socialUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <span className="link">{site.socialLabel}</span>
        <ArrowUpRight aria-hidden="true" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </section>
  )
}
