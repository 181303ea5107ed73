import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { dayText } from '#shared/dates.ts'
import type { RecordChange } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface ChangeListProps {
  changes: readonly RecordChange[]
  sources: readonly Source[]
}

/** The changes of each edition under its number. */
export function ChangeList({ changes, sources }: ChangeListProps) {
  const editions = [...new Set(changes.map(({ edition }) => edition))]
  return editions.map((edition) => {
    const ofEdition = changes.filter((change) => change.edition === edition)
    const title = words.editionOf(edition, dayText(ofEdition[0]?.publishedAt ?? ''))
    return (
      <section
        key={edition}
        id={`edition-${edition}`}
        aria-label={title}
        className="not-first:pt-10"
      >
        <h2 className="figures border-b-2 border-text pb-2 font-display text-2xl">{title}</h2>
        <ul>
          {ofEdition.map((change, index) => (
            // Two changes of an edition can be alike in every field.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <Change key={index} change={change} sources={sources} />
          ))}
        </ul>
      </section>
    )
  })
}

interface ChangeProps {
  change: RecordChange
  sources: readonly Source[]
}

function Change({ change, sources }: ChangeProps) {
  const { kind, record, field, source, section } = change
  return (
    <li className="grid break-inside-avoid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <p className="text-sm text-muted">
          {words.kinds[kind]}, <Subject change={change} />
        </p>
        <h3 className="mt-1 font-sans font-semibold wrap-anywhere">
          {kind === 'market' ? field : labelText(record, field)}
          <SourceMark sources={sources} sourceId={source} section={section} />
        </h3>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm wrap-anywhere sm:grid-cols-2">
        <Value label={words.before} text={change.before} />
        <Value label={words.after} text={change.after} />
      </dl>
    </li>
  )
}

function Subject({ change: { market, rule } }: Pick<ChangeProps, 'change'>) {
  const href = rule ? routes.rule.href({ slug: rule }) : routes.market.href({ slug: market.slug })
  return (
    <Link href={href} className="link">
      {market.name}
    </Link>
  )
}

function Value({ label, text }: { label: string; text: string | null }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="mt-0.5">
        {text === null ? (
          <span className="text-muted">{words.notOnRecord}</span>
        ) : (
          <RecordText>{text}</RecordText>
        )}
      </dd>
    </div>
  )
}
