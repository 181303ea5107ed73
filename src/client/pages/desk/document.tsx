import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DocumentHead } from '#client/desk/documents/document-head.tsx'
import { useDraft } from '#client/desk/documents/draft/use-draft.ts'
import { Editor } from '#client/desk/documents/editor.tsx'
import { History } from '#client/desk/documents/history.tsx'
import { PreviewPane } from '#client/desk/documents/preview-pane.tsx'
import { PublishPanel } from '#client/desk/documents/publish-panel.tsx'
import { type Side, SideTabs } from '#client/desk/documents/side-tabs.tsx'
import { useDraftPreview } from '#client/desk/documents/use-draft-preview.ts'
import { useUnsavedGuard } from '#client/desk/documents/use-unsaved-guard.ts'
import { useWide } from '#client/desk/documents/use-wide.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import type { Pages } from '#shared/pages.ts'

export default function DocumentScreen(page: Pages['desk/document']) {
  const { id, kind, status } = page
  const { auth, errors } = usePage().props
  const form = useRef<HTMLFormElement>(null)
  const [isRefused] = useState(Object.keys(errors).length > 0)
  const [side, setSide] = useState<Side>('write')
  // The next status message is shown next to the form that was submitted.
  const [statusPosition, setStatusPosition] = useState<'top' | 'store' | 'publishing'>('top')
  const editing = useDraft(form, { page, person: auth.user?.id ?? '', isRefused })
  const preview = useDraftPreview(kind, editing.fields, useWide() || side === 'preview')
  useUnsavedGuard(editing.saveNow)
  const showForm = useCallback(() => flushSync(() => setSide('write')), [])
  const statusAt = (where: typeof statusPosition) => (where === statusPosition ? status : null)
  const startPublishing = () => setStatusPosition('publishing')
  return (
    <>
      <DocumentHead page={page} />
      <StatusMessage>{statusAt('top')}</StatusMessage>
      <SideTabs side={side} onChoose={setSide} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-10 xl:grid-cols-2">
        <div
          className={clsx(
            'grid min-w-0 grid-cols-1 gap-10',
            side === 'preview' && 'max-xl:hidden noscript:grid',
          )}
        >
          <Editor
            page={page}
            editing={editing}
            form={form}
            status={statusAt('store')}
            onStart={() => setStatusPosition('store')}
          />
          {id && (
            <>
              <PublishPanel
                page={page}
                id={id}
                isDirty={editing.isDirty}
                status={statusAt('publishing')}
                onStart={startPublishing}
              />
              <History page={page} id={id} onStart={startPublishing} />
            </>
          )}
        </div>
        <PreviewPane
          {...preview}
          kind={kind}
          onWrite={showForm}
          className={clsx(
            'min-w-0 noscript:hidden xl:sticky xl:top-4 print:hidden',
            side === 'write' && 'max-xl:hidden',
          )}
        />
      </div>
    </>
  )
}

DocumentScreen.layout = deskLayouts
