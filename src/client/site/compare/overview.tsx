import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { amountText } from '#shared/amount-text.ts'
import { restRange } from '#shared/knowledge/flow-steps.ts'
import type { ComparedMarket, Flow } from '#shared/knowledge/props.ts'
import type { ProductStatus } from '#shared/knowledge/schemas.ts'
import { rangeText } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { Block, RestBlock } from './ridge-marks.tsx'
import { restParts, type Scales, scalesOf, segmentsOf } from './segments.ts'
import * as words from './words.ts'

/** The rest in each market as columns, each linked to the market's own picture. */
export function Overview({ markets, flows, product }: Pages['marketing/compare']) {
  const scales = scalesOf(flows)
  return (
    <nav aria-label={words.whatIsLeft}>
      <ul className="grid auto-cols-fr grid-flow-col gap-x-3 border-t border-text">
        {markets.map((market) => (
          <li key={market.slug}>
            <a
              href={`#flow-${market.slug}`}
              className="group flex h-full flex-col decoration-1 underline-offset-4"
            >
              <MarketRest
                market={market}
                product={product}
                scales={scales}
                flow={flows.find((flow) => flow.market === market.slug)}
              />
            </a>
          </li>
        ))}
      </ul>
      {flows[0] && (
        <p className="figures mt-3 border-t border-line pt-2 text-xs text-muted">
          {words.ofGrossGamingRevenue(amountText(flows[0].ggr))}
        </p>
      )}
    </nav>
  )
}

interface RestProps {
  market: ComparedMarket
  product: Pages['marketing/compare']['product']
  flow: Flow | undefined
  scales: Scales
}

function MarketRest({ market, product, flow, scales }: RestProps) {
  const status = market.products.find((answer) => answer.product === product)?.status ?? 'unclear'
  return (
    <>
      <svg aria-hidden="true" className="h-36 w-full overflow-visible md:h-48">
        {flow ? <Column flow={flow} scales={scales} /> : <NoColumn status={status} />}
      </svg>
      <span className="mt-2 text-sm leading-snug font-semibold group-hover:underline">
        {market.name}
      </span>
      {flow ? (
        <span className="figures font-display text-lg leading-snug">
          {rangeText(restRange(flow), amountText)}
        </span>
      ) : (
        <StatusMark status={status} className="text-sm" />
      )}
    </>
  )
}

/** The mark of the status in place of a column, where there is no calculation. */
function NoColumn({ status }: { status: ProductStatus }) {
  const box = { x: 0, y: 0, width: 100, height: 100 }
  return status === 'closed' ? (
    <Block {...box} fill="none" className="stroke-clay stroke-3" />
  ) : (
    <Block {...box} fill="none" dotted className="stroke-muted" />
  )
}

/** The gross gaming revenue of a market as a column: taxes at the top, the rest below. */
function Column({ flow, scales }: { flow: Flow; scales: Scales }) {
  const rest = segmentsOf(flow, scales).at(-1)
  if (!rest) return null
  return (
    <>
      {rest.after < 100 && (
        <Block
          x={0}
          y={0}
          width={100}
          height={100 - Math.max(rest.after, rest.ground)}
          fill="url(#lines-lost)"
          className="stroke-clay"
        />
      )}
      {restParts(rest).map((part) => (
        <RestBlock
          key={part.from}
          box={{ x: 0, y: 100 - part.to, width: 100, height: part.to - part.from }}
          part={part}
          towards="down"
        />
      ))}
    </>
  )
}
