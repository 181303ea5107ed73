import { Form, Link } from '@inertiajs/react'
import { Bell } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { FormTokens, withMethod } from '#client/ui/plain-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { MarketName } from '#shared/knowledge/names.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface FollowMarketProps {
  market: MarketName
  /** Null for visitors and unverified people, who get a link instead. */
  isFollowing: boolean | null
  status: string | null
}

export function FollowMarket({ market: { slug, name }, isFollowing, status }: FollowMarketProps) {
  if (isFollowing === null) return <FollowLink slug={slug} name={name} />
  const action = routes.watchedMarket.href({ market: slug })
  return (
    <Form
      method="post"
      action={isFollowing ? withMethod(action, 'DELETE') : action}
      options={{ preserveScroll: true, preserveState: true }}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      {({ processing }) => (
        <>
          <FormTokens />
          {isFollowing && <Following name={name} />}
          {/* One button for both states, so that it keeps the keyboard focus. */}
          <button
            type="submit"
            aria-disabled={processing}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            {isFollowing ? <StopText name={name} /> : <FollowText name={name} />}
          </button>
          {!isFollowing && <FollowHint />}
          <p role="status" className={status ? 'text-sm text-success' : 'sr-only'}>
            {status}
          </p>
        </>
      )}
    </Form>
  )
}

function StopText({ name }: { name: string }) {
  return <RichText text={words.stopFollowing(name)} />
}

function FollowText({ name }: { name: string }) {
  return (
    <>
      <Bell aria-hidden="true" className="size-4" />
      {words.follow(name)}
    </>
  )
}

function Following({ name }: { name: string }) {
  return (
    <p className="inline-flex items-center gap-2 font-semibold">
      <Bell aria-hidden="true" className="size-4 text-structure" />
      <Link href={routes.alerts.href()} className="link py-2">
        {words.following(name)}
      </Link>
    </p>
  )
}

/** Without prefetch, because the server remembers the requested page. */
function FollowLink({ slug, name }: MarketName) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        href={`${routes.alerts.href()}?watch=${slug}`}
        className={buttonClass({ tone: 'quiet', size: 'small' })}
      >
        <FollowText name={name} />
      </Link>
      <FollowHint />
    </p>
  )
}

function FollowHint() {
  return <span className="text-sm text-muted">{words.followHint}</span>
}
