import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { AppLayout } from '#client/account/signed-in/app-layout.tsx'
import { type ScreenTab, ScreenTabs } from '#client/account/signed-in/screen-tabs.tsx'
import { type Role, reaches } from '#shared/desk/staff/roles.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The tabs of the desk above each of its screens. */
function DeskLayout({ children }: { children: ReactNode }) {
  const role = usePage().props.auth.user?.role ?? null
  const tabs = screens.filter(({ minimumRole }) => reaches(role, minimumRole))
  return (
    <div className="app-wide">
      <ScreenTabs label={words.desk} tabs={tabs} className="print:hidden" />
      {children}
    </div>
  )
}

const screens: (ScreenTab & { minimumRole: Role })[] = [
  {
    label: words.inbox,
    href: routes.deskInbox.href(),
    components: ['desk/inbox', 'desk/thread', 'desk/new-thread', 'desk/saved-replies'],
    minimumRole: 'advisor',
  },
  {
    label: words.calendar,
    href: routes.deskCalendar.href(),
    components: ['desk/calendar', 'desk/holidays', 'desk/host'],
    minimumRole: 'advisor',
  },
  {
    label: words.rooms,
    href: routes.deskRooms.href(),
    components: ['desk/rooms', 'desk/room'],
    minimumRole: 'advisor',
  },
  {
    label: words.documents,
    href: routes.deskDocuments.href(),
    components: [
      'desk/documents',
      'desk/document',
      'desk/translation',
      'desk/letter',
      'desk/media',
    ],
    minimumRole: 'editor',
  },
  {
    label: words.toReview,
    href: routes.deskReview.href(),
    components: ['desk/review'],
    minimumRole: 'editor',
  },
  {
    label: words.subscribers,
    href: routes.deskSubscribers.href(),
    components: ['desk/subscribers', 'desk/suppressions'],
    minimumRole: 'editor',
  },
  {
    label: words.statistics,
    href: routes.deskStatistics.href(),
    components: ['desk/statistics'],
    minimumRole: 'editor',
  },
  {
    label: words.people,
    href: routes.deskPeople.href(),
    components: ['desk/people'],
    minimumRole: 'owner',
  },
  {
    label: words.undelivered,
    href: routes.deskMails.href(),
    components: ['desk/mails'],
    minimumRole: 'owner',
  },
  {
    label: words.activity,
    href: routes.deskLog.href(),
    components: ['desk/log'],
    minimumRole: 'owner',
  },
]

export const deskLayouts = [AppLayout, DeskLayout]
