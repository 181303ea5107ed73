import { type ReactNode, useId, useRef } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import type { FieldErrors } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import * as words from './words.ts'

interface ConfirmedButtonProps {
  label: string
  /** Said after the label to those who do not see the row it stands in. */
  whom?: string
  question: string
  /** The consequence, shown before confirming. */
  children: ReactNode
  /** The label of the confirming button; by default `label`. */
  confirmation?: string
  /** True if it deletes something. */
  dangerous?: boolean
  action: string
  /** Sent with it. */
  fields?: Record<string, string>
  /** Further fields, above the buttons. */
  inputs?: ReactNode
  onError?: (errors: FieldErrors) => void
  onSuccess?: () => void
}

/** A button that asks once more before it does anything: by a popover, which needs no script. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, whom, question, children, dangerous = false } = props
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const close = () => popover.current?.hidePopover?.()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={buttonClass({ tone: dangerous ? 'quiet' : 'primary', size: 'small' })}
      >
        {label}
        {whom && <span className="sr-only"> {whom}</span>}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-question`}
        className="m-auto w-11/12 max-w-108 rounded-md border border-float-line bg-ground p-6 text-text backdrop:bg-(--overlay)"
      >
        <h2 id={`${id}-question`} className="long-words text-xl">
          {question}
        </h2>
        <p className="mt-2 text-sm text-muted">{children}</p>
        <ConfirmationForm {...props} id={id} close={close} />
      </div>
    </>
  )
}

interface ConfirmationFormProps extends ConfirmedButtonProps {
  id: string
  close: () => void
}

function ConfirmationForm({ id, close, ...props }: ConfirmationFormProps) {
  const { label, action, fields, inputs, onError, onSuccess } = props
  const { confirmation = label, dangerous = false } = props
  return (
    <PostForm
      action={action}
      fields={fields}
      onError={(errors) => {
        close()
        onError?.(errors)
      }}
      onSuccess={() => {
        close()
        onSuccess?.()
      }}
      className="actions mt-6 justify-end"
    >
      {(processing) => (
        <>
          {inputs && <div className="basis-full">{inputs}</div>}
          <Answers question={id} tone={dangerous ? 'danger' : 'primary'} busy={processing}>
            {confirmation}
          </Answers>
        </>
      )}
    </PostForm>
  )
}

interface AnswersProps {
  /** The id of the popover. */
  question: string
  tone: 'primary' | 'danger'
  busy: boolean
  children: ReactNode
}

function Answers({ question, tone, busy, children }: AnswersProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={question}
        popoverTargetAction="hide"
        className={buttonClass({ tone: 'quiet', size: 'small' })}
      >
        {words.cancel}
      </button>
      <button
        type="submit"
        disabled={busy}
        aria-busy={busy}
        className={buttonClass({ tone, size: 'small' })}
      >
        {children}
      </button>
    </>
  )
}
