import { Link } from '@inertiajs/react'
import type { MouseEvent, RefObject } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import type { SavedReply } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { DropMenu } from './drop-menu.tsx'
import { insertText } from './insert-text.ts'
import * as words from './words.ts'

interface SavedReplyMenuProps {
  thread: string
  replies: readonly SavedReply[]
  field: RefObject<HTMLTextAreaElement | null>
}

/** Inserts a saved reply at the caret; without a script, a link opens the form with its text. */
export function SavedReplyMenu({ thread, replies, field }: SavedReplyMenuProps) {
  function insert(event: MouseEvent<HTMLAnchorElement>, body: string) {
    if (!field.current) return
    event.preventDefault()
    event.currentTarget.closest('details')?.removeAttribute('open')
    insertText(field.current, body)
  }

  return (
    <DropMenu className="sm:relative">
      <summary className={buttonClass({ tone: 'quiet', size: 'small' })}>
        {words.insertSavedReply}
      </summary>
      <div className="absolute bottom-full z-20 mb-1 max-h-72 max-sm:inset-x-0 sm:left-0 sm:w-80 overflow-y-auto border border-float-line bg-ground py-1">
        {replies.map(({ id, title, body }) => (
          <a
            key={id}
            href={`${routes.deskThread.href({ id: thread })}?saved=${id}`}
            onClick={(event) => insert(event, body)}
            className="menu-row"
          >
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="line-clamp-1 text-xs wrap-anywhere text-muted">{body}</span>
          </a>
        ))}
        <Link href={routes.savedReplies.href()} className="menu-row text-muted">
          {words.manageSavedReplies}
        </Link>
      </div>
    </DropMenu>
  )
}
