import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import type { PageObject, Pages } from '#shared/pages.ts'
import { ThreadList } from './thread-list.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useListPosition } from './use-list-position.ts'

/** The list next to the open thread. As a layout it keeps its scroll position and focus. */
function InboxLayout({ children }: { children: ReactNode }) {
  const { inbox, open } = inboxOf(usePage() as PageObject)
  useInboxKeys()
  useListPosition(open)
  return (
    <div className="desk-panes">
      <ThreadList inbox={inbox} open={open} />
      {children}
      <UndoBar undo={inbox.undo} now={inbox.now} />
    </div>
  )
}

/** Returns the list of an inbox screen and the id of its open thread. */
function inboxOf({ component, props }: PageObject): { inbox: InboxPage; open: string | null } {
  if (component !== 'desk/thread') return { inbox: props as Pages['desk/inbox'], open: null }
  const { inbox, thread } = props as Pages['desk/thread']
  return { inbox, open: thread.id }
}

export const inboxLayouts = [...deskLayouts, InboxLayout]
