import { Fold } from '#client/ui/fold.tsx'
import { dayText } from '#shared/dates.ts'
import type { Flow } from '#shared/knowledge/props.ts'
import { amountText } from './amounts.ts'

interface ModelProps {
  /** Any of the flows: all begin with the same amounts. */
  flow: Flow
  margin: number
  deposits: number
  today: string
}

/** How the flows are worked out, in words and formulas, each with the amounts of this page. */
export function Model({ flow, margin, deposits, today }: ModelProps) {
  const { stakes, winnings, ggr } = flow
  const [all, paid, revenue, brought, taken] = [
    stakes,
    winnings,
    ggr,
    flow.deposits,
    flow.withdrawals,
  ].map(amountText)
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
          <dl className="figures divide-y divide-line border-y border-line">
            <Formula name="Gross gaming revenue" formula="stakes × margin">
              {all} × {margin}% = {revenue}
            </Formula>
            <Formula name="Winnings" formula="stakes − gross gaming revenue">
              {all} − {revenue} = {paid}
            </Formula>
            <Formula name="Deposits" formula="stakes × deposits %">
              {all} × {deposits}% = {brought}
            </Formula>
            <Formula name="Withdrawals" formula="deposits − gross gaming revenue, at least 0">
              {brought} − {revenue}
              {flow.deposits < ggr ? ', less than 0: ' : ' = '}
              {taken}
            </Formula>
            <Formula name="Each tax" formula="rate × its base">
              In force on {dayText(today)}. One on the licence takes nothing here.
            </Formula>
            <Formula name="Left" formula="gross gaming revenue − taxes on the operator">
              Player taxes do not reduce this amount.
            </Formula>
          </dl>
        </Fold>
      </div>
    </div>
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
