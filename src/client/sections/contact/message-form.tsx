import { useContactForm } from '#client/hooks/use-contact-form.ts'
import { form as words } from '#shared/content/contact.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Honeypot } from './honeypot.tsx'
import { MessageFields } from './message-fields.tsx'
import { SendResult } from './send-result.tsx'

/** Sends a message to the firm: a plain form until the script has taken it over. */
export function MessageForm(props: Pages['marketing/contact'] & SharedProps) {
  const { form, state, submit, round, hydrated, values, errors } = useContactForm(props)
  const sending = state.phase === 'sending'
  return (
    <form
      ref={form}
      method="post"
      // The fragment outlives the redirect, so that the answer is in view without a script, too.
      action={`${routes.contact.href()}#message`}
      noValidate={hydrated}
      onSubmit={submit}
      className="mt-10"
    >
      <input type="hidden" name="_token" value={props.csrfToken} autoComplete="off" />
      {/* Without a script the answer is a page that opens at the form's head. */}
      {!hydrated && (
        <div className="mb-8 empty:hidden">
          <SendResult state={state} />
        </div>
      )}
      <fieldset disabled={sending} className="min-w-0">
        <MessageFields key={round} values={values} errors={errors} />
        <Honeypot />
      </fieldset>
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:items-center">
        <button
          type="submit"
          disabled={sending}
          aria-busy={sending}
          className="button button-primary shrink-0 sm:min-w-44"
        >
          {sending ? 'Sending…' : words.action}
        </button>
        {hydrated && <SendResult state={state} />}
      </div>
    </form>
  )
}
