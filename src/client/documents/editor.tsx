import { Form, usePage } from '@inertiajs/react'
import { type RefObject, useMemo } from 'react'
import { fieldErrors } from '#client/ui/field.tsx'
import { CsrfField } from '#client/ui/plain-form.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage, DocumentFields as Fields } from '#shared/documents/props.ts'
import type { ErrorMap, PageObject } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Conflict } from './conflict.tsx'
import { DocumentFields } from './document-fields.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { StoreBar } from './store-bar.tsx'
import type { Editing } from './use-editing.ts'
import { useStoreKey } from './use-store-key.ts'

interface EditorProps {
  page: DocumentPage
  editing: Editing
  form: RefObject<HTMLFormElement | null>
  /** What came of storing it here last. */
  status: string | null
  onStart: () => void
}

/** The form of a document: all that a revision holds. */
export function Editor(props: EditorProps) {
  const { page, editing, form } = props
  const hydrated = useHydrated()
  useStoreKey(form)
  return (
    <Form
      method="post"
      action={
        page.id ? routes.documentRevisions.href({ id: page.id }) : routes.deskDocuments.href()
      }
      noValidate={hydrated}
      options={{ preserveScroll: true }}
      onStart={() => {
        props.onStart()
        editing.beginStoring()
      }}
      onSuccess={(answer) => {
        // A session that has ended answers with the log-in: nothing was stored then.
        const { component, props: shown } = answer as unknown as PageObject<'desk/document'>
        if (component === 'desk/document') editing.endStoring(shown.revisions[0]?.id ?? '')
      }}
    >
      {({ processing }) => <Body {...props} isStoring={processing} />}
    </Form>
  )
}

function Body({ page, editing, form, status, isStoring }: EditorProps & { isStoring: boolean }) {
  const { errors: all } = usePage().props
  const errors = useMemo(() => errorsOfFields(all), [all])
  const { start, current, fill, notice } = editing
  const typed: Fields = current === null ? page.fields : JSON.parse(current)
  return (
    // Bubbling: whatever is typed or pressed in it may change what is to be stored.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys make clicks of buttons
    <div
      ref={(element) => {
        form.current = element?.closest('form') ?? null
      }}
      onInput={notice}
      onClick={notice}
      className="grid grid-cols-1 gap-6"
    >
      <CsrfField />
      <input type="hidden" name="kind" value={page.kind} />
      <input type="hidden" name="base" value={editing.base} />
      <ErrorSummary errors={errors} />
      {page.theirs && (
        <Conflict
          theirs={page.theirs}
          ours={typed}
          onTake={(field) => fill({ ...typed, [field]: page.theirs?.fields[field] })}
        />
      )}
      <KeptNotice editing={editing} kind={page.kind} />
      <DocumentFields key={start.number} page={page} fields={start.fields} errors={errors} />
      <StoreBar page={page} editing={editing} status={status} isStoring={isStoring} />
    </div>
  )
}

/** What is told beside the fields; publishing tells its own beside its own. */
function errorsOfFields(all: ErrorMap): Record<string, string> {
  const { revision: _, from: __, document: ___, ...errors } = fieldErrors(all)
  return errors
}
