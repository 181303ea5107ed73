import { Link, usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { AddressRow } from '#client/desk/subscribers/address-row.tsx'
import * as words from '#client/desk/subscribers/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { FilterButton, FilterForm, FilterSearch } from '#client/ui/filter-form.tsx'
import { FilterTabs } from '#client/ui/filter-tabs.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { dayText } from '#shared/dates.ts'
import { reaches } from '#shared/desk/staff/roles.ts'
import {
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '#shared/desk/subscribers/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { withQuery } from '#shared/with-query.ts'

type Props = Pages['desk/subscribers']

export default function SubscribersScreen(props: Props) {
  const { subscribers, q, total, page, pages, state, status } = props
  const { user } = usePage().props.auth
  const isOwner = reaches(user?.role ?? null, 'owner')
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="max-w-wide pt-5">
      <h1 className="text-2xl">{words.subscribers}</h1>
      <p className="mt-1 text-sm text-muted">{words.subscribersLead}</p>
      <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
        <Link
          href={routes.deskSuppressions.href()}
          className="link inline-flex min-h-11 items-center"
        >
          {words.toSuppressions}
        </Link>
        {isOwner && (
          // Without `download`, which would also save the page that asks for the password.
          <a
            href={routes.deskSubscribersFile.href()}
            className="link inline-flex min-h-11 items-center"
          >
            {words.exportCsv}
          </a>
        )}
      </p>
      <StatusMessage>{status}</StatusMessage>
      <div className="mt-2">
        <FilterTabs label={words.filter} tabs={tabsOf(props)} />
      </div>
      <FilterForm
        action={routes.deskSubscribers.href()}
        current={pathOf(state, q, page)}
        hrefOf={(fieldOf) => pathOf(state, fieldOf('q'))}
        className="mt-4 flex max-w-note gap-2"
      >
        {state && <input type="hidden" name="state" value={state} />}
        <FilterSearch defaultValue={q} aria-label={words.search} />
        <FilterButton>{words.searchButton}</FilterButton>
      </FilterForm>
      {q && total > 0 && (
        <p className="figures mt-4 text-sm" role="status">
          {words.found(total, groupDigits(String(total)))}
        </p>
      )}
      {total === 0 && <p className="mt-8 text-sm">{q ? words.noMatch : words.noSubscribers}</p>}
      <ul ref={list} tabIndex={-1} aria-label={words.subscribers} className="mt-4 outline-none">
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            isOwner={isOwner}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => pathOf(state, q, to)}
        labels={{ previous: words.newer, next: words.older }}
        className="text-sm"
      />
    </div>
  )
}

SubscribersScreen.layout = deskLayouts

interface SubscriberRowProps {
  subscriber: Subscriber
  isOwner: boolean
  /** Called after the focused button has disappeared. */
  onDeleted: () => void
}

function SubscriberRow({ subscriber, isOwner, onDeleted }: SubscriberRowProps) {
  const { id, email, state, markets, createdAt } = subscriber
  const day = useOfficeClock().day(createdAt)
  return (
    <AddressRow
      email={email}
      facts={
        <>
          {words.states[state]}, <time dateTime={createdAt}>{words.since(dayText(day))}</time>
          {markets.length > 0 && `; ${words.follows(markets.join(', '))}`}
        </>
      }
    >
      {isOwner && (
        <ConfirmedButton
          label={words.deleteSubscriber}
          whom={email}
          question={words.deleteQuestion(email)}
          dangerous
          action={withMethod(routes.deskSubscriber.href({ id }), 'DELETE')}
          onSuccess={onDeleted}
        >
          {words.deleteWarning}
        </ConfirmedButton>
      )}
    </AddressRow>
  )
}

function tabsOf({ counts, state: current, q }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (state: SubscriberState | null) => ({
    label: state ? words.states[state] : words.all,
    count: groupDigits(String(state ? counts[state] : all)),
    href: pathOf(state, q),
    isCurrent: state === current,
  })
  return [tab(null), ...subscriberStates.map(tab)]
}

function pathOf(state: SubscriberState | null, q: string, page = 1): string {
  return withQuery(routes.deskSubscribers.href(), [
    ['state', state ?? undefined],
    ['q', q ? encodeURIComponent(q) : undefined],
    ['page', page > 1 ? page : undefined],
  ])
}
