import { Form, usePage } from '@inertiajs/react'
import { type RefObject, useMemo } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import type { ErrorMap, PageObject } from '#shared/pages.ts'
import { Conflict } from './conflict.tsx'
import { documentAction } from './documents-path.ts'
import { DraftProvider } from './draft/context.tsx'
import { finishSubmit, replaceField, startSubmit } from './draft/draft.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'
import { ErrorSummary } from './error-summary.tsx'
import { SourcesProvider } from './inputs/sources.tsx'
import { kinds } from './kinds/registry.ts'
import { SaveBar } from './save-bar.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { SlugField } from './slug-field.tsx'
import { useSaveShortcut } from './use-save-shortcut.ts'

interface EditorProps {
  page: DocumentPage
  editing: DocumentDraft
  form: RefObject<HTMLFormElement | null>
  status: string | null
  onStart: () => void
}

export function Editor(props: EditorProps) {
  const { page, editing, form, onStart } = props
  const { dispatch } = editing
  const hydrated = useHydrated()
  useSaveShortcut(form)
  return (
    <Form
      method="post"
      action={documentAction(page.id)}
      noValidate={hydrated}
      options={{ preserveScroll: true }}
      onStart={() => {
        onStart()
        dispatch(startSubmit)
      }}
      onSuccess={(answer) => {
        // An expired session answers with the login page, and nothing was saved.
        const { component, props: newPage } = answer as unknown as PageObject<'desk/document'>
        if (component !== 'desk/document') return
        editing.forget()
        dispatch(finishSubmit(newPage.revisions[0]?.id ?? ''))
      }}
    >
      {({ processing }) => <Body {...props} isSaving={processing} />}
    </Form>
  )
}

function Body({ page, editing, form, status, isSaving }: EditorProps & { isSaving: boolean }) {
  const { errors: all } = usePage().props
  const errors = useMemo(() => errorsOfFields(all), [all])
  const { draft, changed, dispatch } = editing
  const { theirs } = page
  return (
    <div
      ref={(element) => {
        form.current = element?.closest('form') ?? null
      }}
      className="grid grid-cols-1 gap-6"
    >
      <FormTokens />
      <input type="hidden" name="kind" value={page.kind} />
      <input type="hidden" name="base" value={draft.base} />
      {/* Enter presses the first button of a form, which would be one of a row otherwise. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ErrorSummary errors={errors} />
      {theirs && (
        <Conflict
          theirs={theirs}
          ours={editing.fields}
          onUseTheirs={(field) => dispatch(replaceField(field, theirs.fields[field]))}
        />
      )}
      <SavedNotice editing={editing} kind={page.kind} />
      <DraftProvider {...{ page, draft, changed, dispatch, errors }}>
        <SourcesProvider>
          <div className="@container grid grid-cols-1 gap-6 text-sm">
            {kinds[page.kind].fields}
            <SlugField />
          </div>
        </SourcesProvider>
      </DraftProvider>
      <SaveBar page={page} editing={editing} status={status} isSaving={isSaving} />
    </div>
  )
}

/** Returns the errors of the document's fields; errors of publishing are shown in its panel. */
function errorsOfFields(all: ErrorMap): Record<string, string> {
  const { revision: _, from: __, document: ___, ...errors } = fieldErrors(all)
  return errors
}
