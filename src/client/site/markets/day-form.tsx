import { clsx } from 'clsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field } from '#client/ui/field.tsx'
import * as words from './words.ts'

interface DayFormProps {
  /** The address of the page of today. */
  action: string
  /** The day of this page. */
  day: string
}

/** Asks for a page as of another day; the browser sends it itself. */
export function DayForm({ action, day }: DayFormProps) {
  return (
    <form action={action} key={day} className="flex flex-wrap items-end gap-4 pb-4 print:hidden">
      <Field label={words.dossierAsOf} name="on">
        {(control) => (
          <input
            type="date"
            {...control}
            defaultValue={day}
            // Else the label is below the bar when a link leads here.
            className={clsx(control.className, 'scroll-mt-10')}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass({ tone: 'quiet' })}>
        {words.show}
      </button>
    </form>
  )
}
