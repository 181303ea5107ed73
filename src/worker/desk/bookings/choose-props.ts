import type { HostName } from '#shared/desk/bookings/props.ts'
import { offeredDays, todayOrLater } from '#shared/desk/bookings/slots.ts'
import { booking } from '#shared/desk/constants.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import type { Pages } from '#shared/pages.ts'
import type { Work } from '#worker/app-env.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import { findContactSubject } from '#worker/site/contact/find-contact-subject.ts'
import { readOffice } from './office.ts'

/** The query of the booking page, or the same values from a refused form. */
interface OfferQuery {
  minutes: string
  /** The first visible day. */
  date: string
  market: string
  product: string
  service: string
  /** The id of the only host to look at. */
  host: string
  /** The visitor's time zone, if the platform knows it. */
  zone: string | null
  /** The page that led to the form. */
  from: string
  oldInput: Record<string, string>
}

/** Returns the props of the booking page, from its query and a refused form's old input. */
export async function chooseProps(
  work: Pick<Work, 'db' | 'settings'>,
  { oldInput, zone, from, ...query }: OfferQuery,
): Promise<Pages['booking/choose']> {
  const office = await readOffice(work, { host: oldInput.host ?? query.host })
  const minutes = readMinutes(query.minutes || oldInput.minutes)
  const { market, product } = findContactSubject(currentEdition(), {
    market: oldInput.market ?? query.market,
    product: query.product,
  })
  const service = currentEdition().findService(oldInput.service ?? query.service)
  const about = {
    ...(market && { market }),
    ...(product && { product }),
    ...(service && { service: service.slug, serviceTitle: service.title }),
  }
  return {
    ...offeredDays(office, minutes, query.date || todayOrLater(office, dayOf(oldInput.slot))),
    minutes,
    zone,
    from,
    hosts: office.names,
    host: requestedHost(office, oldInput.host ?? query.host),
    hasMeetingLink: office.hasMeetingLink,
    values: {
      ...(market && { market: market.slug }),
      ...(service && { service: service.slug }),
      ...(market && product && { topic: launchQuestionOf(product, market.name) }),
      ...oldInput,
    },
    ...about,
    now: office.now.toISOString(),
  }
}

function requestedHost({ names }: { names: readonly HostName[] }, id: string): string {
  return names.some((host) => host.id === id) ? id : ''
}

function readMinutes(text: string | undefined): number {
  return booking.minutes.find((minutes) => String(minutes) === text) ?? booking.minutes[0]
}

/** Returns the day of the selected slot, so that a refused form shows its week again. */
function dayOf(slot: string | undefined): string {
  const time = Date.parse(slot ?? '')
  return Number.isNaN(time) || Math.abs(time) > maxTimeMs ? '' : officeDay(new Date(time))
}

// Well below the range of a Date, so that adding days cannot overflow it.
const maxTimeMs = 8e15
