import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { amountText } from '#shared/amount-text.ts'
import { rangeOf } from '#shared/knowledge/amount-range.ts'
import { stepAmountText, stepRange, stepsOf } from '#shared/knowledge/flow-steps.ts'
import type { Flow, FlowStep } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { rangeText } from '#shared/knowledge/words.ts'
import { explainStep } from './explain-step.ts'
import { Block, UncertainLoss } from './ridge-marks.tsx'
import * as words from './words.ts'

interface PlayerTaxesProps {
  flow: Flow
  sources: readonly Source[]
}

export function PlayerTaxes({ flow, sources }: PlayerTaxesProps) {
  const steps = stepsOf(flow, 'player')
  if (steps.length === 0) return null
  return (
    <div className="mt-8 break-inside-avoid bg-panel p-5 md:px-8 md:py-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{words.taxesPaidByPlayers}</span>
        <span className="figures font-display text-xl text-clay">
          {rangeText(rangeOf(flow.playerTax), amountText)}
        </span>
      </p>
      <p className="measure text-sm text-muted">{words.playerTaxesExplained}</p>
      <ul className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-2">
        {steps.map((step) => (
          <PlayerTax key={step.name} step={step} stakes={flow.stakes} sources={sources} />
        ))}
      </ul>
    </div>
  )
}

interface PlayerTaxProps {
  step: FlowStep
  stakes: number
  sources: readonly Source[]
}

function PlayerTax({ step, stakes, sources }: PlayerTaxProps) {
  const { name, section, source } = step
  const range = stepRange(step)
  const part = (amount: number) => Math.min(100, (amount / stakes) * 100)
  const certain = part(range.from ?? 0)
  const possible = range.to === null ? 100 : part(range.to)
  return (
    <li className="text-sm">
      <p className="flex justify-between gap-x-4 leading-snug">
        <span className="font-semibold">
          <RecordText>{name}</RecordText>
        </span>
        <span className="figures font-display text-lg">{stepAmountText(step, amountText)}</span>
      </p>
      <svg aria-hidden="true" className="my-1.5 block h-4 w-full overflow-visible">
        <Block x={0} y={0} width={100} height={100} className="fill-text/8" />
        {certain > 0 && (
          <Block
            {...{ x: 0, y: 0, width: certain, height: 100 }}
            fill="url(#lines-lost)"
            className="stroke-clay"
          />
        )}
        {possible > certain && (
          <UncertainLoss
            box={{ x: certain, y: 0, width: possible - certain, height: 100 }}
            isOpen={range.to === null}
            towards="right"
          />
        )}
      </svg>
      <p className="figures leading-snug text-muted">
        {explainStep(step)} <SourceMark sources={sources} sourceId={source} section={section} />
      </p>
      {section && <p className="mt-1 text-xs leading-snug text-muted">{section}</p>}
    </li>
  )
}
