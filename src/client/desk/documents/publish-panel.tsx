import { Link, usePage } from '@inertiajs/react'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field, fieldErrors } from '#client/ui/field.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { kinds } from './kinds/registry.ts'
import { PreviewLink } from './preview-link.tsx'
import { publishedRevision, readerState } from './reader-state.ts'
import * as words from './words.ts'

interface PublishPanelProps {
  page: DocumentPage
  id: string
  /** True if there are unsaved changes. */
  isDirty: boolean
  status: string | null
  onStart: () => void
}

export function PublishPanel(props: PublishPanelProps) {
  const { page, id, isDirty, status, onStart } = props
  const { sendingPath } = kinds[page.kind]
  const { revision, document } = fieldErrors(usePage().props.errors)
  const refusal = revision ?? document
  const isUnsent = sendingPath !== undefined && page.state === 'draft'
  return (
    <TitledSection
      id="publishing"
      title={words.publishing}
      isTarget
      titleClass="text-xl outline-none"
      className="border-t-2 border-structure pt-4"
    >
      <p className="figures mt-1 max-w-measure text-sm text-muted">{readerState(page)}</p>
      <StatusMessage>{status}</StatusMessage>
      {refusal && (
        <Alert tone="danger" className="mt-4">
          {refusal}
        </Alert>
      )}
      {isDirty && (
        <p className="mt-3 max-w-measure border-l-2 border-clay pl-3 text-sm">{words.saveFirst}</p>
      )}
      {sendingPath && <SendingNote isUnsent={isUnsent} href={sendingPath(id)} />}
      {!isUnsent && <PublishingActions {...props} />}
      <PreviewLink page={page} id={id} onStart={onStart} />
    </TitledSection>
  )
}

interface SendingNoteProps {
  isUnsent: boolean
  href: string
}

/** Says that a newsletter is published by sending it, and links to the delivery. */
function SendingNote({ isUnsent, href }: SendingNoteProps) {
  return (
    <p className="mt-3 max-w-measure text-sm">
      {isUnsent ? words.publishedBySending : words.publishesInArchiveOnly}
      <Link href={href} className="link">
        {isUnsent ? words.goOnToSending : words.viewDelivery}
      </Link>
    </p>
  )
}

function PublishingActions({ page, id, onStart }: PublishPanelProps) {
  const { state, twoPersonRule, ownRevision, publications, revisions } = page
  const isScheduled = state === 'scheduled'
  const isPublished = publishedRevision(page) !== undefined
  const canPublish = state !== 'published'
  const waiting = publications.find((item) => item.state === 'waiting')
  const isNewestScheduled = waiting?.revision === revisions[0]?.id
  return (
    <>
      {canPublish && twoPersonRule && ownRevision && !isNewestScheduled && (
        <p className="mt-3 max-w-measure text-sm font-medium">{words.secondPersonMustPublish}</p>
      )}
      {canPublish && !(twoPersonRule && ownRevision) && (
        <PublishForm page={page} id={id} onStart={onStart} />
      )}
      {isScheduled && <CancelSchedule page={page} id={id} onStart={onStart} />}
      {isPublished && (
        <TwoStep
          action={routes.documentWithdrawals.href({ id })}
          summary={words.unpublish}
          consequence={words.unpublishWarning(kinds[page.kind].withdrawalNote ?? '')}
          button={words.unpublish}
          onStart={onStart}
        />
      )}
    </>
  )
}

/** Cancels a schedule by publishing the live version again. */
function CancelSchedule({ page, id, onStart }: Pick<PublishPanelProps, 'page' | 'id' | 'onStart'>) {
  const published = publishedRevision(page)
  if (published?.own && page.twoPersonRule) {
    return (
      <p className="mt-3 max-w-measure text-sm font-medium">
        {words.secondPersonMustCancel(published.number)}
      </p>
    )
  }
  return (
    <TwoStep
      action={
        published
          ? routes.documentPublications.href({ id })
          : routes.documentWithdrawals.href({ id })
      }
      summary={words.cancelTheSchedule}
      consequence={
        published ? words.cancelScheduleOfLive(published.number) : words.cancelScheduleOfDraft
      }
      button={words.cancelTheSchedule}
      tone="quiet"
      {...(published && { fields: { revision: published.id, from: '' } })}
      onStart={onStart}
    />
  )
}

function PublishForm({ page, id, onStart }: Pick<PublishPanelProps, 'page' | 'id' | 'onStart'>) {
  const hydrated = useHydrated()
  const [newest] = page.revisions
  if (!newest) return null
  return (
    <PostForm
      action={routes.documentPublications.href({ id })}
      fields={{ revision: newest.id }}
      noValidate={hydrated}
      onStart={onStart}
      resetOnSuccess
      className="mt-4 grid max-w-measure grid-cols-1 gap-3 text-sm"
    >
      {(processing) => (
        <>
          {publishingNotes(page).map((text) => (
            <p key={text} className="text-muted">
              {text}
            </p>
          ))}
          <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
            <FromField />
            <button
              type="submit"
              disabled={processing}
              className={buttonClass({ tone: 'quiet', className: 'max-sm:w-full' })}
            >
              {words.publishVersion(newest.number)}
            </button>
          </div>
        </>
      )}
    </PostForm>
  )
}

/** Returns the notes above the publish button. */
function publishingNotes({ twoPersonRule, state }: DocumentPage): string[] {
  return [
    ...(twoPersonRule ? [words.youCanPublish] : []),
    ...(state === 'scheduled' ? [words.replacesSchedule] : []),
  ]
}

function FromField() {
  const { from } = fieldErrors(usePage().props.errors)
  return (
    <Field
      label={words.from}
      name="from"
      note={words.fromHint}
      error={from}
      announced
      className="min-w-0"
    >
      {(control) => <input {...control} type="datetime-local" />}
    </Field>
  )
}
