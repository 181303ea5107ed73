import { Link, usePage } from '@inertiajs/react'
import { RichText } from '#client/ui/rich-text.tsx'
import * as words from './words.ts'

export function PreviewStrip() {
  const { preview } = usePage().props
  if (!preview) return null
  const { editHref } = preview
  return (
    <aside
      aria-label={words.preview}
      className="border-b-2 border-clay bg-panel text-sm print:border print:border-clay"
    >
      <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <span>
          <RichText text={words.previewOfVersion(preview.revision, preview.state)} />
        </span>
        {editHref && (
          <Link href={editHref} className="link inline-flex min-h-11 items-center print:hidden">
            {words.backToTheDesk}
          </Link>
        )}
      </p>
    </aside>
  )
}
