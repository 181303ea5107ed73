import { usePage } from '@inertiajs/react'
import { buttonClass } from '#client/ui/button-class.ts'
import { ModalButton } from '#client/ui/modal-button.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { Thread } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

const eraseWarning = words.eraseWarning

const bookingWarning = words.cancelConsultationFirst

/** The button, dialog and form that erase a thread; for owners. */
export function EraseThread({ thread, now }: { thread: Thread; now: string }) {
  const hasComingBooking = thread.bookings.some(
    ({ startsAt, cancelled }) => !cancelled && startsAt > now,
  )
  const consequence = hasComingBooking ? eraseWarning + bookingWarning : eraseWarning
  if (usePage().props.auth.user?.role !== 'owner') return null
  return (
    <div className="mt-8 border-t border-line pt-4 print:hidden">
      <ModalButton
        label={words.eraseEnquiry}
        tone="quiet-danger"
        size="small"
        title={words.eraseQuestion}
        description={consequence}
      >
        {(close) => (
          <div className="actions mt-6 justify-end">
            <button type="button" className={buttonClass({ tone: 'quiet' })} onClick={close}>
              {words.keepIt}
            </button>
            <EraseForm thread={thread} />
          </div>
        )}
      </ModalButton>
      <PlainErase thread={thread} consequence={consequence} />
    </div>
  )
}

/** The same steps without a script. */
function PlainErase({ thread, consequence }: { thread: Thread; consequence: string }) {
  return (
    <details className="hidden noscript:block">
      <summary className="link inline-flex min-h-11 items-center text-danger">
        {words.eraseEnquiry}
      </summary>
      <p className="max-w-note py-3 text-sm">{consequence}</p>
      <EraseForm thread={thread} />
    </details>
  )
}

function EraseForm({ thread: { id } }: { thread: Thread }) {
  return (
    <PostForm
      action={withMethod(routes.deskThread.href({ id }), 'DELETE')}
      options={{}}
      className="grid"
    >
      {(processing) => (
        <SubmitButton processing={processing} tone="danger">
          {words.eraseForGood}
        </SubmitButton>
      )}
    </PostForm>
  )
}
