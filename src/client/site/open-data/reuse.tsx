import { licence } from '#shared/content/data.ts'
import { dataset, reuse } from '#shared/content/data-words.ts'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

type ReuseProps = Pick<Pages['marketing/data'], 'edition' | 'address'> & {
  name: string
}

/** The licence of the data and the citation that it asks for. */
export function Reuse({ edition, address, name }: ReuseProps) {
  const published = words.editionOfDay(edition.number, dayText(edition.publishedAt))
  const citation = `${name}, ${dataset.name}, ${published}. ${address}. ${licence.short}.`
  return (
    <section aria-labelledby="reuse" className="band">
      <div className="wrap section grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="reuse" className="text-3xl lg:col-span-4">
          {reuse.title}
        </h2>
        <div className="lg:col-span-8">
          <p className="eyebrow">{reuse.citation}</p>
          <p className="figures mt-3 font-display text-2xl leading-quote wrap-anywhere select-all">
            {citation}
          </p>
          <div className="measure mt-8 space-y-4 text-muted">
            <p>
              {reuse.text}{' '}
              <a href={licence.url} rel="license noreferrer" className="link">
                {licence.name}
              </a>
            </p>
            <p>{reuse.scores}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
