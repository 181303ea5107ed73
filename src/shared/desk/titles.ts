import { languageName } from '#shared/knowledge/languages.ts'
import type { Titles } from '#shared/pages.ts'
import { kindNames, titleOfFields } from './documents/kinds.ts'
import type { DeskPages } from './pages.ts'
import { visitorTitles } from './visitor-title-words.ts'

const inbox = 'Inbox'

/** The titles of the desk, and of visitors' newsletters and bookings. */
export const deskTitles: Titles<DeskPages> = {
  'marketing/letter': ({ letter }) => letter.subject,
  'desk/document': ({ id, kind, fields }) =>
    id ? titleOfFields(kind, fields) : `New ${kindNames[kind].label.toLowerCase()}`,
  'desk/translation': ({ translation }) =>
    `${translation.title} - ${languageName(translation.locale)}`,
  'desk/letter': ({ subject }) => subject,
  'desk/thread': ({ thread }) => `${thread.person.name} - ${inbox}`,
  'desk/rooms': 'Rooms',
  'desk/room': ({ room }) => `${room.name} - Rooms`,
  'marketing/letters': () => visitorTitles.newsletters,
  'booking/choose': () => visitorTitles.book,
  'booking/confirm': () => visitorTitles.confirmBooking,
  'booking/show': () => visitorTitles.booking,
  'desk/inbox': inbox,
  'desk/new-thread': 'New enquiry',
  'desk/saved-replies': 'Saved replies',
  'desk/documents': 'Documents',
  'desk/review': 'To review',
  'desk/calendar': 'Calendar',
  'desk/holidays': 'Holidays and other hours',
  'desk/host': ({ host }) => `Hours of ${host.name}`,
  'desk/people': 'People',
  'desk/join': 'Join the desk',
  'desk/keep-factors': 'Keep my second factors',
  'desk/mails': 'Undelivered emails',
  'desk/media': 'Pictures',
  'desk/subscribers': 'Subscribers',
  'desk/suppressions': 'Suppressed addresses',
  'desk/statistics': 'Statistics',
  'desk/log': 'Activity',
}
