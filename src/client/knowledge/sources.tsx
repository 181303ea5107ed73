import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { sourceNumber } from '#shared/knowledge/words.ts'
import { RecordText } from './record-text.tsx'
import { SourcePopover } from './source-popover.tsx'
import * as words from './words.ts'

/** A source with the cited section, such as an article or a page. */
type CitedSource = Source & { section?: string | null }

/** The numbered sources of a page; on wide screens a mark opens its source in a popover. */
export function SourceList({ sources }: { sources: readonly CitedSource[] }) {
  return (
    <>
      <ol className="source-list figures grid list-decimal gap-2 pl-6 text-sm marker:text-muted">
        {sources.map((source, index) => (
          <li key={source.id} id={`source-${index + 1}`}>
            <SourceText source={source} section={source.section ?? null} />
          </li>
        ))}
      </ol>
      <SourcePopover>
        {(number, section) => {
          const source = sources[number - 1]
          return (
            source && <SourceText source={source} section={section ?? source.section ?? null} />
          )
        }}
      </SourcePopover>
    </>
  )
}

/** A source with its publisher, linked title, date and section. */
export function SourceText({ source, section }: { source: Source; section?: string | null }) {
  const { publisher, title, date, url } = source
  return (
    <>
      {`${publisher}, `}
      {url ? (
        <a href={url} rel="noreferrer" className="link">
          {title}
        </a>
      ) : (
        <cite>{title}</cite>
      )}
      {date && `, ${dayText(date)}`}
      {section && (
        <>
          {'; '}
          <RecordText>{section}</RecordText>
        </>
      )}
      {!url && words.notAvailableOnline}
    </>
  )
}

interface SourceMarkProps {
  /** The sources of the page, in the order of its list. */
  sources: readonly Source[]
  /** The id of the cited source; nothing is rendered for null. */
  sourceId: string | null
  section?: string | null
}

/** A small number that links to the source in the page's list. */
export function SourceMark({ sources, sourceId, section }: SourceMarkProps) {
  const index = sources.findIndex(({ id }) => id === sourceId)
  const source = sources[index]
  if (!source) return null
  const number = index + 1
  return (
    <a
      href={`#source-${number}`}
      aria-label={sourceNumber(number)}
      ref={(mark) => describe(mark, source, section)}
      className="source-mark"
    >
      {number}
    </a>
  )
}

/** Tells a mark what only a pointer and the popover read; in the document it would be a tenth of it. */
function describe(mark: HTMLElement | null, { publisher }: Source, section?: string | null): void {
  if (!mark) return
  mark.title = publisher
  mark.dataset.section = section ?? ''
}
