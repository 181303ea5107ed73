import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { Option } from './choice.tsx'
import type { InputProps } from './input-field.tsx'
import { useInput } from './scope.tsx'
import { wordsOf } from './values.ts'

interface ChecksProps extends InputProps {
  options: readonly Option[]
}

/** Checkboxes that select any number of codes. */
export function Checks({ field, label, note, hint, className, options }: ChecksProps) {
  const { name, sentAs, value, error, set } = useInput(field)
  const selected = wordsOf(value)
  // The order stays while boxes are ticked.
  const [ordered] = useState(() => orderBySelection(selected, options))
  return (
    <CheckGroup {...{ name, label, error }} className={className} note={note} hint={hint}>
      {ordered.map(([code, text]) => (
        <Check
          key={code}
          name={sentAs && `${sentAs}[]`}
          value={code}
          isChecked={selected.includes(code)}
          onChange={() => set(toggleCode(ordered, selected, code))}
        >
          {text}
        </Check>
      ))}
    </CheckGroup>
  )
}

interface SomeOrAllProps extends ChecksProps {
  all: string
}

/**
 * Checkboxes that select some codes or all; all is saved as null, and none is refused. The box for all is sent
 * under the name of the list itself and so overrides the others, even without a script.
 */
export function SomeOrAll({ field, label, options, all }: SomeOrAllProps) {
  const { name, sentAs, value, error, set } = useInput(field)
  const isAll = !Array.isArray(value)
  // Keeps the ticked codes while all are selected.
  const [ticked, setTicked] = useState<string[]>([])
  const current = isAll ? ticked : wordsOf(value)
  const isIdle = useHydrated() && isAll
  function toggleAll(): void {
    setTicked(current)
    set(isAll ? current : null)
  }

  return (
    <CheckGroup {...{ name, label, error }}>
      {/* Sends an empty list if no box is ticked; otherwise that would be read as all. */}
      <input type="hidden" name={sentAs && `${sentAs}[]`} value="" />
      {options.map(([code, text]) => (
        <Check
          key={code}
          name={sentAs && `${sentAs}[]`}
          value={code}
          isChecked={current.includes(code)}
          isIdle={isIdle}
          onChange={() => set(toggleCode(options, current, code))}
        >
          {text}
        </Check>
      ))}
      <div className="w-full">
        <Check name={sentAs} value="" isChecked={isAll} onChange={toggleAll}>
          {all}
        </Check>
      </div>
    </CheckGroup>
  )
}

export function Tick({ field, label }: Pick<InputProps, 'field' | 'label'>) {
  const { sentAs, value, set } = useInput(field)
  // A saved value is true; refused input has the value of the box.
  const isChecked = value === true || value === tickValue
  return (
    <Check name={sentAs} value={tickValue} isChecked={isChecked} onChange={() => set(!isChecked)}>
      {label}
    </Check>
  )
}

const tickValue = 'true'

interface CheckGroupProps extends Pick<InputProps, 'label' | 'hint'> {
  name: string
  error: string | undefined
  note?: string | undefined
  className?: string | undefined
  children: ReactNode
}

function CheckGroup({ name, label, note, hint, error, className, children }: CheckGroupProps) {
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `field-${name}-error` : undefined}
      tabIndex={error ? -1 : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className="font-medium">
        {label}
        {note && <span className="font-normal text-muted"> ({note})</span>}
      </legend>
      {hint && <p className="text-muted">{hint}</p>}
      <div className="mt-1 flex flex-wrap gap-x-5">{children}</div>
      {error && <FieldError id={`field-${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface CheckProps {
  name: string | undefined
  value: string
  isChecked: boolean
  /** True if the box has no effect at present. */
  isIdle?: boolean
  onChange: () => void
  className?: string
  children: ReactNode
}

export function Check(props: CheckProps) {
  const { name, value, isChecked, isIdle = false, onChange, className, children } = props
  return (
    <label className={clsx('flex min-h-11 items-center gap-2.5', className)}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        disabled={isIdle}
        onChange={onChange}
        className="checkbox"
      />
      {children}
    </label>
  )
}

/** Returns the selected codes with one toggled, in the order of the boxes. */
function toggleCode(
  options: readonly Option[],
  selected: readonly string[],
  code: string,
): string[] {
  const codes = options.map(([optionCode]) => optionCode)
  return codes.filter((optionCode) => selected.includes(optionCode) !== (optionCode === code))
}

/**
 * Returns the options with the selected ones in their saved order. Forms send boxes in the order of
 * the page, and saving an unchanged record must not reorder it.
 */
function orderBySelection(
  selected: readonly string[],
  options: readonly Option[],
): readonly Option[] {
  const codes = options.map(([code]) => code)
  const positions = selected.map((code) => codes.indexOf(code))
  if (
    positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? -1))
  ) {
    return options
  }
  const first = selected.flatMap((code) => options.filter((option) => option[0] === code))
  return [...first, ...options.filter((option) => !first.includes(option))]
}
