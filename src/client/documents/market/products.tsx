import type { DocumentFields } from '#shared/documents/props.ts'
import type { Product, ProductStatus } from '#shared/knowledge/schemas.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import { Choice, type Option } from '../inputs/choice.tsx'
import { Citation } from '../inputs/citation.tsx'
import { LongText } from '../inputs/long-text.tsx'
import { RecordFold } from '../inputs/record-fold.tsx'
import { useScope } from '../inputs/scope.tsx'
import { Section } from '../inputs/section.tsx'
import { errorsBelow, rowsOf, textOf } from '../inputs/values.ts'

const statuses = Object.entries(statusLabels).map(([status, { label, meaning }]): Option => {
  return [status, `${label}: ${meaning}`]
})

/** Whether each of the products can be launched; none is left out. */
export function ProductFields() {
  const { values, errors } = useScope()
  const below = errorsBelow(errors, 'products')
  return (
    <Section id="products" title="Products" fields={['products']}>
      {errors.products && <p className="font-medium text-danger">{errors.products}</p>}
      <div className="divide-y divide-line border-y border-line">
        {allOf(rowsOf(values.products)).map((one, index) => (
          <RecordFold
            key={textOf(one.product)}
            name={`products[${index}]`}
            values={one}
            errors={errorsBelow(below, String(index))}
            title={(typed) => titleOf({ ...typed, product: one.product })}
          >
            <input type="hidden" name={`products[${index}][product]`} value={textOf(one.product)} />
            <Choice field="status" label="Status" options={statuses} />
            <LongText field="text" label="What that rests on" />
            <Citation />
          </RecordFold>
        ))}
      </div>
    </Section>
  )
}

/** Those that are told of, in their order, then the others. */
function allOf(told: readonly DocumentFields[]): DocumentFields[] {
  const missing = Object.keys(productLabels).filter((product) => {
    return told.every((one) => one.product !== product)
  })
  return [...told, ...missing.map((product) => ({ product }))]
}

function titleOf({ product, status }: DocumentFields) {
  const label = statusLabels[textOf(status) as ProductStatus]?.label ?? 'Not told yet'
  return { name: productLabels[textOf(product) as Product] ?? textOf(product), detail: label }
}
