import { Link } from '@inertiajs/react'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import { dayText } from '#shared/dates.ts'
import { routes } from '#shared/routes.ts'
import { EnquiryStatus } from './enquiry-status.tsx'

interface EnquiryListProps {
  enquiries: readonly Enquiry[]
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3'
}

export function EnquiryList({ enquiries, ...props }: EnquiryListProps) {
  return (
    <ol className="border-b border-line">
      {enquiries.map((enquiry) => (
        <EnquiryRow key={enquiry.id} enquiry={enquiry} {...props} />
      ))}
    </ol>
  )
}

type EnquiryRowProps = Omit<EnquiryListProps, 'enquiries'> & { enquiry: Enquiry }

function EnquiryRow({ enquiry, now, heading: Heading }: EnquiryRowProps) {
  const { id, service, excerpt, reference, createdAt } = enquiry
  return (
    <li className="whole-card whole-row grid grid-cols-1 gap-x-10 gap-y-2 border-t border-line py-5 @4xl:grid-cols-3">
      <div className="min-w-0 @4xl:col-span-2">
        <Heading className="text-lg">
          <Link href={routes.enquiry.href({ id })} prefetch className="whole-card-link">
            {service}
          </Link>
        </Heading>
        <p className="mt-1 line-clamp-2 measure wrap-anywhere text-muted">{excerpt}</p>
      </div>
      <div className="@4xl:pt-1">
        <EnquiryStatus enquiry={enquiry} now={now} />
        <p className="figures mt-1 text-sm text-muted">
          {reference}, {dayText(createdAt.slice(0, 10))}
        </p>
      </div>
    </li>
  )
}
