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
interface OfferQuery {
  minutes: string
  /** The first day to be shown. */
  date: string
  market: string
  service: string
  /** The visitor's time zone as far as the platform knows. */
  zone: string | null
  /** What was typed into a form that was refused. */
  oldInput: Record<string, string>
}

/** The week of the offer that is asked for, with what the link here or the form was about. */
export async function chooseProps(
  work: Pick<Work, 'db' | 'settings'>,
  { oldInput, zone, ...query }: OfferQuery,
): Promise<Pages['booking/choose']> {
  const office = await readOffice(work)
  const minutes = readMinutes(query.minutes || oldInput.minutes)
  const { market } = findContactSubject(currentEdition(), { market: oldInput.market ?? query.market })
  const service = findContactService(oldInput.service ?? query.service)?.code
  const about = { ...(market && { market }), ...(service && { service }) }
  return {
    ...offeredDays(office, minutes, query.date || todayOrLater(office, dayOf(oldInput.slot))),
    minutes,
    zone,
    values: {
      ...(market && { market: market.slug }),
      ...(service && { service }),
      ...oldInput,
    },
    ...about,
    now: office.now.toISOString(),
  }
}

function readMinutes(text: string | undefined): number {
  return booking.minutes.find((minutes) => String(minutes) === text) ?? booking.minutes[0]
}

/** The day of the time that was chosen, so that the week around it is shown again. */
function dayOf(slot: string | undefined): string {
  const time = Date.parse(slot ?? '')
  return Number.isNaN(time) || Math.abs(time) > maxTimeMs ? '' : officeDayAt(new Date(time))
}

// Far within what a Date holds, so that a day can be taken from it.
const maxTimeMs = 8e15
