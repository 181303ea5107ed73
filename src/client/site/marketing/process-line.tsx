import { clsx } from 'clsx'
import { useTextLang } from '#client/knowledge/record-text.tsx'
import { NoteText } from '#client/site/insights/note-text.tsx'
import type { Process } from '#shared/site/page-props.ts'

/** The steps of the process along a line with a station for each. */
export function ProcessLine({ process: { title, lead, steps } }: { process: Process }) {
  return (
    <section
      lang={useTextLang(title)}
      aria-labelledby="process"
      className="section border-t border-line"
    >
      <div className="wrap">
        <h2 id="process" className="text-4xl">
          {title}
        </h2>
        {lead && <p className="lead mt-4">{lead}</p>}
        <ol className="mt-12 lg:mt-20 lg:grid lg:grid-cols-4">
          {steps.map((step, index) => (
            <Step
              key={step.title}
              step={step}
              number={index + 1}
              remaining={steps.length - 1 - index}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface StepProps {
  step: Process['steps'][number]
  number: number
  /** The number of steps after it. */
  remaining: number
}

function Step({ step, number, remaining }: StepProps) {
  return (
    <li className="relative grid break-inside-avoid grid-cols-[44px_minmax(0,1fr)] content-start gap-x-5 max-lg:grid-rows-heading lg:gap-x-0">
      <p className="figures grid size-[44px] place-items-center rounded-full border-2 border-structure font-display text-lg leading-none">
        {number}
      </p>
      <div
        aria-hidden="true"
        className={clsx(
          'col-start-1 row-start-2 justify-self-center border-s-2 border-structure lg:col-start-2 lg:row-start-1 lg:self-center lg:justify-self-stretch lg:border-s-0 lg:border-t-2',
          paces[remaining],
        )}
      />
      <div className="col-start-2 row-span-2 row-start-1 pt-1.5 pb-10 lg:col-span-2 lg:col-start-1 lg:row-start-2 lg:pt-6 lg:pr-8 lg:pb-0">
        <h3 className="text-xl xl:text-2xl xl:leading-tight">{step.title}</h3>
        {step.duration && (
          <p className="figures mt-1 text-sm font-semibold text-structure lg:absolute lg:-top-3 lg:left-14 lg:mt-0">
            {step.duration}
          </p>
        )}
        <NoteText html={step.html} className="mt-3 max-w-column text-muted" />
      </div>
    </li>
  )
}

// The line after a step: solid for our own time, dashed before the last step, where the regulator sets
// it, and dotted after the last, which recurs.
const paces: Readonly<Record<number, string>> = { 0: 'border-dotted', 1: 'border-dashed' }
