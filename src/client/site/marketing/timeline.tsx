import { NoteText } from '#client/site/insights/note-text.tsx'
import { Mark } from '#client/ui/mark.tsx'
import type { Milestone } from '#shared/site/page-props.ts'

interface TimelineProps {
  id: string
  title: string
  /** The language of the text where it differs from the page's. */
  lang: string | undefined
  milestones: readonly Milestone[]
}

/** The milestones along a line to scale, with a tick for each year. */
export function Timeline({ id, title, lang, milestones }: TimelineProps) {
  return (
    <section lang={lang} aria-labelledby={id} className="border-t border-line">
      <div className="wrap grid gap-y-10 pt-section lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-4">
          <h2 id={id} className="text-3xl lg:sticky lg:top-32">
            {title}
          </h2>
        </div>
        <ol className="ml-5.5 lg:col-span-8 lg:ml-0">
          {milestones.map((milestone, index) => (
            <Entry
              key={`${milestone.year} ${milestone.title}`}
              milestone={milestone}
              yearsToNext={yearsBetween(milestone, milestones[index + 1])}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Returns the ticks up to the next milestone; a typing error must not draw a line without end. */
function yearsBetween({ year }: Milestone, next: Milestone | undefined): number {
  return Math.min(Math.max((next?.year ?? year) - year, 0), maxYears)
}

const maxYears = 50

interface EntryProps {
  milestone: Milestone
  yearsToNext: number
}

function Entry({ milestone, yearsToNext }: EntryProps) {
  return (
    <li className="relative border-l-2 border-structure">
      <Station isFirm={!milestone.source} />
      <div className="grid gap-x-8 gap-y-2 pb-8 pl-9 sm:grid-cols-[5.5rem_1fr] lg:pl-12">
        <p className="figures font-display text-2xl leading-none text-structure">
          {milestone.year}
        </p>
        <div className="max-w-note">
          <h3 className="text-xl">{milestone.title}</h3>
          <NoteText html={milestone.html} className="mt-2" />
          {milestone.source && <p className="mt-2 text-sm text-muted">{milestone.source}</p>}
        </div>
      </div>
      <div aria-hidden="true">
        {Array.from({ length: yearsToNext }, (_, year) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks are alike and never move
          <span key={year} className="block h-3 w-3 border-t border-structure md:h-5" />
        ))}
      </div>
    </li>
  )
}

/** The dot of a milestone, or the firm's mark for one of its own. */
function Station({ isFirm }: { isFirm: boolean }) {
  if (!isFirm)
    return (
      <span className="absolute top-1.5 -left-2.25 size-4 rounded-full border-2 border-structure bg-ground" />
    )
  return (
    <span className="absolute -top-2 -left-5.75 grid size-11 place-items-center rounded-full border-2 border-structure bg-ground">
      <Mark className="size-6 text-structure" />
    </span>
  )
}
