import type { ReactNode } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import type { Autosave } from './draft/use-autosave.ts'
import * as words from './words.ts'

interface SavedStateProps {
  page: DocumentPage
  editing: Autosave
  /** What there is to say while all is saved. */
  children?: ReactNode
}

/** Says what of the text is saved where; the time of the draft is not read out at each pause. */
export function SavedState({ page, editing, children }: SavedStateProps) {
  const clock = useOfficeClock()
  const { isDirty, isStored, savedAt, problem } = editing
  const isHydrated = useHydrated()
  const now = isHydrated ? new Date().toISOString() : page.now
  const result = <span role="status">{children}</span>
  // Without a script, only the status says if the form was accepted.
  if (!isHydrated && page.status) return result
  if (problem === 'elsewhere') return <Elsewhere editing={editing} />
  if (problem === 'logged-out') return <LoggedOut />
  if (problem === 'offline') return <span role="status">{words.notSavedOnline}</span>
  if (problem === 'too-large') return <span role="status">{words.tooLargeToSave}</span>
  if (isDirty && !isStored) return words.savingDraft
  if (isDirty && savedAt) return words.draftSavedAt(clock.shortTime(savedAt, now))
  return result
}

/** Leads to the log-in without leaving the text. */
function LoggedOut() {
  return (
    <span role="alert">
      <RichText
        text={words.notSavedLoggedOut}
        marks={{
          login: (text) => (
            <a href={routes.login.href()} target="_blank" rel="noopener" className="link">
              {text}
            </a>
          ),
        }}
      />
    </span>
  )
}

/** Asks which text to keep after another tab has saved one. */
function Elsewhere({ editing }: Pick<SavedStateProps, 'editing'>) {
  return (
    <span role="alert" className="flex flex-wrap items-center gap-x-3">
      {words.changedElsewhere}
      <button type="button" onClick={editing.keep} className="link min-h-11 cursor-pointer">
        {words.keepThisText}
      </button>
      <button
        type="button"
        onClick={() => location.reload()}
        className="link min-h-11 cursor-pointer"
      >
        {words.showTheOther}
      </button>
    </span>
  )
}
