import { Form, Link } from '@inertiajs/react'
import { Bell } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { CsrfField, withMethod } from '#client/ui/plain-form.tsx'
import type { MarketName } from '#shared/knowledge/names.ts'
import { routes } from '#shared/routes.ts'

interface WatchMarketProps {
  market: MarketName
  /** Null for who cannot by one press, as nobody is signed in or the address is not verified. */
  watching: boolean | null
  status: string | null
}

/** Watches a market at one press, or stops; visitors are led to where they can, and back here. */
export function WatchMarket({ market: { slug, name }, watching, status }: WatchMarketProps) {
  if (watching === null) return <WatchLink slug={slug} name={name} />
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
          <CsrfField />
          {watching && <Watching name={name} />}
          {/* One button for both: after a press the keyboard is where it was. */}
          <button
            type="submit"
            aria-disabled={processing}
            className={buttonClass({ tone: 'quiet', size: 'small' })}
          >
            {watching ? (
              <>
                Stop<span className="sr-only"> following {name}</span>
              </>
            ) : (
              <>
                <Bell aria-hidden="true" className="size-4" />
                Follow {name}
              </>
            )}
          </button>
          {!watching && <WhatItDoes />}
          <p role="status" className={status ? 'text-sm text-success' : 'sr-only'}>
            {status}
          </p>
        </>
      )}
    </Form>
  )
}

function Watching({ name }: { name: string }) {
  return (
    <p className="inline-flex items-center gap-2 font-semibold">
      <Bell aria-hidden="true" className="size-4 text-structure" />
      <Link href={routes.alerts.href()} className="link py-2">
        Following {name}
      </Link>
    </p>
  )
}

/** Not fetched ahead: where somebody wanted to go is remembered when they really go there. */
function WatchLink({ slug, name }: MarketName) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        href={`${routes.alerts.href()}?watch=${slug}`}
        className={buttonClass({ tone: 'quiet', size: 'small' })}
      >
        <Bell aria-hidden="true" className="size-4" />
        Follow {name}
      </Link>
      <WhatItDoes />
    </p>
  )
}

function WhatItDoes() {
  return <span className="text-sm text-muted">An email when a rule changes.</span>
}
