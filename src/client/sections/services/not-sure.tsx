import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { callToAction } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'

/** The band that closes the page: the question, and two ways on. */
export function NotSure() {
  return (
    <section aria-labelledby="not-sure" className="band relative overflow-hidden">
      <Contours drawing="section" />
      <div className="wrap section relative">
        <h2 id="not-sure" className="text-4xl">
          {callToAction.title}
        </h2>
        <p className="mt-5 max-w-[52ch] text-lg text-muted">{callToAction.text}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href={routes.contact.href()}>{callToAction.action}</ButtonLink>
          <ButtonLink href={routes.markets.href()} quiet>
            {callToAction.secondaryAction}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
