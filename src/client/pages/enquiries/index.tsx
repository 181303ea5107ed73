import { EnquiryList } from '#client/account/enquiries/enquiry-list.tsx'
import { NewEnquiryLinks } from '#client/account/enquiries/new-enquiry-links.tsx'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { Pager } from '#client/ui/pager.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function EnquiriesScreen({ threads, page, pages, now }: Pages['enquiries/index']) {
  return (
    <div className="max-w-wide">
      <h1 className="text-3xl">Your enquiries</h1>
      {threads.length === 0 ? (
        <NoEnquiries />
      ) : (
        <>
          <p className="mt-2 measure text-muted">
            What you wrote to us under your verified address, and what we answered.
          </p>
          <div className="mt-8">
            <EnquiryList enquiries={threads} now={now} heading="h2" />
          </div>
          <Pager
            page={page}
            pages={pages}
            hrefOf={(to) => `${routes.enquiries.href()}?page=${to}`}
            labels={{ previous: 'Newer', next: 'Older' }}
          />
          <h2 className="mt-12 text-xl print:hidden">Something else?</h2>
          <NewEnquiryLinks />
        </>
      )}
    </div>
  )
}

EnquiriesScreen.layout = AppLayout

function NoEnquiries() {
  return (
    <>
      <p className="mt-4 measure">
        No enquiries yet. Messages you send from your verified address appear here with our replies.
      </p>
      <NewEnquiryLinks />
    </>
  )
}
