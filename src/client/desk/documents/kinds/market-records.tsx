import { FieldError } from '#client/ui/field.tsx'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { notVerified, productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { entryOf } from '#shared/records.ts'
import { useDispatch, useDraftContent } from '../draft/context.tsx'
import { addRow, type Change, editRow } from '../draft/draft.ts'
import { Choice, type Option } from '../inputs/choice.tsx'
import { RecordFold } from '../inputs/record-fold.tsx'
import { useScope } from '../inputs/scope.tsx'
import { Citation } from '../inputs/sources.tsx'
import { LongText } from '../inputs/text-input.tsx'
import { errorsBelow, fieldsOf, textOf } from '../inputs/values.ts'
import * as words from './market-words.ts'
import * as kindWords from './words.ts'

const statuses = Object.entries(statusLabels).map(([status, { label, meaning }]): Option => {
  return [status, `${label}: ${meaning}`]
})

export function ProductFields() {
  const { errors } = useScope()
  const below = errorsBelow(errors, 'products')
  return (
    <>
      {errors.products && <FieldError id="field-products-error">{errors.products}</FieldError>}
      <div className="divide-y divide-line border-y border-line">
        {useProductRecords().map(({ product, fields, update }, index) => (
          <RecordFold
            key={product}
            name={`products[${index}]`}
            values={fields}
            errors={errorsBelow(below, String(index))}
            title={productTitle}
            update={update}
          >
            <input type="hidden" name={`products[${index}][product]`} value={product} />
            <Choice field="status" label={words.status} options={statuses} />
            <LongText field="text" label={words.basis} />
            <Citation />
          </RecordFold>
        ))}
      </div>
    </>
  )
}

/** Returns a record for each product; one missing from the draft is added with its first change. */
function useProductRecords() {
  const { products = [] } = useDraftContent().draft.lists
  const dispatch = useDispatch()
  const present = products.map(({ key, fields }) => ({
    product: textOf(fields.product),
    fields,
    update: (change: Change) => dispatch(editRow('products', key, change)),
  }))
  const missing = Object.keys(productLabels)
    .filter((product) => !present.some((one) => one.product === product))
    .map((product) => ({
      product,
      fields: { product },
      update: (change: Change) => dispatch(addRow('products', change({ product }))),
    }))
  return [...present, ...missing]
}

function productTitle({ product, status }: DocumentFields) {
  const label = entryOf(statusLabels, textOf(status))?.label ?? words.notSet
  return { name: entryOf(productLabels, textOf(product)) ?? textOf(product), detail: label }
}

const points: readonly [point: keyof Market['licence'], label: string][] = [
  ['authority', words.whoGrantsIt],
  ['fee', words.fee],
  ['term', words.term],
  ['monthsToDecide', words.timeToDecide],
  ['localOwnership', words.localOwnership],
  ['dataRules', words.dataAndSystems],
]

export function LicenceFields() {
  const { values, errors, update } = useScope()
  const licence = fieldsOf(values.licence)
  const below = errorsBelow(errors, 'licence')
  return (
    <div className="divide-y divide-line border-y border-line">
      {points.map(([point, label]) => (
        <RecordFold
          key={point}
          name={`licence[${point}]`}
          values={fieldsOf(licence[point])}
          errors={errorsBelow(below, point)}
          error={below[point]}
          title={({ value }) => ({ name: label, detail: textOf(value) || notVerified() })}
          update={(change) =>
            update((fields) => {
              const before = fieldsOf(fields.licence)
              return { ...fields, licence: { ...before, [point]: change(fieldsOf(before[point])) } }
            })
          }
        >
          <LongText field="value" label={label} hint={kindWords.emptyMeans(notVerified())} />
          <Citation />
        </RecordFold>
      ))}
    </div>
  )
}
