import { clsx } from 'clsx'
import { FieldError } from '#client/ui/field.tsx'
import type { Option } from './choice.tsx'
import type { InputProps } from './input-field.tsx'
import { useInput } from './scope.tsx'
import { wordsOf } from './values.ts'

interface ChecksProps extends InputProps {
  options: readonly Option[]
}

/** Any of several codes. */
export function Checks({ field, label, hint, className, options }: ChecksProps) {
  const { name, sentAs, value, error } = useInput(field)
  const chosen = wordsOf(value)
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `field-${name}-error` : undefined}
      tabIndex={error ? -1 : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className="font-medium">{label}</legend>
      {hint && <p className="text-muted">{hint}</p>}
      <div className="mt-1 flex flex-wrap gap-x-5">
        {inOrderOf(chosen, options).map(([code, words]) => (
          <Check
            key={code}
            name={sentAs && `${sentAs}[]`}
            value={code}
            label={words}
            isChecked={chosen.includes(code)}
          />
        ))}
      </div>
      {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Whether something is so: one box. */
export function Tick({ field, label }: Pick<InputProps, 'field' | 'label'>) {
  const { sentAs, value } = useInput(field)
  // Stored as true; of a form that was refused, as it was sent.
  const isChecked = value === true || value === sentTick
  return <Check name={sentAs} value={sentTick} label={label} isChecked={isChecked} />
}

const sentTick = 'true'

interface CheckProps {
  name: string | undefined
  value: string
  label: string
  isChecked: boolean
  /** Whether it counts for nothing at present. */
  isIdle?: boolean
  onChange?: (isChecked: boolean) => void
}

/** One box to tick, with its words. */
export function Check({ name, value, label, isChecked, isIdle = false, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        disabled={isIdle}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className="checkbox"
      />
      {label}
    </label>
  )
}

/**
 * The options, those that are chosen in the order in which they are stored: boxes are sent in the
 * order of the page, and storing a record that nobody changed must not change it.
 */
function inOrderOf(chosen: readonly string[], options: readonly Option[]): readonly Option[] {
  const codes = options.map(([code]) => code)
  const places = chosen.map((code) => codes.indexOf(code))
  if (places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1))) {
    return options
  }
  const first = chosen.flatMap((code) => options.filter((option) => option[0] === code))
  return [...first, ...options.filter((option) => !first.includes(option))]
}
