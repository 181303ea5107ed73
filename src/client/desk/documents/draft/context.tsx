import { createContext, type Dispatch, type ReactNode, use, useCallback, useMemo } from 'react'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { Scope } from '../inputs/scope.tsx'
import { type Change, type Draft, edit, type Step } from './draft.ts'

interface FormContent {
  draft: Draft
  /** The names of the fields with unsaved changes. */
  changed: ReadonlySet<string>
}

const Form = createContext<FormContent | null>(null)
const Steps = createContext<Dispatch<Step> | null>(null)
const Page = createContext<DocumentPage | null>(null)

interface DraftProviderProps extends FormContent {
  page: DocumentPage
  dispatch: Dispatch<Step>
  errors: Record<string, string>
  children: ReactNode
}

/** Provides the draft of a document to the inputs inside. */
export function DraftProvider(props: DraftProviderProps) {
  const { page, draft, changed, dispatch, errors, children } = props
  const update = useCallback((change: Change) => dispatch(edit(change)), [dispatch])
  return (
    <Page value={page}>
      <Steps value={dispatch}>
        <Form value={useMemo(() => ({ draft, changed }), [draft, changed])}>
          <Scope name="" values={draft.fields} errors={errors} update={update}>
            {children}
          </Scope>
        </Form>
      </Steps>
    </Page>
  )
}

/** Returns the draft; its callers are rendered again with each keystroke. */
export function useDraftContent(): FormContent {
  return expected(use(Form))
}

export function useDispatch(): Dispatch<Step> {
  return expected(use(Steps))
}

export function useDocumentPage(): DocumentPage {
  return expected(use(Page))
}

function expected<Content>(content: Content | null): Content {
  if (!content) throw new Error('Expected the form of a document around its inputs')
  return content
}
