import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import type { PageObject, Pages } from '#shared/pages.ts'
import { ThreadList } from './thread-list.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useListPosition } from './use-list-position.ts'

/**
 * The list, and beside it the thread that was chosen; on narrow screens one of them. As a layout it
 * stays while threads come and go: its position and its focus with it.
 */
function InboxLayout({ children }: { children: ReactNode }) {
  const { inbox, open } = inboxOf(usePage() as PageObject)
  useInboxKeys()
  useListPosition(open)
  return (
    <div className="desk-panes">
      <ThreadList inbox={inbox} open={open} />
      {children}
    </div>
  )
}

/** The list that a screen of the inbox shows, and the thread beside it. */
function inboxOf({ component, props }: PageObject): { inbox: InboxPage; open: string | null } {
  if (component !== 'desk/thread') return { inbox: props as Pages['desk/inbox'], open: null }
  const { inbox, thread } = props as Pages['desk/thread']
  return { inbox, open: thread.id }
}

/** The frames around the screens of the inbox, the outer one first. */
export const inboxLayouts = [...deskLayouts, InboxLayout]
