import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { amountText } from '#shared/amount-text.ts'
import { type AmountRange, rangeOf } from '#shared/knowledge/amount-range.ts'
import { restRange, stepsOf } from '#shared/knowledge/flow-steps.ts'
import type { Flow } from '#shared/knowledge/props.ts'
import { rangeText } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { Row } from './compared-row.tsx'
import * as words from './words.ts'

type CompareProps = Pages['marketing/compare']

/** Three rows of a comparison: taxes of the operator, taxes of players, and what is left. */
export function FlowRows(props: CompareProps) {
  return (
    <>
      <FlowRow
        {...props}
        name={words.taxesOnTheOperator}
        amountIn={(flow) =>
          stepsOf(flow, 'operator').length > 0 ? rangeOf(flow.operatorTax) : null
        }
      />
      <FlowRow
        {...props}
        name={words.taxesOnPlayers}
        amountIn={(flow) => (flow.steps.length > 0 ? rangeOf(flow.playerTax) : null)}
      />
      <FlowRow {...props} name={words.leftBeforeCosts} amountIn={restRange} />
    </>
  )
}

interface FlowRowProps extends CompareProps {
  name: string
  /** Returns null if nothing is verified: a sum of nothing would read as "no tax". */
  amountIn: (flow: Flow) => AmountRange | null
}

function FlowRow({ amountIn, ...row }: FlowRowProps) {
  return (
    <Row
      {...row}
      isPaired
      cell={({ slug }) => {
        const flow = row.flows.find(({ market }) => market === slug)
        if (!flow) return <span className="text-muted">{words.notModelled}</span>
        const amount = amountIn(flow)
        if (!amount) return <NotVerified />
        return <span className="figures">{rangeText(amount, amountText)}</span>
      }}
    />
  )
}
