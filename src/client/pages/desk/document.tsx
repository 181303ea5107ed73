import { usePage } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { useDocumentDraft } from '#client/desk/documents/draft/use-document-draft.ts'
import { Editor } from '#client/desk/documents/editor.tsx'
import { History } from '#client/desk/documents/history.tsx'
import { PreviewPane } from '#client/desk/documents/preview-pane.tsx'
import { PublishPanel } from '#client/desk/documents/publish-panel.tsx'
import { SidePanel, SidesProvider, useSides } from '#client/desk/documents/sides.tsx'
import { useDraftPreview } from '#client/desk/documents/use-draft-preview.ts'
import { useWide } from '#client/desk/documents/use-wide.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import type { Pages } from '#shared/pages.ts'

export default function DocumentScreen(page: Pages['desk/document']) {
  return (
    <SidesProvider first={page.diff || page.previewUrl ? 'history' : 'write'}>
      <DocumentEditor {...page} />
    </SidesProvider>
  )
}

DocumentScreen.layout = deskLayouts

function DocumentEditor(page: Pages['desk/document']) {
  const { id, kind, slug } = page
  const { auth, errors } = usePage().props
  const form = useRef<HTMLFormElement>(null)
  const [isRefused] = useState(Object.keys(errors).length > 0)
  const editing = useDocumentDraft(form, { page, person: auth.user?.id ?? '', isRefused })
  const { side } = useSides()
  const isBeside = useWide() && side === 'write'
  const preview = useDraftPreview(kind, editing.fields, isBeside || side === 'preview')
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 xl:grid-cols-2">
      <Editor page={page} editing={editing} form={form} />
      <SidePanel side="preview">
        <PreviewPane {...preview} kind={kind} slug={slug} />
      </SidePanel>
      <SidePanel side="history">
        {id && (
          <div className="grid gap-10 py-4">
            <PublishPanel page={page} id={id} />
            <History page={page} id={id} />
          </div>
        )}
      </SidePanel>
    </div>
  )
}
