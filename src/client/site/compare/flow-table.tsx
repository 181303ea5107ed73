import { SourceMark } from '#client/knowledge/sources.tsx'
import type { Flow } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { baseLabels } from '#shared/knowledge/words.ts'
import { amountText } from './amounts.ts'

interface FlowTableProps {
  market: string
  flow: Flow
  sources: readonly Source[]
}

export function FlowTable({ market, flow, sources }: FlowTableProps) {
  const { stakes, winnings, ggr, deposits, withdrawals, operatorTax, playerTax, rest } = flow
  return (
    <details className="mt-5 print:hidden">
      <summary className="link inline-flex min-h-11 items-center text-sm">
        {market} as a table
      </summary>
      <table className="figures mt-2 w-full text-sm wrap-anywhere">
        <caption className="sr-only">From stake to dividend: {market}</caption>
        <Head />
        <tbody>
          <Row name="Stakes" calculation="" amount={stakes} />
          <Row
            name="Winnings paid"
            calculation="stakes less gross gaming revenue"
            amount={winnings}
          />
          <Row name="Gross gaming revenue" calculation="stakes × margin" amount={ggr} />
          <Row name="Deposits" calculation="stakes × deposits %" amount={deposits} />
          <Row
            name="Withdrawals"
            calculation="deposits less gross gaming revenue, at least 0"
            amount={withdrawals}
          />
          {flow.steps.map(({ name, payer, rate, base, upperBound, section, source, amount }) => (
            <Row
              key={name}
              name={`${name} (${payer})`}
              calculation={`${rate}% of ${baseLabels[base]}${upperBound ? ', at most' : ''}`}
              amount={amount}
            >
              <SourceMark sources={sources} sourceId={source} section={section} />
            </Row>
          ))}
          <Row name="Taxes on the operator" calculation="their sum" amount={operatorTax} />
          <Row name="Taxes on players" calculation="their sum" amount={playerTax} />
          <Row
            name="Left before costs"
            calculation="gross gaming revenue less taxes on the operator"
            amount={rest}
          />
        </tbody>
      </table>
    </details>
  )
}

function Head() {
  return (
    <thead>
      <tr className="border-b border-text text-left">
        <th scope="col" className="py-2 pr-4">
          Step
        </th>
        <th scope="col" className="py-2 pr-4">
          How
        </th>
        <th scope="col" className="py-2 text-right">
          Amount
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  name: string
  calculation: string
  amount: number
  children?: React.ReactNode
}

function Row({ name, calculation, amount, children }: RowProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {name} {children}
      </th>
      <td className="py-2 pr-4 text-muted">{calculation}</td>
      <td className="py-2 text-right whitespace-nowrap">{amountText(amount)}</td>
    </tr>
  )
}
