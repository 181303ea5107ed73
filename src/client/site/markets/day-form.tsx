import { buttonClass } from '#client/ui/button-class.ts'
import { Field } from '#client/ui/field.tsx'
import { FilterForm } from '#client/ui/filter-form.tsx'
import * as words from './words.ts'

interface DayFormProps {
  /** The address of the page of today. */
  action: string
  /** The day of this page. */
  day: string
}

/** Asks for a page as of another day. */
export function DayForm({ action, day }: DayFormProps) {
  return (
    <FilterForm action={action} current={day} className="flex flex-wrap items-end gap-4 pb-4">
      <Field label={words.dossierAsOf} name="on">
        {(control) => <input type="date" {...control} defaultValue={day} />}
      </Field>
      <button type="submit" className={buttonClass({ tone: 'quiet' })}>
        {words.show}
      </button>
    </FilterForm>
  )
}
