import { Form, usePage } from '@inertiajs/react'
import { type ReactNode, type RefObject, useMemo, useState } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import type { PageObject } from '#shared/pages.ts'
import { Conflict } from './conflict.tsx'
import { documentAction } from './documents-path.ts'
import { DraftProvider } from './draft/context.tsx'
import { replaceField, startSubmit } from './draft/draft.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { EditorBar } from './editor-bar.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { SourcesProvider } from './inputs/sources.tsx'
import { kinds } from './kinds/registry.ts'
import { SaveOptions } from './save-options.tsx'
import { SidePanel } from './sides.tsx'
import { SlugField } from './slug-field.tsx'
import { useEditorKeys } from './use-editor-keys.ts'

interface EditorProps {
  page: DocumentPage
  editing: DocumentDraft
  form: RefObject<HTMLFormElement | null>
}

/** The form of a document: the bar, the text, and its details. */
export function Editor(props: EditorProps) {
  const { page, editing } = props
  const { dispatch } = editing
  const hydrated = useHydrated()
  const [from, setFrom] = useState('')
  useEditorKeys(editing.save)
  return (
    <Form
      method="post"
      action={documentAction(page.id)}
      noValidate={hydrated}
      options={{ preserveScroll: true }}
      className="contents"
      onStart={() => {
        editing.startSubmit()
        dispatch(startSubmit)
      }}
      onFinish={editing.endSubmit}
      onSuccess={(answer) => {
        // An expired session answers with the login page, and nothing was saved.
        const { component, props: newPage } = answer as unknown as PageObject<'desk/document'>
        if (component !== 'desk/document') return
        editing.finishSubmit(newPage.revisions[0]?.id ?? '')
        setFrom('')
      }}
    >
      {({ processing }) => (
        <>
          <EditorBar {...{ page, editing, from }} isSaving={processing} />
          <Draft page={page} editing={editing}>
            <SidePanel side="write">
              <Text {...props} />
            </SidePanel>
            <SidePanel side="details">
              <div className="@container grid grid-cols-1 gap-6 py-4 text-sm">
                {kinds[page.kind].details}
                {!kinds[page.kind].isOnly && <SlugField />}
                <SaveOptions page={page} from={from} onFrom={setFrom} isSaving={processing} />
              </div>
            </SidePanel>
          </Draft>
          {/* Last: a form that is sent before all of it has arrived must be refused. */}
          <FormTokens />
        </>
      )}
    </Form>
  )
}

/** Provides the draft and the errors of its fields. */
function Draft({ page, editing, children }: Omit<EditorProps, 'form'> & { children: ReactNode }) {
  const { errors: all } = usePage().props
  const errors = useMemo(() => fieldErrors(all), [all])
  const { draft, changed, dispatch } = editing
  return (
    <DraftProvider {...{ page, draft, changed, dispatch, errors }}>
      <SourcesProvider>{children}</SourcesProvider>
    </DraftProvider>
  )
}

function Text({ page, editing, form }: EditorProps) {
  const { errors: all } = usePage().props
  const errors = useMemo(() => fieldErrors(all), [all])
  const { theirs } = page
  return (
    <div
      ref={(element) => {
        form.current = element?.closest('form') ?? null
      }}
      className="@container grid grid-cols-1 gap-3 py-3 text-sm"
    >
      <input type="hidden" name="kind" value={page.kind} />
      <input type="hidden" name="base" value={editing.draft.base} />
      <ErrorSummary kind={page.kind} errors={errors} />
      {theirs && (
        <Conflict
          kind={page.kind}
          theirs={theirs}
          ours={editing.fields}
          onUseTheirs={(field) => editing.dispatch(replaceField(field, theirs.fields[field]))}
        />
      )}
      <DraftNotice page={page} editing={editing} />
      {kinds[page.kind].text}
    </div>
  )
}
