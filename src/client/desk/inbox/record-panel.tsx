import { router } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { RichText } from '#client/ui/rich-text.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { dayText } from '#shared/dates.ts'
import { type Dossier, type RecordSentence, recordGroups } from '#shared/desk/inbox/dossier.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface RecordPanelProps {
  /** Undefined until it is loaded. */
  dossier: Dossier | null | undefined
  markets: readonly MarketName[]
  /** The market of the thread. */
  market: MarketName | null
  onInsert: (sentence: RecordSentence) => void
}

/** The records of a market with their sources, beside the reply. */
export function RecordPanel({ dossier, markets, market, onInsert }: RecordPanelProps) {
  const selected = dossier?.market ?? market
  return (
    <section aria-labelledby="records" className="min-w-0 text-sm print:hidden">
      <h2 id="records" className="text-lg">
        {words.records}
      </h2>
      <MarketChoice markets={markets} selected={selected} />
      {selected && (
        <p>
          <a
            href={routes.market.href({ slug: selected.slug })}
            className="link inline-flex min-h-11 items-center"
          >
            {words.openDossier(selected.name)}
          </a>
        </p>
      )}
      {dossier === undefined && (
        <p className="text-muted noscript:hidden">{words.loadingRecords}</p>
      )}
      {dossier && <Groups dossier={dossier} onInsert={onInsert} />}
    </section>
  )
}

interface MarketChoiceProps {
  markets: readonly MarketName[]
  selected: MarketName | null
}

function MarketChoice({ markets, selected }: MarketChoiceProps) {
  return (
    <div className="noscript:hidden">
      <SelectField
        label={words.recordMarket}
        name="dossier"
        value={selected?.slug ?? ''}
        onChange={({ currentTarget }) =>
          router.reload({ only: ['dossier'], data: { dossier: currentTarget.value } })
        }
        className="field mt-1 min-h-11 py-1 text-sm"
      >
        <option value="">{words.chooseMarket}</option>
        {markets.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

type GroupsProps = { dossier: Dossier } & Pick<RecordPanelProps, 'onInsert'>

function Groups({ dossier, onInsert }: GroupsProps): ReactNode {
  return recordGroups.map((group) => {
    const sentences = dossier.sentences.filter((sentence) => sentence.group === group)
    if (sentences.length === 0) return null
    return (
      <details
        key={group}
        open={group === 'status' || group === 'tax'}
        className="border-t border-line"
      >
        <summary className="figures flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {words.recordGroupLabels[group]}
          <span className="font-normal text-muted">{sentences.length}</span>
        </summary>
        <ul className="pb-3">
          {sentences.map((sentence) => (
            <Sentence
              key={`${sentence.label} ${sentence.text}`}
              sentence={sentence}
              onInsert={onInsert}
            />
          ))}
        </ul>
      </details>
    )
  })
}

type SentenceProps = { sentence: RecordSentence } & Pick<RecordPanelProps, 'onInsert'>

function Sentence({ sentence, onInsert }: SentenceProps) {
  const { label, text, source, checkedAt } = sentence
  return (
    <li className="mt-2">
      <p className="wrap-anywhere">
        <span className="font-semibold">{label}.</span> {text}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-xs text-muted">
        {source && <SourceLink source={source} />}
        <time dateTime={checkedAt}>{words.checkedOn(dayText(checkedAt))}</time>
        <button type="button" onClick={() => onInsert(sentence)} className="link min-h-8">
          <RichText text={words.insertRecord(label)} />
        </button>
      </p>
    </li>
  )
}

function SourceLink({ source }: { source: NonNullable<RecordSentence['source']> }) {
  const { publisher, section, url, title } = source
  const text = [publisher, section].filter(Boolean).join(', ')
  if (!url) return <span title={title}>{text}</span>
  return (
    <a href={url} title={title} target="_blank" rel="noopener" className="link wrap-anywhere">
      {text}
    </a>
  )
}
