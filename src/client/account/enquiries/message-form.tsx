import { Form, usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { CsrfField } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useDraft } from '#client/use-draft.ts'
import { routes } from '#shared/routes.ts'

export function MessageForm({ id, isClosed }: { id: string; isClosed: boolean }) {
  const { auth, errors, values } = usePage().props
  const field = useRef<HTMLTextAreaElement>(null)
  const hydrated = useHydrated()
  const person = auth.user?.id ?? ''
  const { keep, drop } = useDraft(field, { person, about: id, kind: 'enquiry' })
  const action = routes.enquiryMessages.href({ id })
  return (
    <Form
      method="post"
      // Without a script the redirect keeps the fragment, so that the result is in view.
      action={hydrated ? action : `${action}#write-on`}
      noValidate={hydrated}
      options={{ preserveScroll: true }}
      resetOnSuccess
      // If the session has ended, the reply is the login page and the message was not saved.
      onSuccess={({ component }) => component === 'enquiries/show' && drop()}
      onError={() => field.current?.focus()}
    >
      {({ processing }) => (
        <>
          <CsrfField />
          <Field
            label="Your message"
            name="body"
            error={fieldErrors(errors).body}
            announced
            hint={isClosed ? 'This enquiry is closed; writing opens it again.' : undefined}
            hintAt="start"
          >
            {(control) => (
              <textarea
                {...control}
                ref={field}
                required
                rows={7}
                readOnly={processing}
                defaultValue={values?.body ?? ''}
                onChange={keep}
              />
            )}
          </Field>
          <SubmitButton processing={processing} className="mt-5 max-sm:w-full">
            Send message
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
