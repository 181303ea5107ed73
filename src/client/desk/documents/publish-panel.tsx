import { Link } from '@inertiajs/react'
import { TranslationLinks } from '#client/desk/documents/translations/translation-links.tsx'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { withMethod } from '#client/ui/plain-form.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import type { EditorPage } from '#shared/desk/documents/props.ts'
import { pathInLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { awaitsSending } from './awaits-sending.ts'
import { kinds } from './kinds/registry.ts'
import { PreviewLink } from './preview-link.tsx'
import { publishedRevision, readerState } from './reader-state.ts'
import * as words from './words.ts'

interface PublishPanelProps {
  page: EditorPage
  id: string
}

/** The version that readers see, with its end; preview links, and deleting what nobody has seen. */
export function PublishPanel(props: PublishPanelProps) {
  const { page, id } = props
  const { sendingPath } = kinds[page.kind]
  const originalId = 'translation' in page ? page.translation.originalId : id
  const isUnsent = awaitsSending(page)
  return (
    <TitledSection
      id="publishing"
      title={words.publishing}
      isTarget
      titleClass="text-xl outline-none"
    >
      <p className="figures mt-1 max-w-measure text-sm text-muted">
        {readerState(page, useOfficeClock())}
      </p>
      <PageLinks page={page} id={id} />
      {!('translation' in page) && <TranslationLinks id={id} />}
      {sendingPath && <SendingNote isUnsent={isUnsent} href={sendingPath(originalId)} />}
      {!isUnsent && <PublishingActions {...props} />}
      {page.publications.length === 0 && <DeleteDocument id={id} />}
      <PreviewLink page={page} id={id} />
    </TitledSection>
  )
}

function PageLinks({ page, id }: PublishPanelProps) {
  const { kind, slug, revision } = page
  const path = kinds[kind].publicPath(slug)
  return (
    <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
      <Link
        href={`${routes.documentPreview.href({ id })}?revision=${revision ?? ''}`}
        className="link inline-flex min-h-11 items-center"
      >
        {words.previewAsAPage}
      </Link>
      {publishedRevision(page) && (
        <Link
          href={'translation' in page ? pathInLocale(page.translation.locale, path) : path}
          className="link inline-flex min-h-11 items-center"
        >
          {words.whatReadersSee}
        </Link>
      )}
    </p>
  )
}

function DeleteDocument({ id }: Pick<PublishPanelProps, 'id'>) {
  return (
    <TwoStep
      action={withMethod(routes.deskDocument.href({ id }), 'DELETE')}
      summary={words.deleteDocument}
      consequence={words.deleteDocumentWarning}
      button={words.deleteForGood}
    />
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

function PublishingActions({ page, id }: PublishPanelProps) {
  const { state, twoPersonRule, ownRevision, publications, revisions } = page
  const isPublished = publishedRevision(page) !== undefined
  const waiting = publications.find((item) => item.state === 'waiting')
  const isNewestScheduled = waiting?.revision === revisions[0]?.id
  const isAwaiting = twoPersonRule && state !== 'published' && !isNewestScheduled
  return (
    <>
      {isAwaiting && (
        <p className="mt-3 max-w-measure text-sm font-medium">
          {ownRevision ? words.secondPersonMustPublish : words.youCanPublish}
        </p>
      )}
      {state === 'scheduled' && <CancelSchedule page={page} id={id} />}
      {isPublished && (
        <TwoStep
          action={routes.documentWithdrawals.href({ id })}
          summary={words.unpublish}
          consequence={words.unpublishWarning(kinds[page.kind].withdrawalNote ?? '')}
          button={words.unpublish}
        />
      )}
    </>
  )
}

/** Cancels a schedule by publishing the live version again. */
function CancelSchedule({ page, id }: PublishPanelProps) {
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
    />
  )
}
