import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { awaitsSending } from './awaits-sending.ts'
import { documentsPath, draftAction } from './documents-path.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'
import { kinds } from './kinds/registry.ts'
import { readerState } from './reader-state.ts'
import { SavedState } from './saved-state.tsx'
import { SideTabs } from './sides.tsx'
import { DocumentStateMark } from './state-mark.tsx'
import * as words from './words.ts'

interface EditorBarProps {
  page: DocumentPage
  editing: DocumentDraft
  isSaving: boolean
  /** The requested time of publication; empty for now. */
  from: string
}

/** The bar above the editor: what it is, what of it is saved, and what is done with it. */
export function EditorBar({ page, editing, isSaving, from }: EditorBarProps) {
  const { kind, state } = page
  const clock = useOfficeClock()
  return (
    <div className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 border-b border-line bg-ground text-sm xl:col-span-2 print:hidden">
      <Link
        href={documentsPath({ kind, state: null, q: '' })}
        className="icon-button -ml-3"
        title={words.allOfKind[kind]}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.allOfKind[kind]}</span>
      </Link>
      <h1 className="min-w-0 truncate font-sans text-sm font-semibold max-lg:flex-1 lg:max-w-72">
        {page.id
          ? titleOfFields(kind, page.fields) || words.untitledHeading
          : words.newOfKind[kind]}
      </h1>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 max-lg:order-last max-lg:basis-full max-lg:pb-1 lg:flex-1">
        {state && <DocumentStateMark state={state} />}
        <p className="figures min-w-0 text-muted">
          <SavedState page={page} editing={editing}>
            {page.status ?? readerState(page, clock)}
          </SavedState>
        </p>
      </div>
      <SideTabs hasHistory={page.id !== null} className="max-lg:order-2 max-lg:basis-full" />
      <div className="flex items-center gap-2 py-1">
        <button
          type="submit"
          formAction={draftAction(page, 'PUT')}
          formNoValidate
          // As the first button of the form, Enter presses it, also while it is hidden.
          onClick={(event) => {
            event.preventDefault()
            void editing.save()
          }}
          className={clsx('hidden noscript:inline-flex', buttonClass({ tone: 'quiet' }))}
        >
          {words.saveDraft}
        </button>
        <PublishButton {...{ page, editing, isSaving, from }} />
      </div>
    </div>
  )
}

/** The id of the button that the keyboard presses from anywhere. */
export const mainId = 'main-action'

/** Saves the text as a version and publishes it, or leaves that to a second person. */
function PublishButton({ page, editing, isSaving, from }: EditorBarProps) {
  const isHydrated = useHydrated()
  const { state, twoPersonRule, ownRevision } = page
  const { isDirty } = editing
  const { sendingPath } = kinds[page.kind]
  if (sendingPath && awaitsSending(page)) {
    return (
      <>
        {page.id && !isDirty && (
          <Link href={sendingPath(page.id)} className={buttonClass({ tone: 'quiet' })}>
            {words.goOnToSending}
          </Link>
        )}
        <SubmitButton id={mainId} processing={isSaving}>
          {words.saveVersion}
        </SubmitButton>
      </>
    )
  }
  const isOwn = twoPersonRule && (isDirty || ownRevision || page.id === null)
  // Without a script the page does not know what was typed.
  const isNewest = page.id !== null && page.revision === page.revisions[0]?.id
  const isDone = isHydrated && !isDirty && isNewest && (state === 'published' || isOwn)
  const label = isOwn ? words.sendForApproval : from ? words.schedule : words.publish
  return (
    <SubmitButton
      id={mainId}
      processing={isSaving}
      className="px-9"
      // Disabled, it would lose the focus of who has just pressed it.
      aria-disabled={isDone}
      onClick={(event) => isDone && event.preventDefault()}
      name="publish"
      value="1"
      title={words.publishKeys}
    >
      {label}
    </SubmitButton>
  )
}
