import { messages } from '#shared/messages.ts'
import { threadLink } from '#worker/desk/staff/thread-link.ts'
import type { Settings } from '#worker/env.ts'
import type { EntryText } from './calendar-entry.ts'
import type { Consultation } from './consultation.ts'
import { visitorLink } from './link-token.ts'
import * as words from './visitor-mail-words.ts'

/** Returns the visitor's calendar entry. It has no input of the form, which may be to a stranger. */
export function visitorCalendarEntry(
  settings: Settings,
  { consultation, token }: { consultation: Consultation; token: string | null },
): EntryText {
  const link = visitorLink(settings, token)
  // A cancelled consultation has no meeting and can no longer be changed.
  const changeLines = consultation.cancelled
    ? []
    : [meetingText(consultation), words.changeAt(link)]
  return {
    summary: words.summary(withHost(settings, consultation)),
    description: [...changeLines, words.referenceIs(consultation.reference)].join('\n'),
    link,
  }
}

function withHost({ appName }: Settings, { host }: Pick<Consultation, 'host'>): string {
  return host ? `${host.name}, ${appName}` : appName
}

/** Returns where a consultation takes place, in a sentence. */
function meetingText({ meeting }: Pick<Consultation, 'meeting'>): string {
  return meeting ? words.joinAt(meeting) : messages.booking.meeting
}

/** Returns the calendar entry of the firm and of whoever holds the consultation. */
export function firmCalendarEntry(settings: Settings, consultation: Consultation): EntryText {
  const { name, email, company, phone, topic, reference } = consultation
  const link = threadLink(settings, consultation.threadId)
  const { meeting } = consultation
  const join = meeting && meetingText(consultation)
  const about = [`${name} <${email}>`, phone, company, topic, join, `Reference: ${reference}`, link]
  return {
    summary: `Consultation: ${name}${company ? ` (${company})` : ''}`,
    description: about.filter(Boolean).join('\n'),
    link,
  }
}
