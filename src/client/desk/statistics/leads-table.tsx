import { Link } from '@inertiajs/react'
import type { Leads } from '#shared/desk/statistics/props.ts'
import * as words from './words.ts'

/** The pages and markets of enquiries and bookings. */
export function LeadsTable({ leads, labelledBy }: { leads: readonly Leads[]; labelledBy: string }) {
  if (leads.length === 0) return <p className="mt-3 text-sm">{words.noLeads}</p>
  return (
    <table aria-labelledby={labelledBy} className="figures mt-3 w-full text-sm">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.fromPage}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.market}
          </th>
          <th scope="col" className="w-20 py-2 text-right font-semibold">
            {words.enquiries}
          </th>
          <th scope="col" className="w-20 py-2 text-right font-semibold">
            {words.bookings}
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map(({ market, page, enquiries, bookings }) => (
          <tr key={`${market} ${page}`} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {page ? (
                <Link href={page} className="link">
                  {page}
                </Link>
              ) : (
                words.unknownPage
              )}
            </th>
            <td className="py-2 pr-4">{market ?? words.noMarket}</td>
            <td className="py-2 text-right">{enquiries}</td>
            <td className="py-2 text-right">{bookings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
