import { Link } from '@inertiajs/react'
import { officeDateTime } from '#client/desk/layout/times.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { kindNames, titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import { routes } from '#shared/routes.ts'
import { documentPath, documentsPath } from './documents-path.ts'
import { kinds } from './kinds/registry.ts'
import { publishedRevision, readerState } from './reader-state.ts'
import { DocumentStateMark } from './state-mark.tsx'
import * as words from './words.ts'

export function DocumentHead({ page }: { page: DocumentPage }) {
  const { id, kind, state, fields } = page
  const label = kindNames[kind].label
  return (
    <header className="pt-5">
      <Link
        href={documentsPath({ kind, state: null, q: '' })}
        className="link inline-flex min-h-11 items-center text-sm print:hidden"
      >
        {words.allOfKind[kind]}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold text-structure">{label}</span>
        {state && <DocumentStateMark state={state} />}
        {state && <span className="figures text-muted">{readerState(page)}</span>}
      </p>
      <h1 className="mt-1 max-w-measure text-2xl wrap-anywhere">
        {id ? titleOfFields(kind, fields) || words.untitledHeading : words.newOfKind[kind]}
      </h1>
      <CurrentVersion page={page} />
      {id && <DocumentLinks page={page} id={id} />}
    </header>
  )
}

function CurrentVersion({ page: { id, revision, revisions } }: { page: DocumentPage }) {
  const current = revisions.find((item) => item.id === revision)
  const [newest] = revisions
  if (!id || !current || !newest) return null
  const author =
    current.author ?? (current.number === 0 ? words.importedAuthor : words.aFormerColleague)
  return (
    <p className="figures mt-1 text-sm text-muted">
      <RichText
        text={words.versionBy(current.number, author)}
        marks={{
          time: () => <time dateTime={current.createdAt}>{officeDateTime(current.createdAt)}</time>,
        }}
      />
      {current.id !== newest.id && (
        <RichText
          text={words.newerVersions(newest.number)}
          marks={{
            link: (text) => (
              <Link href={documentPath(id)} className="link">
                {text}
              </Link>
            ),
          }}
        />
      )}
    </p>
  )
}

function DocumentLinks({ page, id }: { page: DocumentPage; id: string }) {
  const { kind, slug, revision } = page
  const { publicPath, sendingPath } = kinds[kind]
  const preview = `${routes.documentPreview.href({ id })}?revision=${revision ?? ''}`
  const links = [
    { label: words.previewAsAPage, href: preview },
    ...(publishedRevision(page) ? [{ label: words.whatReadersSee, href: publicPath(slug) }] : []),
    ...(sendingPath ? [{ label: words.sendThisNewsletter, href: sendingPath(id) }] : []),
    { label: words.publishing, href: '#publishing' },
    { label: words.history, href: '#history' },
  ]
  return (
    <nav aria-label={words.thisDocument} className="mt-2 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => {
          const Way = href.startsWith('#') ? 'a' : Link
          return (
            <li key={label}>
              <Way href={href} className="link inline-flex min-h-11 items-center">
                {label}
              </Way>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
