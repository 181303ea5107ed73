import { LoaderCircle } from 'lucide-react'

interface SubmitButtonProps {
  processing: boolean
  quiet?: boolean
  className?: string
  children: string
}

/** The button of a form; while its request is under way it is disabled and shows a spinner. */
export function SubmitButton(props: SubmitButtonProps) {
  const { processing, quiet = false, className = '', children } = props
  return (
    <button
      type="submit"
      disabled={processing}
      aria-busy={processing}
      // The spinner stands in the padding, so that the label does not move when it appears.
      className={`button relative px-11 ${quiet ? 'button-quiet' : 'button-primary'} ${className}`}
    >
      {processing && (
        <LoaderCircle aria-hidden="true" className="absolute left-4 size-5 animate-spin" />
      )}
      {children}
    </button>
  )
}
