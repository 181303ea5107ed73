import { ArrowUpRight } from 'lucide-react'
import { quickResponse } from '#shared/content/contact.ts'
import type { Firm } from '#shared/knowledge/schemas.ts'
import { entryOf } from '#shared/records.ts'
import * as words from './words.ts'

/** The promised response time, and where to follow the firm. */
export function QuickResponse({ social }: Pick<Firm, 'social'>) {
  return (
    <section aria-labelledby="quick-response" className="bg-panel p-6 md:p-8">
      <h2 id="quick-response" className="text-2xl">
        {quickResponse.title}
      </h2>
      <p className="mt-3">{quickResponse.text}</p>
      {social.map((href) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-3 flex min-h-11 items-center gap-2 font-semibold"
        >
          <span className="link">{words.followUsOn(networkOf(href))}</span>
          <ArrowUpRight aria-hidden="true" className="size-4" />
          <span className="sr-only">{words.opensInNewTab}</span>
        </a>
      ))}
    </section>
  )
}

/** The names of networks by their hosts. */
const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
}

/** Returns the name of the network at an address; its host, if it is not a known one. */
function networkOf(address: string): string {
  const host = new URL(address).host.replace(/^www\./, '')
  return entryOf(networks, host) ?? host
}
