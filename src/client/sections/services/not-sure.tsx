import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { callToAction } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'

/** The band that closes the page: the question, and two ways on. */
export function NotSure() {
  return (
    <section aria-labelledby="not-sure" className="band relative overflow-hidden">
      <div className="wrap relative grid gap-x-8 gap-y-5 pt-[clamp(3.5rem,2.5rem+5vw,7rem)] pb-12 lg:grid-cols-12">
        <h2 id="not-sure" className="text-4xl lg:col-span-5">
          {callToAction.title}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="max-w-[52ch] text-lg text-balance text-muted">{callToAction.text}</p>
          <div className="actions mt-9">
            <ButtonLink href={routes.contact.href()}>{callToAction.action}</ButtonLink>
            <ButtonLink href={routes.markets.href()} quiet>
              {callToAction.secondaryAction}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="rising relative h-36 md:h-52">
        <Contours drawing="section" />
      </div>
    </section>
  )
}
