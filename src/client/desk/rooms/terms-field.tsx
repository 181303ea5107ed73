import { Field } from '#client/ui/field.tsx'
import { roomLimits } from '#shared/desk/rooms/limits.ts'

interface TermsFieldProps {
  label: string
  note?: string
  text: string
  hint: string
  error: string | undefined
}

/** The text of a room's terms. */
export function TermsField({ label, note, text, hint, error }: TermsFieldProps) {
  return (
    <Field
      label={label}
      name="terms"
      note={note}
      error={error}
      announced
      hint={hint}
      hintAt="start"
    >
      {(control) => (
        <textarea
          {...control}
          rows={6}
          dir="auto"
          defaultValue={text}
          maxLength={roomLimits.terms}
          className="field mt-2 field-sizing-content max-h-[60dvh] min-h-32"
        />
      )}
    </Field>
  )
}
