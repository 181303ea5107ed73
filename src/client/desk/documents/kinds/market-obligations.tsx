import type { DocumentFields } from '#shared/desk/documents/props.ts'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import { obligationStatusLabels, productScopeLabels } from '#shared/knowledge/words.ts'
import { entryOf } from '#shared/records.ts'
import { useDraftContent } from '../draft/context.tsx'
import { CheckedOnInput } from '../inputs/checked-on-input.tsx'
import { SomeOrAll } from '../inputs/checks.tsx'
import { Choice, type Option, optionsOf } from '../inputs/choice.tsx'
import { Rows } from '../inputs/rows.tsx'
import { Citation } from '../inputs/sources.tsx'
import { LongText } from '../inputs/text-input.tsx'
import { textOf } from '../inputs/values.ts'
import * as documentWords from '../words.ts'
import * as words from './market-words.ts'

const duties = dutyTexts().map(({ code, label }): Option => [code, label])

export function Obligations() {
  return (
    <>
      <DutiesWithoutEntry />
      <Rows field="obligations" item={documentWords.rows.duty} title={obligationTitle}>
        <div className="grid gap-x-6 gap-y-4 @lg:grid-cols-2">
          <Choice field="duty" label={words.duty} options={duties} />
          <Choice field="status" label={words.status} options={optionsOf(obligationStatusLabels)} />
        </div>
        <SomeOrAll
          field="products"
          label={words.products}
          options={optionsOf(productScopeLabels)}
          all={words.allProducts}
        />
        <LongText field="value" label={words.whatTheLawSays} hint={words.emptyWhileNotVerified} />
        <Citation />
        <LongText field="tried" label={words.whatWasTried} hint={words.onlyWhileNotVerified} />
        <CheckedOnInput />
      </Rows>
    </>
  )
}

/** Names the duties that no row has: a dossier shows nothing in their place. */
function DutiesWithoutEntry() {
  const { draft } = useDraftContent()
  const rows = (draft.lists.obligations ?? []).filter(({ isRemoved }) => !isRemoved)
  const present = new Set(rows.map(({ fields }) => textOf(fields.duty)))
  const missing = duties.flatMap(([code, label]) => (present.has(code) ? [] : label))
  return (
    <p role="status" className="text-muted empty:hidden">
      {missing.length > 0 && words.withoutEntry(missing.join(', '))}
    </p>
  )
}

function obligationTitle({ duty, status, value }: DocumentFields) {
  const [, label = ''] = duties.find(([code]) => code === textOf(duty)) ?? []
  return {
    name: label,
    detail: beginningOf(textOf(value)) || (entryOf(obligationStatusLabels, textOf(status)) ?? ''),
  }
}

// The heading is also part of the names of the row's buttons.
const detailLength = 48

function beginningOf(text: string): string {
  if (text.length <= detailLength) return text
  return `${text.slice(0, detailLength).replace(/\s+\S*$/, '')}…`
}
