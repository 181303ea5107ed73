import type { PersonSummary } from '#shared/knowledge/props.ts'
import { PeopleList } from './people-list.tsx'
import * as words from './words.ts'

/** The people of the firm among other sections; nothing if it names none. */
export function PeopleSection({ people }: { people: readonly PersonSummary[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people" className="wrap section border-t border-line">
      <h2 id="people" className="mb-8 text-3xl">
        {words.ourPeople}
      </h2>
      <PeopleList people={people} level={3} />
    </section>
  )
}
