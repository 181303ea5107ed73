import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { PostForm } from './post-form.tsx'

interface TwoStepProps {
  action: string
  /** The label that opens the confirmation. */
  summary: ReactNode
  /** The consequence, shown before the confirming button. */
  consequence: string
  button: string
  tone?: 'quiet' | 'quiet-danger'
  /** Hidden fields, by name. */
  fields?: Record<string, string>
  /** Called as soon as it is pressed. */
  onStart?: () => void
  /** The id of an element elsewhere that shows the result and receives the focus. */
  answeredAt?: string
  /** Fields before the button. */
  children?: ReactNode
}

/** Something that cannot be taken back: opened first, then pressed, with a script or without. */
export function TwoStep(props: TwoStepProps) {
  const { action, summary, consequence, button, tone = 'quiet-danger', fields, onStart } = props
  const { answeredAt } = props
  const goToAnswer = answeredAt && (() => document.getElementById(answeredAt)?.focus())
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center text-sm">{summary}</summary>
      <PostForm
        action={action}
        fields={fields}
        {...(onStart && { onStart })}
        onSuccess={goToAnswer || focusContent}
        {...(goToAnswer && { onError: goToAnswer })}
        className="pt-1 pb-3"
      >
        {(processing) => (
          <>
            <p className="mb-3 text-sm text-muted">{consequence}</p>
            {props.children}
            <button
              type="submit"
              disabled={processing}
              className={buttonClass({ tone, size: 'small' })}
            >
              {button}
            </button>
          </>
        )}
      </PostForm>
    </details>
  )
}

/** Gives the keyboard to the content of the page, once the button that had it has disappeared. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
