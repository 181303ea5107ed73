import { Link, usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { documentsPath } from '#client/desk/documents/documents-path.ts'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { ReviewRow } from '#client/desk/review/review-row.tsx'
import * as words from '#client/desk/review/words.ts'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { type ReviewList, reviewLists } from '#shared/desk/documents/review.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type ReviewProps = Pages['desk/review']

export default function ReviewScreen(props: ReviewProps) {
  const { list, items, due, awaiting, page, pages, today, status } = props
  const { revision: refusal } = fieldErrors(usePage().props.errors)
  const rows = useRef<HTMLUListElement>(null)
  return (
    <div className="max-w-wide pt-5">
      <h1 className="text-2xl">{words.toReview}</h1>
      <p className="figures mt-1 text-sm">
        <strong>{words.dueNow(due)}</strong> {words.dueRules}
      </p>
      {awaiting !== null && awaiting > 0 && (
        <p className="figures mt-2 text-sm">
          <Link href={documentsPath({ kind: null, state: 'awaiting', q: '' })} className="link">
            {words.waitForYourApproval(awaiting)}
          </Link>
        </p>
      )}
      <p className="mt-2 max-w-measure text-sm text-muted">{words.whatACheckMoves}</p>
      <StatusMessage>{status}</StatusMessage>
      {refusal && (
        <Alert tone="danger" className="mt-4">
          {refusal}
        </Alert>
      )}
      <div className="mt-4">
        <FilterTabs label={words.lists} tabs={tabsOf(props)} />
      </div>
      {items.length === 0 && (
        <p className="py-10 font-display text-lg">{words.nothingListed[list]}</p>
      )}
      <ul
        ref={rows}
        tabIndex={-1}
        aria-label={words.documents}
        className="outline-none *:first:border-t-0"
      >
        {items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            today={today}
            onChecked={() => rows.current?.focus()}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => pathOf(list, to)}
        labels={{ previous: words.newer, next: words.older }}
        className="text-sm"
      />
    </div>
  )
}

ReviewScreen.layout = deskLayouts

function tabsOf({ list, counts }: ReviewProps) {
  return reviewLists.map((name) => ({
    label: words.listNames[name],
    count: String(counts[name]),
    href: pathOf(name),
    isCurrent: name === list,
  }))
}

function pathOf(list: ReviewList, page = 1): string {
  const query = new URLSearchParams({
    ...(list !== 'oldest' && { list }),
    ...(page > 1 && { page: String(page) }),
  })
  return [routes.deskReview.href(), String(query)].filter(Boolean).join('?')
}
