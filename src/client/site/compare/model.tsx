import { Fold } from '#client/ui/fold.tsx'
import { dayText } from '#shared/dates.ts'
import type { Flow } from '#shared/knowledge/props.ts'
import { amountText } from './amounts.ts'

interface ModelProps {
  /** Any of the flows; all start with the same amounts. */
  flow: Flow
  margin: number
  deposits: number
  today: string
}

export function Model(props: ModelProps) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-3xl">How it is worked out</h2>
        <p className="measure mt-4 text-muted">
          A model, not an account: the same stakes, margin and deposits everywhere, so that only the
          gambling taxes differ. Value-added tax, licence fees, taxes on companies and wages,
          payments, marketing and all other costs come after what is left; they differ too.
        </p>
      </div>
      <div className="lg:col-span-7">
        <Fold summary="The formulas" className="max-md:border-y max-md:border-line">
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
      <Formula name="Gross gaming revenue" formula="stakes × margin">
        {stakesText} × {margin}% = {ggrText}
      </Formula>
      <Formula name="Winnings" formula="stakes − gross gaming revenue">
        {stakesText} − {ggrText} = {winningsText}
      </Formula>
      <Formula name="Deposits" formula="stakes × deposits %">
        {stakesText} × {deposits}% = {depositsText}
      </Formula>
      <Formula name="Withdrawals" formula="deposits − gross gaming revenue, at least 0">
        {depositsText} − {ggrText}
        {flow.deposits < flow.ggr ? ', less than 0: ' : ' = '}
        {withdrawalsText}
      </Formula>
      <Formula name="Each tax" formula="rate × its base">
        In force on {dayText(today)}. One on the licence takes nothing here.
      </Formula>
      <Formula name="Left" formula="gross gaming revenue − taxes on the operator">
        Player taxes do not reduce this amount.
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
