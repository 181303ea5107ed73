import { Form, usePage } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { Modal } from '#client/ui/modal.tsx'
import { CsrfField, withMethod } from '#client/ui/plain-form.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { Thread } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'

const eraseWarning =
  'This permanently deletes the contact, all messages and any unsent email. The activity log records the deletion.'

const bookingWarning = ' Cancel its consultation first if both sides should be notified.'

/** The button, dialog and form that erase a thread; for owners. */
export function EraseThread({ thread, now }: { thread: Thread; now: string }) {
  const [open, setOpen] = useState(false)
  const hasComingBooking = thread.bookings.some(
    ({ startsAt, cancelled }) => !cancelled && startsAt > now,
  )
  const consequence = hasComingBooking ? eraseWarning + bookingWarning : eraseWarning
  const openButton = useRef<HTMLButtonElement>(null)
  if (usePage().props.auth.user?.role !== 'owner') return null
  return (
    <div className="mt-8 border-t border-line pt-4 print:hidden">
      <button
        ref={openButton}
        type="button"
        onClick={() => setOpen(true)}
        className={buttonClass({
          tone: 'quiet-danger',
          size: 'small',
          className: 'noscript:hidden',
        })}
      >
        Erase enquiry
      </button>
      <details className="hidden noscript:block">
        <summary className="link inline-flex min-h-11 items-center text-danger">
          Erase enquiry
        </summary>
        <p className="max-w-note py-3 text-sm">{consequence}</p>
        <EraseForm thread={thread} />
      </details>
      <Modal
        open={open}
        onOpenChange={setOpen}
        focusAfter={() => openButton.current}
        title="Erase this enquiry?"
        description={consequence}
      >
        <div className="actions mt-6 justify-end">
          <button
            type="button"
            className={buttonClass({ tone: 'quiet' })}
            onClick={() => setOpen(false)}
          >
            Keep it
          </button>
          <EraseForm thread={thread} />
        </div>
      </Modal>
    </div>
  )
}

function EraseForm({ thread: { id } }: { thread: Thread }) {
  return (
    <Form
      method="post"
      action={withMethod(routes.deskThread.href({ id }), 'DELETE')}
      className="grid"
    >
      {({ processing }) => (
        <>
          <CsrfField />
          <SubmitButton processing={processing} tone="danger">
            Erase for good
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
