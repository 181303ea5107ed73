import { Link } from '@inertiajs/react'
import { EnquiryStatus } from '#client/account/enquiries/enquiry-status.tsx'
import { Letters } from '#client/account/enquiries/letters.tsx'
import { WriteOn } from '#client/account/enquiries/write-on.tsx'
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
        All enquiries
      </Link>
      <p className="eyebrow figures mt-4">Enquiry {thread.reference}</p>
      <h1 className="mt-1 text-3xl">{thread.service}</h1>
      <div className="mt-4 mb-8">
        {!isCalledOff(props) && <EnquiryStatus enquiry={thread} now={now} />}
      </div>
      <EnquiryBookings bookings={bookings} />
      <Letters entries={entries} />
      <section
        id="write-on"
        aria-labelledby="write-on-title"
        className="mt-8 grid grid-cols-1 gap-x-10 gap-y-4 @4xl:grid-cols-4 print:hidden"
      >
        <h2 id="write-on-title" className="text-xl">
          Reply
        </h2>
        <div className="measure @4xl:col-span-3">
          <div className="-mt-6 mb-6">
            <StatusMessage>{status}</StatusMessage>
          </div>
          <WriteOn key={thread.id} id={thread.id} isClosed={thread.status === 'done'} />
        </div>
      </section>
    </div>
  )
}

EnquiryScreen.layout = AppLayout

/** Whether all that was asked for is a consultation that was cancelled: nobody waits for an answer. */
function isCalledOff({ thread, entries, bookings }: Pages['enquiries/show']): boolean {
  const isAllCancelled = bookings.length > 0 && bookings.every(({ state }) => state === 'cancelled')
  const written = entries.filter(({ kind }) => kind === 'message')
  return isAllCancelled && written.length === 1 && thread.status === 'open'
}
