import { Form, useFormContext } from '@inertiajs/react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { buttonClass } from './button-class.ts'
import { FormTokens } from './plain-form.tsx'
import { useFocusAfterSubmit } from './use-focus-after-submit.ts'

interface PostFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'children'> {
  action: string
  /** Hidden fields, by name. */
  fields?: Record<string, string> | undefined
  /** Fields and buttons; `processing` is true while the form is being sent. */
  children: ReactNode | ((processing: boolean) => ReactNode)
}

/** A form that keeps the scroll position; without a script the browser submits it. */
export function PostForm({ fields = {}, children, ...form }: PostFormProps) {
  return (
    <Form method="post" options={{ preserveScroll: true }} {...form}>
      {({ processing }) => (
        <>
          <FormTokens />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {typeof children === 'function' ? children(processing) : children}
        </>
      )}
    </Form>
  )
}

interface FormFieldsetProps {
  errors: object
  className: string
  /** Fields and buttons; `processing` is true while the form is being sent. */
  children: (processing: boolean) => ReactNode
}

/** The fields of a form: disabled while it is submitted, then focused at the first invalid one. */
export function FormFieldset({ errors, className, children }: FormFieldsetProps) {
  const { processing = false } = useFormContext() ?? {}
  const fields = useRef<HTMLFieldSetElement>(null)
  useFocusAfterSubmit(fields, { processing, errors })
  return (
    <fieldset ref={fields} disabled={processing} className={className}>
      {children(processing)}
    </fieldset>
  )
}

interface OneButtonFormProps {
  action: string
  tone?: 'quiet' | 'quiet-danger'
  className?: string
  onStart?: () => void
  onSuccess?: () => void
  options?: PostFormProps['options']
  /** The button's label. */
  children: ReactNode
}

/** A form with a single small button; works without a script too. */
export function OneButtonForm({ action, tone = 'quiet', children, ...form }: OneButtonFormProps) {
  return (
    <PostForm action={action} {...form}>
      {(processing) => (
        <OneButton processing={processing} tone={tone}>
          {children}
        </OneButton>
      )}
    </PostForm>
  )
}

interface OneButtonProps extends Pick<OneButtonFormProps, 'tone' | 'children'> {
  processing: boolean
}

function OneButton({ processing, tone, children }: OneButtonProps) {
  const around = useRef<HTMLSpanElement>(null)
  useFocusAfterSubmit(around, { processing, errors: {} })
  return (
    <span ref={around} className="contents">
      <button
        type="submit"
        disabled={processing}
        aria-busy={processing}
        className={buttonClass({ tone, size: 'small', className: 'grow' })}
      >
        {children}
      </button>
    </span>
  )
}
