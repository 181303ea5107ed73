import { Link } from '@inertiajs/react'
import { EnquiryMessages } from '#client/account/enquiries/enquiry-messages.tsx'
import { EnquiryStatus } from '#client/account/enquiries/enquiry-status.tsx'
import { MessageForm } from '#client/account/enquiries/message-form.tsx'
import * as words from '#client/account/enquiries/words.ts'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { EnquiryBookings } from '#client/desk/bookings/enquiry-bookings.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function EnquiryScreen(props: Pages['enquiries/show']) {
  const { thread, entries, bookings, status, now } = props
  return (
    <div className="max-w-wide">
      <Link
        href={routes.enquiries.href()}
        prefetch
        className="link inline-flex min-h-11 items-center text-sm print:hidden"
      >
        {words.allEnquiries}
      </Link>
      <p className="eyebrow figures mt-4">{words.enquiry(thread.reference)}</p>
      <h1 className="mt-1 text-3xl">{thread.service}</h1>
      <div className="mt-4 mb-8">
        {!isCancelled(props) && <EnquiryStatus enquiry={thread} now={now} />}
      </div>
      <EnquiryBookings bookings={bookings} />
      <EnquiryMessages entries={entries} />
      <Reply thread={thread} status={status} fileField={props.fileField} />
    </div>
  )
}

EnquiryScreen.layout = AppLayout

type ReplyProps = Pick<Pages['enquiries/show'], 'thread' | 'status' | 'fileField'>

function Reply({ thread, status, fileField }: ReplyProps) {
  return (
    <section
      id="write-on"
      aria-labelledby="write-on-title"
      className="mt-8 grid grid-cols-1 gap-x-10 gap-y-4 @4xl:grid-cols-4 print:hidden"
    >
      <h2 id="write-on-title" className="text-xl">
        {words.reply}
      </h2>
      <div className="measure @4xl:col-span-3">
        <div className="-mt-6 mb-6">
          <StatusMessage>{status}</StatusMessage>
        </div>
        <MessageForm
          key={thread.id}
          id={thread.id}
          isClosed={thread.status === 'done'}
          fileField={fileField}
        />
      </div>
    </section>
  )
}

/** True if the enquiry was only for a consultation that was cancelled: no reply is due then. */
function isCancelled({ thread, entries, bookings }: Pages['enquiries/show']): boolean {
  const isAllCancelled = bookings.length > 0 && bookings.every(({ state }) => state === 'cancelled')
  const clientMessages = entries.filter(({ kind }) => kind === 'message')
  return isAllCancelled && clientMessages.length === 1 && thread.status === 'open'
}
