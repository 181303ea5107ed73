import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { callToAction } from '#shared/content/home.ts'
import { routes } from '#shared/routes.ts'

/** The card that closes the page: forest ground and a hill in its corner. */
export function FirstStep() {
  return (
    <section aria-labelledby="first-step" className="section">
      <div className="wrap">
        <div className="band relative overflow-hidden rounded-md px-6 pt-12 sm:px-10 lg:px-16 lg:py-20">
          <div className="relative max-w-[34rem]">
            <h2 id="first-step" className="text-4xl">
              {callToAction.title}
            </h2>
            <p className="mt-5 text-lg text-muted">{callToAction.text}</p>
            <ButtonLink href={routes.contact.href()} className="mt-9">
              {callToAction.action}
            </ButtonLink>
          </div>
          <div className="relative -mx-6 h-48 max-lg:rising sm:-mx-10 lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:h-auto lg:w-[46%]">
            <Contours drawing="corner" className="lg:mask-size-[min(34rem,100%)]" />
          </div>
        </div>
      </div>
    </section>
  )
}
