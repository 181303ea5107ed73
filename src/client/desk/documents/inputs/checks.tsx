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

/** Any of several codes. */
export function Checks({ field, label, note, hint, className, options }: ChecksProps) {
  const { name, sentAs, value, error, set } = useInput(field)
  const chosen = wordsOf(value)
  // Boxes stay where they are while they are ticked.
  const [ordered] = useState(() => inOrderOf(chosen, options))
  return (
    <CheckGroup {...{ name, label, error }} className={className} note={note} hint={hint}>
      {ordered.map(([code, words]) => (
        <Check
          key={code}
          name={sentAs && `${sentAs}[]`}
          value={code}
          isChecked={chosen.includes(code)}
          onChange={() => set(toggled(ordered, chosen, code))}
        >
          {words}
        </Check>
      ))}
    </CheckGroup>
  )
}

interface SomeOrAllProps extends ChecksProps {
  /** The words of the box that stands for all of them. */
  all: string
}

/**
 * Any of several codes, none of them, or all of them without a list. A form sends the last box under
 * a name that takes the place of the list, so it counts before the others, without a script too.
 */
export function SomeOrAll({ field, label, options, all }: SomeOrAllProps) {
  const { name, sentAs, value, error, set } = useInput(field)
  const isAll = !Array.isArray(value)
  // Ticks that count for nothing come back with the list.
  const [before, setBefore] = useState<string[]>([])
  const some = isAll ? before : wordsOf(value)
  const isIdle = useHydrated() && isAll
  function toggleAll(): void {
    setBefore(some)
    set(isAll ? some : null)
  }

  return (
    <CheckGroup {...{ name, label, error }}>
      {/* Without a tick the list is empty, and is sent all the same. */}
      <input type="hidden" name={sentAs && `${sentAs}[]`} value="" />
      {options.map(([code, words]) => (
        <Check
          key={code}
          name={sentAs && `${sentAs}[]`}
          value={code}
          isChecked={some.includes(code)}
          isIdle={isIdle}
          onChange={() => set(toggled(options, some, code))}
        >
          {words}
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

/** Whether something is so: one box. */
export function Tick({ field, label }: Pick<InputProps, 'field' | 'label'>) {
  const { sentAs, value, set } = useInput(field)
  // Stored as true; of a form that was refused, as it was sent.
  const isChecked = value === true || value === sentTick
  return (
    <Check name={sentAs} value={sentTick} isChecked={isChecked} onChange={() => set(!isChecked)}>
      {label}
    </Check>
  )
}

const sentTick = 'true'

interface CheckGroupProps extends Pick<InputProps, 'label' | 'hint'> {
  name: string
  error: string | undefined
  note?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Boxes that are one field, with its label, hint and error. */
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
  /** True if it counts for nothing at present. */
  isIdle?: boolean
  onChange: () => void
  className?: string
  children: ReactNode
}

/** One box to tick, with its words. */
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

/** Returns the codes with one more or one less, in the order of their boxes. */
function toggled(options: readonly Option[], chosen: readonly string[], code: string): string[] {
  const codes = options.map(([one]) => one)
  return codes.filter((one) => chosen.includes(one) !== (one === code))
}

/**
 * Returns the options, those that are chosen in the order in which they are stored: boxes are sent in
 * the order of the page, and storing a record that nobody changed must not change it.
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
