import { useState } from 'react'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { Check } from './checks.tsx'
import type { Option } from './choice.tsx'
import type { InputProps } from './input-field.tsx'
import { useInput } from './scope.tsx'
import { wordsOf } from './values.ts'

interface SomeOrAllProps extends InputProps {
  options: readonly Option[]
  /** The words of the box that stands for all of them. */
  all: string
}

/**
 * Any of several codes, none of them, or all of them without a list. A form sends the last box under
 * a name that takes the place of the list, so it counts before the others, without a script too.
 */
export function SomeOrAll({ field, label, options, all }: SomeOrAllProps) {
  const { name, sentAs, value, error } = useInput(field)
  const isAllStored = !Array.isArray(value)
  const [isAll, setAll] = useState(isAllStored)
  const isHydrated = useHydrated()
  const chosen = wordsOf(value)
  return (
    <fieldset aria-describedby={error ? `field-${name}-error` : undefined} className="min-w-0">
      <legend className="font-medium">{label}</legend>
      {/* Without a tick the list is empty, and is sent all the same. */}
      <input type="hidden" name={sentAs && `${sentAs}[]`} value="" />
      <div className="flex flex-wrap gap-x-5">
        {options.map(([code, words]) => (
          <Check
            key={code}
            name={sentAs && `${sentAs}[]`}
            value={code}
            label={words}
            isChecked={chosen.includes(code)}
            isIdle={isAll && isHydrated}
          />
        ))}
      </div>
      <Check name={sentAs} value="" label={all} isChecked={isAllStored} onChange={setAll} />
      {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
