import { Component, type ComponentType, type MouseEvent, memo, type ReactNode } from 'react'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import type { DraftPreview } from '#shared/desk/documents/props.ts'
import { idOf, useShowField } from './error-summary.tsx'
import { kinds } from './kinds/registry.ts'
import type { PreviewState } from './use-draft-preview.ts'
import * as words from './words.ts'

interface PreviewPaneProps extends PreviewState {
  kind: DocumentKind
  slug: string
}

/** The preview of the draft. Links open in a new tab, so that the form stays. */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const { kind, slug, preview, isStale } = props
  return (
    <div className="xl:sticky xl:top-14">
      <div className="figures min-h-6 px-3 py-1 text-xs text-muted">
        <p role="status">{stateText({ preview, isStale })}</p>
        {preview && !isStale && <ErrorLinks kind={kind} errors={preview.errors} />}
      </div>
      <section
        onClickCapture={openInNewTab}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label={words.pageAsReadersSeeIt}
        className="@container overflow-x-clip border border-line bg-ground xl:max-h-[calc(100dvh-6.5rem)] xl:overflow-y-auto xl:overscroll-contain"
      >
        <div className="lg:[zoom:0.62]">
          {preview?.props ? (
            <Guarded key={kind}>
              <PreviewPage kind={kind} slug={slug} props={preview.props} />
            </Guarded>
          ) : (
            <EmptyPreview kind={kind} preview={preview} />
          )}
        </div>
      </section>
    </div>
  )
})

interface PreviewPageProps {
  kind: DocumentKind
  slug: string
  props: object
}

function PreviewPage({ kind, slug, props }: PreviewPageProps) {
  const PublicPage = kinds[kind].publicPage(slug) as ComponentType<object>
  return <PublicPage {...props} />
}

function stateText({ preview, isStale }: PreviewState): string {
  if (isStale) return words.previewOutOfDate
  if (!preview) return words.preview
  const { length } = Object.keys(preview.errors)
  const toCorrect = length > 0 && words.beforeYouCanSave(length)
  return [words.preview, lengthOf(preview), toCorrect].filter(Boolean).join(' · ')
}

// More links would push the preview down.
const maxLinks = 3

function ErrorLinks({ kind, errors }: Pick<DraftPreview, 'errors'> & { kind: DocumentKind }) {
  const showField = useShowField()
  const fields = Object.keys(errors).slice(0, maxLinks)
  if (fields.length === 0) return null
  return (
    <ul aria-label={words.toCorrect} className="flex flex-wrap gap-x-4">
      {fields.map((field) => (
        <li key={field}>
          <a
            href={`#${idOf(field)}`}
            onClick={(event) => {
              if (showField(field)) event.preventDefault()
            }}
            className="link inline-flex min-h-6 items-center"
          >
            {fieldLabel(kind, field)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function lengthOf({ words: count, props }: DraftPreview): string {
  const minutes = props && 'minutes' in props && words.minutesToRead(Number(props.minutes))
  return [words.wordCount(count), minutes].filter(Boolean).join(', ')
}

function EmptyPreview({ kind, preview }: Pick<PreviewPaneProps, 'kind' | 'preview'>) {
  const errors = Object.entries(preview?.errors ?? {})
  return (
    <div className="px-6 py-10 text-lg">
      <p className="font-display font-name">{words.thePageAppearsHere}</p>
      {errors.length > 0 && (
        <>
          <p className="mt-2 text-muted">{words.itStillNeeds}</p>
          <ul className="mt-2 list-disc pl-6 text-muted">
            {errors.map(([field, message]) => (
              <li key={field}>{`${fieldLabel(kind, field)}: ${message}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Catches errors of the preview, so that the form survives them. */
class Guarded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p className="px-6 py-10">{words.previewUnavailable}</p>
  }
}

function openInNewTab(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const hash = link.getAttribute('href')?.match(/^#(.+)/)?.[1]
  if (hash) event.currentTarget.querySelector(`[id="${CSS.escape(hash)}"]`)?.scrollIntoView()
  else window.open(link.href, '_blank', 'noopener')
}
