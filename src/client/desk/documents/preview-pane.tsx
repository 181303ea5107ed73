import { Component, type ComponentType, type MouseEvent, memo, type ReactNode } from 'react'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { fieldLabel } from '#shared/desk/documents/labels.ts'
import type { DraftPreview } from '#shared/desk/documents/props.ts'
import { idOf, showField } from './error-summary.tsx'
import { kinds } from './kinds/registry.ts'
import type { DrawnDraft } from './use-draft-preview.ts'

/** The id of the preview, to which its tab leads. */
const previewId = 'preview'

interface PreviewPaneProps extends DrawnDraft {
  kind: DocumentKind
  className?: string
  /** Called before a field is shown. */
  onWrite: () => void
}

/**
 * The real page of what is typed, drawn when the server has answered; its links open beside the desk,
 * where nothing is lost.
 */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const { kind, drawn, isStale, className, onWrite } = props
  return (
    <div id={previewId} className={className}>
      <div className="figures min-h-6 px-3 py-1 text-xs text-muted">
        <p role="status">{stateText({ drawn, isStale })}</p>
        {drawn && !isStale && <ToCorrect errors={drawn.errors} onWrite={onWrite} />}
      </div>
      <section
        onClickCapture={openBeside}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-label="The page as readers would see it"
        className="@container overflow-x-clip border border-line bg-ground xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto xl:overscroll-contain"
      >
        <div className="lg:[zoom:0.62]">
          {drawn?.props ? (
            <Guarded key={kind}>
              <DrawnPage kind={kind} props={drawn.props} />
            </Guarded>
          ) : (
            <NothingDrawn drawn={drawn} />
          )}
        </div>
      </section>
    </div>
  )
})

/** What readers see of a document, drawn by the parts of its public page. */
function DrawnPage({ kind, props }: { kind: DocumentKind; props: object }) {
  const Drawing = kinds[kind].Drawing as ComponentType<object>
  return <Drawing {...props} />
}

function stateText({ drawn, isStale }: DrawnDraft): string {
  if (isStale) return 'Preview out of date (connection lost). It refreshes as you type.'
  if (!drawn) return 'Preview'
  const { length } = Object.keys(drawn.errors)
  const errors = length === 1 ? 'one thing' : `${length} things`
  const toCorrect = length > 0 && `before you can save:  ${errors} to correct`
  return ['Preview', lengthOf(drawn), toCorrect].filter(Boolean).join(' · ')
}

// More would push the page away that one looks at.
const linkedAtMost = 3

/** The ways to the first fields that are not right yet. */
function ToCorrect({
  errors,
  onWrite,
}: Pick<DraftPreview, 'errors'> & Pick<PreviewPaneProps, 'onWrite'>) {
  const fields = Object.keys(errors).slice(0, linkedAtMost)
  if (fields.length === 0) return null
  return (
    <ul aria-label="To correct" className="flex flex-wrap gap-x-4">
      {fields.map((field) => (
        <li key={field}>
          <a
            href={`#${idOf(field)}`}
            onClick={(event) => {
              onWrite()
              if (showField(field)) event.preventDefault()
            }}
            className="link inline-flex min-h-6 items-center"
          >
            {fieldLabel(field)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How long it is, as readers are told it. */
function lengthOf({ words, props }: DraftPreview): string {
  const minutes = props && 'minutes' in props ? `, ${props.minutes} min to read` : ''
  return `${words} ${words === 1 ? 'word' : 'words'}${minutes}`
}

function NothingDrawn({ drawn }: Pick<DrawnDraft, 'drawn'>) {
  const errors = Object.entries(drawn?.errors ?? {})
  return (
    <div className="px-6 py-10 text-lg">
      <p className="font-display font-name">The page appears here.</p>
      {errors.length > 0 && (
        <>
          <p className="mt-2 text-muted">It still needs:</p>
          <ul className="mt-2 list-disc pl-6 text-muted">
            {errors.map(([field, message]) => (
              <li key={field}>{`${fieldLabel(field)}: ${message}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Keeps the desk, and what is typed there, where a page cannot be drawn. */
class Guarded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p className="px-6 py-10">Preview unavailable here. Save, then open the full preview.</p>
  }
}

function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const hash = link.getAttribute('href')?.match(/^#(.+)/)?.[1]
  if (hash) event.currentTarget.querySelector(`[id="${CSS.escape(hash)}"]`)?.scrollIntoView()
  else window.open(link.href, '_blank', 'noopener')
}
