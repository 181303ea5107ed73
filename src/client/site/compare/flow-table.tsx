import type { ReactNode } from 'react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { amountText } from '#shared/amount-text.ts'
import { rangeOf } from '#shared/knowledge/amount-range.ts'
import { restRange, stepAmountText } from '#shared/knowledge/flow-steps.ts'
import type { Flow, FlowAmount } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { baseLabels, rangeText, rateText } from '#shared/knowledge/words.ts'
import * as words from './words.ts'

interface FlowTableProps {
  market: string
  flow: Flow
  sources: readonly Source[]
}

export function FlowTable({ market, flow, sources }: FlowTableProps) {
  const { stakes, winnings, ggr, deposits, withdrawals, operatorTax, playerTax } = flow
  return (
    <details className="mt-5 print:hidden">
      <summary className="link inline-flex min-h-11 items-center text-sm">
        {words.asTable(market)}
      </summary>
      <table className="figures mt-2 w-full text-sm wrap-anywhere">
        <caption className="sr-only">{words.fromStakeToDividend(market)}</caption>
        <Head />
        <tbody>
          <Row name={words.stakes} calculation="" amount={stakes} />
          <Row name={words.winningsPaid} calculation={words.howWinnings} amount={winnings} />
          <Row name={words.grossGamingRevenue} calculation={words.stakesTimesMargin} amount={ggr} />
          <Row name={words.deposits} calculation={words.stakesTimesDeposits} amount={deposits} />
          <Row name={words.withdrawals} calculation={words.howWithdrawals} amount={withdrawals} />
          {flow.steps.map((step) => (
            <Row
              key={step.name}
              name={
                <RichText
                  text={words.stepOfPayer(
                    step.disputed ? words.operatorOrPlayer : words.payers[step.bearer],
                  )}
                  marks={{ name: () => <RecordText>{step.name}</RecordText> }}
                />
              }
              calculation={words.rateOfBase(
                rateText(step.rate, step.certainty),
                baseLabels[step.base],
              )}
              amount={stepAmountText(step, amountText)}
            >
              <SourceMark sources={sources} sourceId={step.source} section={step.section} />
            </Row>
          ))}
          <Row name={words.taxesOnTheOperator} calculation={words.theirSum} amount={operatorTax} />
          <Row name={words.taxesOnPlayers} calculation={words.theirSum} amount={playerTax} />
          <Row name={words.leftBeforeCosts} calculation={words.howLeft} amount={restRange(flow)} />
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
          {words.step}
        </th>
        <th scope="col" className="py-2 pr-4">
          {words.how}
        </th>
        <th scope="col" className="py-2 text-right">
          {words.amount}
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  name: ReactNode
  calculation: string
  /** A text if the amount is a bound. */
  amount: FlowAmount | string
  children?: ReactNode
}

function Row({ name, calculation, amount, children }: RowProps) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {name} {children}
      </th>
      <td className="py-2 pr-4 text-muted">{calculation}</td>
      <td className="py-2 text-right whitespace-nowrap">
        {typeof amount === 'string' ? amount : rangeText(rangeOf(amount), amountText)}
      </td>
    </tr>
  )
}
