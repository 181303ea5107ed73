import { findContactService } from '#shared/content/services.ts'
import { offeredDays, todayOrLater } from '#shared/desk/bookings/slots.ts'
import { booking } from '#shared/desk/constants.ts'
import { officeDayAt } from '#shared/office-days.ts'
import type { Pages } from '#shared/pages.ts'
import type { Work } from '#worker/app-env.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findContactSubject } from '#worker/site/contact/find-contact-subject.ts'
import { readOffice } from './office.ts'

/** What a look at the offer asks for, as an address or a refused form says it. */
interface Asked {
  minutes: string
  /** The first day to be shown. */
  date: string
  market: string
  service: string
  /** The visitor's time zone as far as the platform knows. */
  zone: string | null
  /** What was typed into a form that was refused. */
  typed: Record<string, string>
}

/** The week of the offer that is asked for, with what the link here or the form was about. */
export async function chooseProps(
  work: Pick<Work, 'db' | 'settings'>,
  { typed, zone, ...asked }: Asked,
): Promise<Pages['booking/choose']> {
  const office = await readOffice(work)
  const minutes = knownMinutes(asked.minutes || typed.minutes)
  const { market } = findContactSubject(currentEdition(), { market: typed.market ?? asked.market })
  const service = findContactService(typed.service ?? asked.service)?.code
  const about = { ...(market && { market }), ...(service && { service }) }
  return {
    ...offeredDays(office, minutes, asked.date || todayOrLater(office, dayOf(typed.slot))),
    minutes,
    zone,
    values: {
      ...(market && { market: market.slug }),
      ...(service && { service }),
      ...typed,
    },
    ...about,
    now: office.now.toISOString(),
  }
}

function knownMinutes(text: string | undefined): number {
  return booking.minutes.find((one) => String(one) === text) ?? booking.minutes[0]
}

/** The day of the time that was chosen, so that the week around it is shown again. */
function dayOf(slot: string | undefined): string {
  const at = Date.parse(slot ?? '')
  return Number.isNaN(at) || Math.abs(at) > maxTime ? '' : officeDayAt(new Date(at))
}

// Far within what a Date holds, so that a day can be taken from it.
const maxTime = 8e15
