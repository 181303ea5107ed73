import { StatStrip } from '#client/ui/stat-strip.tsx'
import { services } from '#shared/content/services.ts'
import { serviceStats } from '#shared/content/site.ts'
import { LedgerEntry } from './ledger-entry.tsx'

/** The six services as an account book: ruled columns, and the totals under a double line. */
export function Ledger() {
  return (
    <div className="wrap">
      <div
        aria-hidden="true"
        className="sticky top-18 z-10 hidden border-y border-text bg-ground text-sm font-semibold text-structure lg:ledger-columns"
      >
        <p />
        <p className="border-l border-line px-6 py-3">Service</p>
        <p className="border-l border-line px-6 py-3">Features</p>
        <p className="border-l border-line bg-panel px-6 py-3">Deliverable</p>
      </div>
      {services.map((service, index) => (
        <LedgerEntry key={service.slug} service={service} number={index + 1} />
      ))}
      <div className="mb-[clamp(3.5rem,2.5rem+5vw,7rem)] border-t-4 border-double border-text [&_dl]:border-t-0">
        <StatStrip stats={serviceStats} label="Success metrics" />
      </div>
    </div>
  )
}
