import { keyMarketsIntro, markets, ratingNote } from '#shared/content/markets.ts'
import { Comparison } from './comparison.tsx'
import { Dossier } from './dossier.tsx'

/** The four key markets, compared and then one by one. */
export function KeyMarkets() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-4xl lg:col-span-5">{keyMarketsIntro.title}</h2>
          <p className="lead lg:col-span-7">{keyMarketsIntro.lead}</p>
        </div>
        <div className="mt-10 lg:mt-14">
          <Comparison />
        </div>
        <div className="mt-20 grid gap-20 lg:mt-28 lg:gap-28">
          {markets.map((market) => (
            <Dossier key={market.slug} market={market} />
          ))}
        </div>
        <p className="measure mt-10 border-t border-line pt-4 text-sm text-muted lg:ml-auto lg:w-7/12">
          {ratingNote}
        </p>
      </div>
    </section>
  )
}
