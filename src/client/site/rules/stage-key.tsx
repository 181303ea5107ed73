import { StageMark } from '#client/knowledge/stage-mark.tsx'
import { stageLabels, stageMeanings } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import * as words from './words.ts'

const stages = keysOf(stageLabels)

/** The meanings of the six stage marks; on a phone they come after the rules. */
export function StageKey() {
  return (
    <section
      aria-labelledby="stage-key"
      className="lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:self-end"
    >
      <h2 id="stage-key" className="eyebrow font-sans">
        {words.stages}
      </h2>
      <dl className="mt-3 grid border-b border-line text-sm">
        {stages.map((stage) => (
          <div
            key={stage}
            className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-t border-line py-2"
          >
            <dt>
              <StageMark stage={stage} className="text-structure" />
            </dt>
            <dd className="text-muted">{stageMeanings[stage]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
