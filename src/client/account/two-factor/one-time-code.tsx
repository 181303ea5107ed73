import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { styleNonce } from '#client/style-nonce.ts'
import { FieldError } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { twoFactor } from '#shared/account/constants.ts'

interface OneTimeCodeProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  autoFocus?: boolean
  /** False if another field may be filled in instead. */
  required?: boolean
  /** True if the label is visible, and not only for screen readers. */
  showLabel?: boolean
}

/** A code in boxes over a single input, which is visible without a script. */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { label, name, error, required = true, showLabel = false, ...input } = props
  const hydrated = useHydrated()
  const id = `field-${name}`
  return (
    <div>
      <label htmlFor={id} className={showLabel ? 'mb-2 block font-medium' : 'sr-only'}>
        {label}
      </label>
      <div className="one-time-code" data-hydrated={hydrated || undefined}>
        <OTPInput
          {...input}
          id={id}
          name={name}
          maxLength={twoFactor.digits}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={REGEXP_ONLY_DIGITS}
          pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          // By default the library adds a style element that the CSP blocks.
          noScriptCSSFallback={null}
          nonce={typeof document === 'undefined' ? '' : styleNonce()}
          render={({ slots }) => <Slots slots={slots} />}
        />
      </div>
      {error && (
        <div className="mt-2 text-sm">
          <FieldError id={`${id}-error`} announced>
            {error}
          </FieldError>
        </div>
      )}
    </div>
  )
}

function Slots({ slots }: { slots: SlotProps[] }) {
  return (
    <div className="one-time-slots" aria-hidden="true">
      {slots.map(({ char, isActive, hasFakeCaret }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={index}
          className="one-time-slot"
          data-active={isActive || undefined}
          data-caret={hasFakeCaret || undefined}
        >
          {char}
        </div>
      ))}
    </div>
  )
}
