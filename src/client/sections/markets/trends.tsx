import { type Trend, trends, trendsIntro } from '#shared/content/markets.ts'

/** Four movements across borders, each led by its figure and closed by its source. */
export function Trends() {
  return (
    <section className="section bg-panel">
      <div className="wrap">
        <h2 className="text-4xl">{trendsIntro.title}</h2>
        <p className="lead mt-4">{trendsIntro.lead}</p>
        <ol className="mt-10 border-b border-line lg:mt-14">
          {trends.map((trend) => (
            <TrendRow key={trend.title} trend={trend} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function TrendRow({ trend }: { trend: Trend }) {
  const { number, rest } = splitFigure(trend.figure ?? '')
  return (
    <li className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-12 lg:py-10">
      <p className="figures md:col-span-5 lg:col-span-4">
        <span className="block font-display text-5xl leading-none text-structure">{number}</span>{' '}
        <span className="mt-3 block max-w-[24ch]">{rest}</span>
      </p>
      <div className="md:col-span-7 lg:col-span-8 lg:grid lg:grid-cols-[1fr_13rem] lg:gap-x-12">
        <div>
          <h3 className="text-xl">{trend.title}</h3>
          <p className="measure mt-3">{trend.text}</p>
        </div>
        {trend.source && (
          <p className="mt-4 text-xs text-muted lg:mt-1.5 lg:border-l lg:border-line lg:pl-5">
            Source: {trend.source}
          </p>
        )}
      </div>
    </li>
  )
}

/** The number a figure begins with, and what it counts. */
function splitFigure(figure: string): { number: string; rest: string } {
  const number = /^[\d.,]+%?(?: (?:billion|million|years))?/.exec(figure)?.[0] ?? ''
  return { number, rest: figure.slice(number.length).trim() }
}
