import { clsx } from 'clsx'
import { InputField, type InputProps } from './input-field.tsx'

/** A text of several lines; its field grows with it. */
export function LongText({ isRequired, ...frame }: InputProps & { isRequired?: boolean }) {
  return (
    <InputField {...frame}>
      {(control, text) => (
        <textarea
          {...control}
          rows={3}
          dir="auto"
          // Not `required`: in a part that is folded, the browser would refuse the form without a word.
          aria-required={isRequired}
          className={clsx(control.className, 'field-sizing-content resize-y leading-relaxed')}
          defaultValue={text}
        />
      )}
    </InputField>
  )
}
