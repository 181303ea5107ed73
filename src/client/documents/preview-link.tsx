import { Form } from '@inertiajs/react'
import { Check, Copy } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { CsrfField } from '#client/ui/plain-form.tsx'
import { useClipboard } from '#client/ui/use-clipboard.ts'
import type { DocumentPage } from '#shared/documents/props.ts'
import { routes } from '#shared/routes.ts'

interface PreviewLinkProps {
  page: DocumentPage
  id: string
  onStart: () => void
}

/** A link by which somebody without an account reads a revision; it is shown once. */
export function PreviewLink({
  page: { previewUrl, revision, revisions },
  id,
  onStart,
}: PreviewLinkProps) {
  const { number } = revisions.find((one) => one.id === revision) ?? {}
  return (
    <div className="mt-4 text-sm">
      {previewUrl && <MadeLink url={previewUrl} />}
      <Form
        method="post"
        action={routes.documentPreviews.href({ id })}
        options={{ preserveScroll: true }}
        onStart={onStart}
      >
        {({ processing }) => (
          <>
            <CsrfField />
            <input type="hidden" name="revision" value={revision ?? ''} />
            <button
              type="submit"
              disabled={processing}
              className={buttonClass({ tone: 'quiet', size: 'small' })}
            >
              {`Make a preview link of revision ${number ?? ''}`}
            </button>
            <p className="mt-2 max-w-brief text-muted">
              For somebody without an account: whoever has it reads this revision for seven days.
            </p>
          </>
        )}
      </Form>
    </div>
  )
}

function MadeLink({ url }: { url: string }) {
  const { copied, copy } = useClipboard()
  const Icon = copied === url ? Check : Copy
  return (
    <div className="mb-4 flex max-w-measure flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <label htmlFor="preview-link" className="font-medium">
          Preview link <span className="font-normal text-muted">(shown once)</span>
        </label>
        <input
          id="preview-link"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="field mt-2"
        />
      </div>
      <button
        type="button"
        onClick={() => copy(url)}
        className={buttonClass({ tone: 'quiet', className: 'noscript:hidden' })}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{copied === url ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  )
}
