import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonTone, buttonClass } from './button-class.ts'

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'id' | 'name' | 'value' | 'disabled' | 'title' | 'onClick' | 'aria-disabled'
>

interface SubmitButtonProps extends ButtonProps {
  processing: boolean
  tone?: ButtonTone
  className?: string
  children: string
}

/** The button of a form; while its request is under way it is disabled and shows a spinner. */
export function SubmitButton(props: SubmitButtonProps) {
  const { processing, tone, className, disabled, children, ...button } = props
  return (
    <button
      {...button}
      type="submit"
      disabled={processing || disabled}
      aria-busy={processing}
      // The spinner stands in the padding, so that the label does not move when it appears.
      className={buttonClass({ tone, className: ['relative px-11', className] })}
    >
      {processing && (
        <LoaderCircle aria-hidden="true" className="absolute left-4 size-5 animate-spin" />
      )}
      {children}
    </button>
  )
}
