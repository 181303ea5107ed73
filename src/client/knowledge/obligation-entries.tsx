import { RichText } from '#client/ui/rich-text.tsx'
import { dayText } from '#shared/dates.ts'
import type { Obligation, ProductScope, Source } from '#shared/knowledge/schemas.ts'
import { notVerified, productLabels } from '#shared/knowledge/words.ts'
import { labelList } from '#shared/label-text.ts'
import { RecordText } from './record-text.tsx'
import { SourceMark } from './sources.tsx'
import * as words from './words.ts'

interface ObligationEntriesProps {
  obligations: readonly Obligation[]
  /** The sources of the page, in the order of its list. */
  sources: readonly Source[]
  /** True to write the section below the text instead of only beside its source. */
  withSections?: boolean
}

/** The entries of one duty in one market, each with the number of its source. */
export function ObligationEntries({ obligations, ...props }: ObligationEntriesProps) {
  const [only, ...others] = obligations
  if (!only) return <span className="text-muted">{words.noEntry}</span>
  if (others.length === 0) return <Entry obligation={only} {...props} />
  return (
    <ul className="grid gap-3">
      {obligations.map((obligation) => (
        <li key={`${obligation.products} ${obligation.value}`}>
          <Entry obligation={obligation} {...props} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps extends Omit<ObligationEntriesProps, 'obligations'> {
  obligation: Obligation
}

function Entry({ obligation, sources, withSections = false }: EntryProps) {
  const { products, value, source, section } = obligation
  return (
    <>
      {products && (
        <span className="block text-xs font-semibold text-muted">
          {labelList(products.map(productName))}
        </span>
      )}
      {value === null ? (
        <Tried obligation={obligation} />
      ) : (
        <>
          <Value obligation={obligation} />
          <SourceMark sources={sources} sourceId={source} section={section} />
          {withSections && section && (
            <span className="block text-sm text-muted">
              <RecordText>{section}</RecordText>
            </span>
          )}
        </>
      )}
    </>
  )
}

function productName(product: ProductScope): string {
  return product === 'other' ? words.otherProducts : productLabels[product]
}

/** The text of an obligation; an age is set large, because that is what readers look for. */
function Value({ obligation: { duty, value } }: { obligation: Obligation }) {
  const [, age, rest] = (duty === 'minimum-age' && /^(\d+)(.*)$/s.exec(value ?? '')) || []
  if (!age || !rest) return <RecordText>{value}</RecordText>
  return (
    <>
      <span className="figures font-display text-2xl font-number text-structure">{age}</span>
      {rest}
    </>
  )
}

/** Stands for a value that nobody has found, and says on request what was tried. */
function Tried({ obligation: { tried, checkedAt } }: { obligation: Obligation }) {
  return (
    <details>
      <summary className="inline-block py-0.5 text-muted underline decoration-dotted underline-offset-4 hover:text-text">
        {notVerified()}
        <RichText text={words.notVerifiedBut} />
      </summary>
      <p className="mt-1 border-l border-dotted border-float-line pl-3 text-muted">
        <RichText
          text={words.triedOn(dayText(checkedAt))}
          marks={{ tried: () => <RecordText>{tried}</RecordText> }}
        />
      </p>
    </details>
  )
}
