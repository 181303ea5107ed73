import { EnquiryList } from '#client/account/enquiries/enquiry-list.tsx'
import { NewEnquiryLinks } from '#client/account/enquiries/new-enquiry-links.tsx'
import * as words from '#client/account/enquiries/words.ts'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { Pager } from '#client/ui/pager.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function EnquiriesScreen({ threads, page, pages, now }: Pages['enquiries/index']) {
  return (
    <div className="max-w-wide">
      <h1 className="text-3xl">{words.yourEnquiries}</h1>
      {threads.length === 0 ? (
        <NoEnquiries />
      ) : (
        <>
          <p className="mt-2 measure text-muted">{words.enquiriesLead}</p>
          <div className="mt-8">
            <EnquiryList enquiries={threads} now={now} heading="h2" />
          </div>
          <Pager
            page={page}
            pages={pages}
            hrefOf={(to) => `${routes.enquiries.href()}?page=${to}`}
            labels={{ previous: words.newer, next: words.older }}
          />
          <h2 className="mt-12 text-xl print:hidden">{words.somethingElse}</h2>
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
      <p className="mt-4 measure">{words.noEnquiriesYet}</p>
      <NewEnquiryLinks />
    </>
  )
}
