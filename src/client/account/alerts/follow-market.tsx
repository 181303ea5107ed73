import { Form, Link, usePage } from '@inertiajs/react'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmailRow } from '#client/ui/email-row.tsx'
import { Honeypot } from '#client/ui/honeypot.tsx'
import { FormTokens, withMethod } from '#client/ui/plain-form.tsx'
import { PostForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Following as FollowingProps } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface FollowMarketProps extends FollowingProps {
  market: MarketName
}

export function FollowMarket({ market: { slug, name }, watching, status }: FollowMarketProps) {
  if (watching === null) return <FollowByEmail {...{ slug, name, status }} />
  const action = routes.watchedMarket.href({ market: slug })
  return (
    <Form
      method="post"
      action={watching ? withMethod(action, 'DELETE') : action}
      options={{ preserveScroll: true, preserveState: true }}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      {({ processing }) => (
        <>
          <FormTokens />
          {watching && <Following name={name} />}
          {/* One button for both states, so that it keeps the keyboard focus. */}
          <button
            type="submit"
            aria-disabled={processing}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            {watching ? <StopText name={name} /> : <FollowText name={name} />}
          </button>
          {!watching && <FollowHint />}
          <FollowStatus>{status}</FollowStatus>
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

/** Follows by an email address; the link leads members to one press. */
function FollowByEmail({ slug, name, status }: MarketName & { status: string | null }) {
  const { errors, values, auth } = usePage().props
  return (
    <PostForm
      id="follow"
      // The browser goes back to the form's own place, with a script and without.
      action={`${routes.follow.href()}#follow`}
      fields={{ market: slug }}
      options={{ preserveScroll: true, preserveState: true }}
      resetOnSuccess
      className="max-w-column scroll-mt-24"
    >
      {(processing) => (
        <>
          <EmailRow
            label={words.emailAddress}
            button={words.follow(name)}
            processing={processing}
            error={typeof errors.email === 'string' ? errors.email : undefined}
            oldInput={values?.email ?? auth.user?.email}
          />
          <Honeypot />
          <FollowStatus>{status}</FollowStatus>
          <p className="mt-2 text-sm text-muted">
            <RichText
              text={words.followByEmailHint}
              marks={{ link: (text) => <WithAccount slug={slug}>{text}</WithAccount> }}
            />
          </p>
        </>
      )}
    </PostForm>
  )
}

/** Without prefetch, because the server remembers the requested page. */
function WithAccount({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <Link href={`${routes.alerts.href()}?watch=${slug}`} className="link">
      {children}
    </Link>
  )
}

function FollowStatus({ children }: { children: string | null }) {
  return (
    <p role="status" className={children ? 'mt-2 text-sm text-success' : 'sr-only'}>
      {children}
    </p>
  )
}

function FollowHint() {
  return <span className="text-sm text-muted">{words.followHint}</span>
}
