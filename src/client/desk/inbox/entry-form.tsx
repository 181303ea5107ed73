import { Form, useFormContext, usePage } from '@inertiajs/react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { FilesField } from '#client/ui/files-field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { useTextDraft } from '#client/use-text-draft.ts'
import type { FileField } from '#shared/files/props.ts'
import type { PageObject } from '#shared/pages.ts'
import { insertText } from './insert-text.ts'
import * as words from './words.ts'

interface EntryFormProps {
  kind: 'reply' | 'note'
  thread: string
  action: string
  label: string
  /** The old input of a refused form that was sent without a script. */
  oldInput: string | undefined
  button: { label: string; pendingLabel: string; tone: 'primary' | 'quiet' }
  /** The field, if its owner inserts texts. */
  field?: RefObject<HTMLTextAreaElement | null>
  /** The file field of the form; absent if it takes no files. */
  fileField?: FileField | null
  /** Content between the field and the buttons. */
  aids?: ReactNode
  onStart?: () => void
  onEnd?: (isSent: boolean) => void
  children?: ReactNode
}

/** A form with one long text. A draft of the text is saved until it is sent. */
export function EntryForm(props: EntryFormProps) {
  const { kind, thread, action, onStart, onEnd } = props
  const page = usePage().props
  const [error, setError] = useState(
    props.oldInput === undefined ? undefined : fieldErrors(page.errors).body,
  )
  const ownField = useRef<HTMLTextAreaElement>(null)
  const field = props.field ?? ownField
  const [round, setRound] = useState(0)
  const draft = useTextDraft(field, { person: page.auth.user?.id ?? '', about: thread, kind })

  // A reply that was taken back comes into the form that is open already.
  useEffect(() => {
    if (!props.oldInput || !field.current || field.current.value) return
    insertText(field.current, props.oldInput)
  }, [props.oldInput, field])

  function succeed({ component }: { component: string }) {
    // After the session has ended the log-in page comes back, and nothing was sent.
    if (component !== 'desk/thread') return
    setError(undefined)
    setRound((count) => count + 1)
    draft.drop()
    onEnd?.(true)
  }

  function refuse(errors: Record<string, string>) {
    setError(Object.values(errors)[0])
    onEnd?.(false)
  }

  return (
    <Form
      method="post"
      action={action}
      noValidate
      {...(props.fileField && { encType: 'multipart/form-data' })}
      options={{ preserveScroll: true }}
      onStart={onStart}
      onSuccess={(response) => succeed(response as PageObject)}
      onError={refuse}
    >
      <EntryFields
        {...props}
        round={round}
        ref={field}
        error={error}
        hasDraft={draft.isSaved}
        onInput={draft.keep}
      />
    </Form>
  )
}

interface EntryBodyProps extends Pick<EntryFormProps, 'kind' | 'label' | 'oldInput'> {
  ref: RefObject<HTMLTextAreaElement | null>
  error: string | undefined
  hasDraft: boolean
  onInput: () => void
}

interface EntryFieldsProps extends EntryFormProps, EntryBodyProps {
  /** The number of times that the form was sent. */
  round: number
}

function EntryFields(props: EntryFieldsProps) {
  const { button, children, error, aids, fileField, round, ...text } = props
  const processing = useFormContext()?.processing ?? false
  const fields = useRef<HTMLDivElement>(null)
  useFocusAfterSubmit(fields, { processing, errors: error ? { error } : {} })
  return (
    <div ref={fields} className="text-sm">
      <FormTokens />
      <div className="relative">
        <EntryBody {...text} error={error} isBusy={processing} />
        {aids}
      </div>
      {fileField && <FilesField key={round} field={fileField} className="mt-4" />}
      <div className="relative mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        {children}
        <SubmitButton processing={processing} tone={button.tone} className="min-w-40 max-sm:grow">
          {processing ? button.pendingLabel : button.label}
        </SubmitButton>
        <span className="hidden self-center text-xs text-muted pointer-fine:inline noscript:hidden">
          <RichText
            text={words.sendKeys}
            marks={{ key: (text) => <kbd className="kbd">{text}</kbd> }}
          />
        </span>
      </div>
    </div>
  )
}

function EntryBody(props: EntryBodyProps & { isBusy: boolean }) {
  const { ref, kind, label, oldInput, error, hasDraft, onInput, isBusy } = props
  return (
    <Field
      label={label}
      name={kind}
      error={error}
      announced
      hint={hasDraft ? words.draftIsKept : undefined}
      hintAt="start"
    >
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          name="body"
          rows={5}
          dir="auto"
          readOnly={isBusy}
          defaultValue={oldInput}
          onInput={onInput}
          onKeyDown={submitByKey}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className="field mt-1.5 field-sizing-content max-h-[60dvh] min-h-32 resize-y text-sm leading-relaxed"
        />
      )}
    </Field>
  )
}

/** Submits the form on Ctrl+Enter or Cmd+Enter. */
function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || ctrlKey === metaKey || nativeEvent.isComposing) return
  event.preventDefault()
  if (!currentTarget.readOnly) currentTarget.form?.requestSubmit()
}
