import { type ProcessStep, processIntro, processSteps } from '#shared/content/process.ts'

/** The way from first question to running business: one line with four stations. */
export function Process() {
  return (
    <section aria-labelledby="process" className="section border-t border-line">
      <div className="wrap">
        <h2 id="process" className="text-4xl">
          {processIntro.title}
        </h2>
        <p className="lead mt-4">{processIntro.lead}</p>
        <ol className="mt-12 lg:mt-20 lg:grid lg:grid-cols-4">
          {processSteps.map((step) => (
            <Station key={step.step} step={step} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Station({ step }: { step: ProcessStep }) {
  return (
    <li className="relative grid grid-cols-[2.75rem_1fr] content-start gap-x-5 max-lg:grid-rows-[auto_1fr] lg:gap-x-0">
      <p className="figures grid size-11 place-items-center rounded-full border-2 border-structure font-display text-lg leading-none">
        {step.step}
      </p>
      <div
        aria-hidden="true"
        className={`segment col-start-1 row-start-2 justify-self-center lg:col-start-2 lg:row-start-1 lg:self-center lg:justify-self-stretch ${paces[step.step]}`}
      />
      <div className="col-start-2 row-span-2 row-start-1 pt-1.5 pb-10 lg:col-span-2 lg:col-start-1 lg:row-start-2 lg:pt-6 lg:pr-8 lg:pb-0">
        <h3 className="text-xl xl:text-2xl xl:leading-tight">{step.title}</h3>
        <p className="figures mt-1 text-sm font-semibold text-structure lg:absolute lg:-top-3 lg:left-14 lg:mt-0">
          {step.duration}
        </p>
        <p className="mt-3 max-w-[46ch] text-muted">{step.description}</p>
      </div>
    </li>
  )
}

// Our own time is a solid line, the regulator's an open one, and what recurs is dotted.
const paces = { 1: '', 2: '', 3: 'border-dashed', 4: 'border-dotted' }
