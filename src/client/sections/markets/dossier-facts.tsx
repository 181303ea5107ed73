import type { Market } from '#shared/content/markets.ts'

/** What can be looked up, with where it was. */
export function DossierFacts({ market, className }: { market: Market; className: string }) {
  const { population, regulator, law, regulation } = market
  return (
    <dl className={`divide-y divide-line self-start border-y border-line ${className}`}>
      <div className="py-4">
        <dt className="text-sm font-semibold text-structure">Population</dt>
        <dd className="figures mt-1 font-display text-2xl leading-tight">{population.display}</dd>
        <dd className="mt-1 text-xs text-muted">Source: {population.source}</dd>
      </div>
      <Fact label="Regulator" text={regulator} />
      <Fact label="Law" text={law} />
      <Fact label="Regulation" text={regulation} />
    </dl>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="py-4">
      <dt className="text-sm font-semibold text-structure">{label}</dt>
      <dd className="mt-1">{text}</dd>
    </div>
  )
}
