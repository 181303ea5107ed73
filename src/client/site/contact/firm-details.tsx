import { PreviewedFirm } from '#client/use-firm.ts'
import type { FirmContact } from '#shared/knowledge/firm.ts'
import type { Pages } from '#shared/pages.ts'
import { BusinessHours } from './business-hours.tsx'
import { ContactWays } from './contact-ways.tsx'
import { OurOffices } from './our-offices.tsx'
import { QuickResponse } from './quick-response.tsx'

interface FirmDetailsProps extends Pick<Pages['marketing/contact'], 'channels' | 'clock'> {
  firm: FirmContact
  name: string
}

/** The firm in the preview of its document: what pages show of it, together. */
export function FirmDetails({ firm, name, channels, clock }: FirmDetailsProps) {
  return (
    <PreviewedFirm value={firm}>
      <div className="wrap py-10">
        <h1 className="text-4xl">{name}</h1>
        <p className="lead mt-4">{firm.tagline}</p>
        <p className="mt-4">{[firm.email, firm.phone].filter(Boolean).join(' · ')}</p>
      </div>
      <ContactWays channels={channels} />
      <div className="wrap grid gap-12 md:grid-cols-2">
        <QuickResponse social={channels.social} />
        <BusinessHours clock={clock} />
      </div>
      <OurOffices />
    </PreviewedFirm>
  )
}
