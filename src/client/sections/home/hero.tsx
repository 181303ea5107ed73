import { ButtonLink } from '#client/ui/button-link.tsx'
import { hero } from '#shared/content/home.ts'
import { routes } from '#shared/routes.ts'
import { RouteMap } from './route-map.tsx'

/** The opening: what the firm is for on the plain, and the way up the hill beside it. */
export function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap relative z-10 grid items-center lg:min-h-[40rem] lg:grid-cols-12">
        <div className="pt-14 pb-10 md:pt-20 lg:col-span-7 lg:py-20">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-5 max-w-[13ch] text-5xl leading-[1.03] font-[420]">{hero.title}</h1>
          <p className="lead mt-7 lg:max-w-[30rem] xl:max-w-[36rem]">{hero.lead}</p>
          <div className="actions mt-9">
            <ButtonLink href={routes.contact.href()}>Start Your Journey</ButtonLink>
            <ButtonLink href={routes.aboutUs.href()} quiet>
              Learn More
            </ButtonLink>
          </div>
        </div>
      </div>
      <RouteMap />
    </section>
  )
}
