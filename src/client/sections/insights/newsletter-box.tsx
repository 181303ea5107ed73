import { Form } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { newsletter } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'
import { NewsletterField } from './newsletter-field.tsx'

interface NewsletterBoxProps {
  status: string | null
  error: string | undefined
  /** What was typed into it when it was sent without a script and refused. */
  typed: string | undefined
  csrfToken: string
}

// A visit scrolls to the top once its page is shown.
const afterResetMs = 60

/** The monthly letter as a coupon to cut out; what came of it stands inside. */
export function NewsletterBox({ status, error, typed, csrfToken }: NewsletterBoxProps) {
  const box = useRef<HTMLElement>(null)
  // Confirm and unsubscribe links lead here, and the answer would be far below the first screen.
  useEffect(() => {
    if (!status) return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'center' }), afterResetMs)
    return () => clearTimeout(timer)
  }, [status])
  return (
    <section ref={box} id="newsletter" aria-labelledby="newsletter-title" className="wrap section">
      <div className="grid gap-x-16 gap-y-8 border border-dashed border-text/50 p-6 md:p-10 lg:grid-cols-2 lg:p-14">
        <div>
          <h2 id="newsletter-title" className="text-3xl">
            {newsletter.title}
          </h2>
          <p className="mt-3 max-w-[46ch] text-muted">{newsletter.text}</p>
        </div>
        <Form
          action={`${routes.newsletter.href()}#newsletter`}
          method="post"
          options={{ preserveScroll: true }}
          resetOnSuccess={['email']}
          className="self-center"
        >
          {({ processing }) => (
            <>
              <input type="hidden" name="_token" value={csrfToken} autoComplete="off" />
              <NewsletterField processing={processing} error={error} typed={typed} />
              {status && (
                <Alert tone="success" className="mt-4">
                  {status}
                </Alert>
              )}
            </>
          )}
        </Form>
      </div>
    </section>
  )
}
