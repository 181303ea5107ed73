import { usePage } from '@inertiajs/react'
import { type RefObject, useRef, useState } from 'react'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { FilesField } from '#client/ui/files-field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useTextDraft } from '#client/use-text-draft.ts'
import type { FileField } from '#shared/files/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface MessageFormProps {
  id: string
  isClosed: boolean
  fileField: FileField | null
}

export function MessageForm({ id, isClosed, fileField }: MessageFormProps) {
  const [round, setRound] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const hydrated = useHydrated()
  const { auth, errors } = usePage().props
  const person = auth.user?.id ?? ''
  const { keep, drop } = useTextDraft(field, { person, about: id, kind: 'enquiry' })
  const action = routes.enquiryMessages.href({ id })
  return (
    <PostForm
      // Without a script the redirect keeps the fragment, so that the result is in view.
      action={hydrated ? action : `${action}#write-on`}
      noValidate={hydrated}
      encType="multipart/form-data"
      resetOnSuccess
      // If the session has ended, the reply is the login page and the message was not saved.
      onSuccess={({ component }) => {
        if (component !== 'enquiries/show') return
        drop()
        setRound((count) => count + 1)
      }}
      onError={() => field.current?.focus()}
    >
      {(processing) => (
        <>
          <MessageText ref={field} isClosed={isClosed} isBusy={processing} onType={keep} />
          {fileField && (
            <FilesField
              key={round}
              field={fileField}
              error={fieldErrors(errors).files}
              className="mt-6"
            />
          )}
          <SubmitButton processing={processing} className="mt-5 max-sm:w-full">
            {words.sendMessage}
          </SubmitButton>
        </>
      )}
    </PostForm>
  )
}

interface MessageTextProps {
  ref: RefObject<HTMLTextAreaElement | null>
  isClosed: boolean
  isBusy: boolean
  onType: () => void
}

function MessageText({ ref, isClosed, isBusy, onType }: MessageTextProps) {
  const { errors, values } = usePage().props
  return (
    <Field
      label={words.yourMessage}
      name="body"
      error={fieldErrors(errors).body}
      announced
      hint={isClosed ? words.writingReopensEnquiry : undefined}
      hintAt="start"
    >
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          required
          rows={7}
          readOnly={isBusy}
          defaultValue={values?.body ?? ''}
          onChange={onType}
        />
      )}
    </Field>
  )
}
