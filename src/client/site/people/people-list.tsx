import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { PersonSummary } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
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

interface PeopleListProps {
  people: readonly PersonSummary[]
  /** The level of the headings. */
  level: 2 | 3
}

/** The people of the firm, each linked to their page. */
export function PeopleList({ people, level }: PeopleListProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ slug, name, role, languages, markets, photo }) => (
        <li key={slug} className="whole-card break-inside-avoid border-t border-text pt-5">
          {photo && (
            <Picture
              picture={photo}
              alt=""
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
              className="mb-4 aspect-square w-full bg-panel object-cover"
            />
          )}
          <Heading className="font-display text-2xl leading-tight">
            <Link
              href={routes.person.href({ slug })}
              prefetch
              className="whole-card-link decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </Heading>
          <p className="mt-2">
            <RecordText>{role}</RecordText>
          </p>
          <p className="mt-2 text-sm text-muted">{languages.join(', ')}</p>
          <p className="text-sm text-muted">{markets.map((market) => market.name).join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
