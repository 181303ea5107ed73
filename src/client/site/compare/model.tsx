import { Fold } from '#client/ui/fold.tsx'
import { amountText } from '#shared/amount-text.ts'
import { dayText } from '#shared/dates.ts'
import type { Flow } from '#shared/knowledge/props.ts'
import { listText } from '#shared/list-text.ts'
import { percentText } from '#shared/number-text.ts'
import * as words from './words.ts'

interface ModelProps {
  /** Any of the flows; all start with the same amounts. */
  flow: Flow
  margin: number
  deposits: number
  today: string
  /** The names of the markets in which a tax is paid in place of income tax. */
  incomeTaxMarkets: readonly string[]
}

export function Model(props: ModelProps) {
  const { incomeTaxMarkets } = props
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-3xl">{words.howItIsWorkedOut}</h2>
        <p className="measure mt-4 text-muted">
          {words.limitsOfModel}
          {incomeTaxMarkets.length > 0 && ` ${words.incomeTaxIncluded(listText(incomeTaxMarkets))}`}
        </p>
      </div>
      <div className="lg:col-span-7">
        <Fold summary={words.theFormulas} className="max-md:border-y max-md:border-line">
          <Formulas {...props} />
        </Fold>
      </div>
    </div>
  )
}

function Formulas({ flow, margin, deposits, today }: ModelProps) {
  const amounts = [flow.stakes, flow.winnings, flow.ggr, flow.deposits, flow.withdrawals]
  const [stakesText, winningsText, ggrText, depositsText, withdrawalsText] = amounts.map(amountText)
  return (
    <dl className="figures divide-y divide-line border-y border-line">
      <Formula name={words.grossGamingRevenue} formula={words.stakesTimesMargin}>
        {stakesText} × {percentText(margin)} = {ggrText}
      </Formula>
      <Formula name={words.winnings} formula={words.formulaOfWinnings}>
        {stakesText} − {ggrText} = {winningsText}
      </Formula>
      <Formula name={words.deposits} formula={words.stakesTimesDeposits}>
        {stakesText} × {percentText(deposits)} = {depositsText}
      </Formula>
      <Formula name={words.withdrawals} formula={words.formulaOfWithdrawals}>
        {depositsText} − {ggrText}
        {flow.deposits < flow.ggr ? words.lessThan0 : ' = '}
        {withdrawalsText}
      </Formula>
      <Formula name={words.eachTax} formula={words.formulaOfTax}>
        {words.taxesInForceOn(dayText(today))}
      </Formula>
      <Formula name={words.left} formula={words.formulaOfRest}>
        {words.playerTaxesChangeNothing}
      </Formula>
    </dl>
  )
}

interface FormulaProps {
  name: string
  formula: string
  children: React.ReactNode
}

function Formula({ name, formula, children }: FormulaProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
      <dt>
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-muted">= {formula}</span>
      </dt>
      <dd className="sm:self-end">{children}</dd>
    </div>
  )
}
