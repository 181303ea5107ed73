import { usePage } from '@inertiajs/react'
import { cva } from 'class-variance-authority'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DocumentHead } from '#client/desk/documents/document-head.tsx'
import {
  type DocumentDraft,
  useDocumentDraft,
} from '#client/desk/documents/draft/use-document-draft.ts'
import { Editor } from '#client/desk/documents/editor.tsx'
import { History } from '#client/desk/documents/history.tsx'
import { PreviewPane } from '#client/desk/documents/preview-pane.tsx'
import { PublishPanel } from '#client/desk/documents/publish-panel.tsx'
import { type Side, SideTabs } from '#client/desk/documents/side-tabs.tsx'
import { useDraftPreview } from '#client/desk/documents/use-draft-preview.ts'
import { useUnsavedGuard } from '#client/desk/documents/use-unsaved-guard.ts'
import { useWide } from '#client/desk/documents/use-wide.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import {
  type StatusLocation,
  topOfPage,
  useStatusLocation,
} from '#client/desk/layout/use-status-location.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import type { Pages } from '#shared/pages.ts'

export default function DocumentScreen(page: Pages['desk/document']) {
  const { kind } = page
  const { auth, errors } = usePage().props
  const form = useRef<HTMLFormElement>(null)
  const [isRefused] = useState(Object.keys(errors).length > 0)
  const [side, setSide] = useState<Side>('write')
  const statusPosition = useStatusLocation(page.status)
  const editing = useDocumentDraft(form, { page, person: auth.user?.id ?? '', isRefused })
  const preview = useDraftPreview(kind, editing.fields, useWide() || side === 'preview')
  useUnsavedGuard(editing.saveNow)
  const showForm = useCallback(() => flushSync(() => setSide('write')), [])
  return (
    <>
      <DocumentHead page={page} />
      <StatusMessage>{statusPosition.statusAt(topOfPage)}</StatusMessage>
      <SideTabs side={side} onChoose={setSide} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-10 xl:grid-cols-2">
        <div className={writeClass({ side })}>
          <WriteSide page={page} form={form} editing={editing} statusPosition={statusPosition} />
        </div>
        <PreviewPane
          {...preview}
          kind={kind}
          onWrite={showForm}
          className={previewClass({ side })}
        />
      </div>
    </>
  )
}

DocumentScreen.layout = deskLayouts

const writeClass = cva('grid min-w-0 grid-cols-1 gap-10', {
  variants: { side: { write: null, preview: 'max-xl:hidden noscript:grid' } },
})

const previewClass = cva('min-w-0 noscript:hidden xl:sticky xl:top-4 print:hidden', {
  variants: { side: { write: 'max-xl:hidden', preview: null } },
})

interface WriteSideProps {
  page: Pages['desk/document']
  form: RefObject<HTMLFormElement | null>
  editing: DocumentDraft
  statusPosition: StatusLocation
}

/** The form, the publishing panel and the history, each with its own status message. */
function WriteSide({ page, form, editing, statusPosition }: WriteSideProps) {
  const { id } = page
  const startPublishing = () => statusPosition.moveTo('publishing')
  return (
    <>
      <Editor
        page={page}
        editing={editing}
        form={form}
        status={statusPosition.statusAt('store')}
        onStart={() => statusPosition.moveTo('store')}
      />
      {id && (
        <>
          <PublishPanel
            page={page}
            id={id}
            isDirty={editing.isDirty}
            status={statusPosition.statusAt('publishing')}
            onStart={startPublishing}
          />
          <History page={page} id={id} onStart={startPublishing} />
        </>
      )}
    </>
  )
}
