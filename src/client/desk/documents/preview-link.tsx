import { Check, Copy } from 'lucide-react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm, PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { useClipboard } from '#client/ui/use-clipboard.ts'
import type { DocumentPage, PreviewLinkSummary } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface PreviewLinkProps {
  page: DocumentPage
  id: string
}

export function PreviewLink(props: PreviewLinkProps) {
  const { previewUrl, previews } = props.page
  return (
    <div className="mt-4 text-sm">
      {previewUrl && <NewLink url={previewUrl} />}
      <PreviewLinkForm {...props} />
      {previews.length > 0 && <LiveLinks {...props} />}
    </div>
  )
}

function PreviewLinkForm({ page, id }: PreviewLinkProps) {
  const { revision } = page
  return (
    <PostForm action={routes.documentPreviews.href({ id })} fields={{ revision: revision ?? '' }}>
      {(processing) => (
        <>
          <button
            type="submit"
            disabled={processing}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            {words.createPreviewLink(numberOf(page, revision))}
          </button>
          <p className="mt-2 max-w-brief text-muted">{words.previewLinkExplained}</p>
        </>
      )}
    </PostForm>
  )
}

function LiveLinks({ page, id }: PreviewLinkProps) {
  return (
    <>
      <h3 className="mt-4 font-sans font-semibold">{words.previewLinks}</h3>
      <ul className="mt-2 border-b border-line">
        {page.previews.map((link) => (
          <LiveLink
            key={link.id}
            link={link}
            number={numberOf(page, link.revision)}
            documentId={id}
          />
        ))}
      </ul>
    </>
  )
}

function numberOf({ revisions }: DocumentPage, id: string | null): number | string {
  return revisions.find((item) => item.id === id)?.number ?? ''
}

interface LiveLinkProps {
  link: PreviewLinkSummary
  number: number | string
  documentId: string
}

function LiveLink({ link, number, documentId }: LiveLinkProps) {
  const clock = useOfficeClock()
  const until = clock.dateTime(link.expiresAt)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-2">
      <p className="figures min-w-0 flex-1 basis-64 wrap-anywhere">
        <RichText
          text={words.previewLinkOf(number, link.by)}
          marks={{ time: () => <time dateTime={link.expiresAt}>{until}</time> }}
        />
      </p>
      <OneButtonForm
        action={withMethod(
          routes.sharedPreview.href({ id: documentId, preview: link.id }),
          'DELETE',
        )}
        onSuccess={() => document.getElementById('publishing')?.focus()}
      >
        <RichText text={words.endPreviewLink(number, until)} />
      </OneButtonForm>
    </li>
  )
}

function NewLink({ url }: { url: string }) {
  const { copied, copy } = useClipboard()
  const Icon = copied === url ? Check : Copy
  return (
    <div className="mb-4 flex max-w-measure flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <label htmlFor="preview-link" className="font-medium">
          <RichText
            text={words.newPreviewLink}
            marks={{ muted: (text) => <span className="font-normal text-muted">{text}</span> }}
          />
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
        <span aria-live="polite">{copied === url ? words.copied : words.copy}</span>
      </button>
    </div>
  )
}
