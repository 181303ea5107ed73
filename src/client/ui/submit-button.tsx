import { LoaderCircle } from 'lucide-react'
import { type ButtonTone, buttonClass } from './button-class.ts'

interface SubmitButtonProps {
  processing: boolean
  tone?: ButtonTone
  className?: string
  children: string
}

/** The button of a form; while its request is under way it is disabled and shows a spinner. */
export function SubmitButton({ processing, tone, className, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={processing}
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
