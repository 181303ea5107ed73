import { Link, usePage } from '@inertiajs/react'

export function PreviewStrip() {
  const { preview } = usePage().props
  if (!preview) return null
  const { editHref } = preview
  return (
    <aside
      aria-label="Preview"
      className="border-b-2 border-clay bg-panel text-sm print:border print:border-clay"
    >
      <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <span>
          <strong>{`Preview of version ${preview.revision}`}</strong>
          {` (${preview.state}). Not the published version. Please do not share.`}
        </span>
        {editHref && (
          <Link href={editHref} className="link inline-flex min-h-11 items-center print:hidden">
            Back to the desk
          </Link>
        )}
      </p>
    </aside>
  )
}
