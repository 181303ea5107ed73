import { Link } from '@inertiajs/react'
import { useRef } from 'react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { AddressRow } from '#client/desk/subscribers/address-row.tsx'
import * as words from '#client/desk/subscribers/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import type { Suppression } from '#shared/desk/delivery/suppressions.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function SuppressionsScreen(props: Pages['desk/suppressions']) {
  const { suppressions, page, pages, status } = props
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="max-w-wide pt-5">
      <h1 className="text-2xl">{words.toSuppressions}</h1>
      <p className="mt-1 max-w-measure text-sm text-muted">{words.suppressionsLead}</p>
      <p className="text-sm print:hidden">
        <Link
          href={routes.deskSubscribers.href()}
          className="link inline-flex min-h-11 items-center"
        >
          {words.toSubscribers}
        </Link>
      </p>
      <StatusMessage>{status}</StatusMessage>
      {suppressions.length === 0 && <p className="mt-8 text-sm">{words.noSuppressions}</p>}
      <ul ref={list} tabIndex={-1} aria-label={words.toSuppressions} className="mt-4 outline-none">
        {suppressions.map((suppression) => (
          <SuppressionRow
            key={suppression.id}
            suppression={suppression}
            onLifted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => `${routes.deskSuppressions.href()}?page=${to}`}
        labels={{ previous: words.newer, next: words.older }}
        className="text-sm"
      />
    </div>
  )
}

SuppressionsScreen.layout = deskLayouts

interface SuppressionRowProps {
  suppression: Suppression
  /** Called after the focused button has disappeared. */
  onLifted: () => void
}

function SuppressionRow({ suppression, onLifted }: SuppressionRowProps) {
  const { id, email, reason, code, createdAt } = suppression
  const clock = useOfficeClock()
  return (
    <AddressRow
      email={email}
      facts={
        <>
          {words.reasons[reason](code)},{' '}
          <time dateTime={createdAt}>{clock.dateTime(createdAt)}</time>
        </>
      }
    >
      <OneButtonForm
        action={withMethod(routes.deskSuppression.href({ id }), 'DELETE')}
        onSuccess={onLifted}
      >
        {words.lift}
        <span className="sr-only">: {email}</span>
      </OneButtonForm>
    </AddressRow>
  )
}
