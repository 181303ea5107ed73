import { Form } from '@inertiajs/react'
import { type RefObject, useEffect, useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { EmailRow } from '#client/ui/email-row.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { newsletter } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'

interface NewsletterBoxProps {
  status: string | null
  error: string | undefined
  /** The refused email address of a form that was sent without a script. */
  oldInput: string | undefined
  /** False on the page of past newsletters, which the link would lead to. */
  withArchive?: boolean
}

// Inertia scrolls to the top after a visit; scrolling to the box has to come later.
const afterResetMs = 60

export function NewsletterBox(props: NewsletterBoxProps) {
  const { status, error, oldInput, withArchive = true } = props
  const box = useRef<HTMLElement>(null)
  useScrollIntoView(box, status)
  return (
    <section
      ref={box}
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="wrap py-8 md:py-section print:hidden"
    >
      <div className="grid gap-x-16 gap-y-5 border border-dashed border-text/50 p-6 md:p-10 lg:grid-cols-2 lg:p-14">
        <div>
          <h2 id="newsletter-title" className="text-3xl">
            {newsletter.title}
          </h2>
          <p className="mt-3 max-w-column text-muted">{newsletter.text}</p>
          {withArchive && (
            <ArrowLink href={routes.letters.href()} className="mt-2">
              {newsletter.archive}
            </ArrowLink>
          )}
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
              <FormTokens />
              <EmailRow
                label={newsletter.label}
                button={newsletter.action}
                {...{ processing, error, oldInput }}
              />
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

function useScrollIntoView(box: RefObject<HTMLElement | null>, status: string | null) {
  // Links in mails lead to this page, and the result would be far below the first screen.
  useEffect(() => {
    if (!status) return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'center' }), afterResetMs)
    return () => clearTimeout(timer)
  }, [box, status])
}
