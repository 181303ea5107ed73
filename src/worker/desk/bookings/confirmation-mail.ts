import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { momentText } from '#shared/time-text.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Settings } from '#worker/env.ts'
import { officeCity, officeZone } from '#worker/knowledge/office.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import type { ConsultationRequest } from './find-hold.ts'
import { visitorTimeRows } from './mail-rows.ts'
import * as words from './visitor-mail-words.ts'

/** Returns the confirmation email. It has no input of the form, which may be to a stranger. */
export function confirmationMail(
  settings: Settings,
  {
    request,
    confirmToken,
    expiresAt,
  }: { request: ConsultationRequest; confirmToken: string; expiresAt: Date },
): Mail {
  const path = routes.confirmBooking.href({ token: confirmToken })
  const minutes = lifetimes.bookingHoldSeconds / 60
  const zone = request.zone ?? officeZone()
  return composeMail(settings, {
    to: request.email,
    subject: words.confirmSubject,
    reason: words.reason,
    blocks: [
      { paragraph: words.timeHeld(minutes) },
      {
        rows: [
          ...visitorTimeRows(request),
          [words.heldUntil, `${momentText(zone, expiresAt)} (${zoneInWords(zone)})`],
        ],
      },
      { button: words.confirmConsultation, href: absoluteUrl(settings, path) },
      { paragraph: words.notYou },
    ],
  })
}

function zoneInWords(zone: string): string {
  return zone === officeZone() ? officeCity() : zone
}
