import { Link } from '@inertiajs/react'
import { DocumentList, DraftList } from '#client/desk/documents/document-list.tsx'
import { documentsPath, newDocumentPath } from '#client/desk/documents/documents-path.ts'
import { DocumentFilterForm, StateTabs } from '#client/desk/documents/list-filters.tsx'
import { stateLabels } from '#client/desk/documents/state-labels.ts'
import { TranslationCoverage } from '#client/desk/documents/translations/coverage.tsx'
import * as words from '#client/desk/documents/words.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { creatableKinds } from '#shared/desk/documents/kinds.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/documents']

export default function DocumentsScreen(props: Props) {
  const { documents, page, pages, status, now } = props
  return (
    <div className="max-w-wide pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{words.documents}</h1>
        <NewDocument />
      </div>
      <StatusMessage>{status}</StatusMessage>
      {props.takesPictures && (
        <Link
          href={routes.deskMedia.href()}
          className="link mt-2 inline-flex min-h-11 items-center text-sm print:hidden"
        >
          {words.pictures}
        </Link>
      )}
      {props.asksForPeople && <NoPeopleYet />}
      <DraftList drafts={props.drafts} now={now} />
      <DocumentFilterForm {...props} />
      <StateTabs {...props} />
      {documents.length === 0 ? (
        <NoDocuments {...props} />
      ) : (
        <DocumentList documents={documents} now={now} />
      )}
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => documentsPath(props, to)}
        labels={{ previous: words.newer, next: words.older }}
        className="text-sm"
      />
      <TranslationCoverage coverage={props.coverage} />
    </div>
  )
}

DocumentsScreen.layout = deskLayouts

function NoPeopleYet() {
  return (
    <p className="mt-4 max-w-measure border-l-2 border-structure pl-3 text-sm">
      <RichText
        text={words.noPeopleYet}
        marks={{
          link: (text) => (
            <Link href={newDocumentPath('person')} className="link">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}

function NewDocument() {
  return (
    <nav
      aria-label={words.newLabel}
      className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto print:hidden"
    >
      {creatableKinds.map((kind, index) => (
        <ButtonLink
          key={kind}
          href={newDocumentPath(kind)}
          tone={index === 0 ? 'primary' : 'quiet'}
          size="small"
        >
          {words.newOfKind[kind]}
        </ButtonLink>
      ))}
    </nav>
  )
}

function NoDocuments({ kind, state, q }: Props) {
  const description =
    state === 'outdated'
      ? words.outdatedTranslations
      : words.documentsInState(kind, state ? stateLabels[state] : '')
  return (
    <div className="py-10">
      <p className="font-display text-lg font-name">
        {q ? words.noneWithTheseWords(description) : words.thereAreNone(description)}
      </p>
      <p className="mt-2 max-w-aside text-sm text-muted">
        {meaning({ state, q })}{' '}
        <Link href={routes.deskDocuments.href()} className="link">
          {words.showAllDocuments}
        </Link>
        .
      </p>
    </div>
  )
}

function meaning({ state, q }: Pick<Props, 'state' | 'q'>): string {
  if (q) return words.searchExplained
  if (state === 'changed') return words.everythingIsUpToDate
  if (state === 'draft') return words.noDrafts
  if (state === 'scheduled') return words.nothingIsScheduled
  if (state === 'withdrawn') return words.nothingHasBeenUnpublished
  if (state === 'awaiting') return words.nothingToApprove
  if (state === 'outdated') return words.nothingIsOutdated
  return ''
}
