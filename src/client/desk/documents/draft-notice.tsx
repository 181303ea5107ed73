import { Link } from '@inertiajs/react'
import { useState } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import type { EditorPage } from '#shared/desk/documents/props.ts'
import { documentPath, draftAction } from './documents-path.ts'
import { hidesDraft } from './draft/draft.ts'
import type { Autosave } from './draft/use-autosave.ts'
import * as words from './words.ts'

interface DraftNoticeProps {
  page: EditorPage
  editing: Autosave
}

/** Says that there is a draft from before, and discards it in two steps. */
export function DraftNotice({ page, editing }: DraftNoticeProps) {
  const clock = useOfficeClock()
  const [isConfirming, setIsConfirming] = useState(false)
  // A draft that was saved since the page was opened is nothing new to its author.
  const [opened] = useState(page.draft)
  const { draft, id } = page
  if (!draft || !opened) return null
  const time = clock.dateTime(draft.savedAt)
  return (
    <p className="figures flex flex-wrap items-center gap-x-4 border-l-2 border-clay pl-3 text-sm">
      <span>{hidesDraft(page) ? words.draftOfNewest(time) : words.draftOf(time)}</span>
      {hidesDraft(page) && id && (
        <Link href={documentPath(id)} className="link">
          {words.goOnWithDraft}
        </Link>
      )}
      <button
        type="submit"
        formAction={draftAction(page, 'DELETE')}
        formNoValidate
        onClick={(event) => {
          event.preventDefault()
          if (isConfirming) void editing.discard()
          else setIsConfirming(true)
        }}
        className="link min-h-11 cursor-pointer"
      >
        {isConfirming ? words.discardForGood : words.discardDraft}
      </button>
    </p>
  )
}
