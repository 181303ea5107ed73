import { Link } from '@inertiajs/react'
import { ArrowRight } from 'lucide-react'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { coreServices, coreServicesIntro } from '#shared/content/home.ts'
import { type Service, services } from '#shared/content/services.ts'
import { routes } from '#shared/routes.ts'

const shown = coreServices.map((slug) => services.find((one) => one.slug === slug) as Service)

/** Four services as an index whose lines each lead to their place in the ledger. */
export function CoreServices() {
  return (
    <section aria-labelledby="core-services" className="section">
      <div className="wrap grid gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-6">
        <div className="lg:col-span-4">
          <h2 id="core-services" className="text-4xl">
            {coreServicesIntro.title}
          </h2>
          <p className="lead mt-4 max-w-[34ch]">{coreServicesIntro.lead}</p>
        </div>
        <ul className="border-t border-text lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          {shown.map((service) => (
            <li key={service.slug} className="border-b border-line">
              <ServiceLine service={service} />
            </li>
          ))}
        </ul>
        <ArrowLink
          href={routes.services.href()}
          className="self-start justify-self-start lg:col-span-4"
        >
          View All Services
        </ArrowLink>
      </div>
    </section>
  )
}

function ServiceLine({ service }: { service: Service }) {
  return (
    <Link
      href={`${routes.services.href()}#${service.slug}`}
      prefetch
      className="group grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 py-7 md:grid-cols-[5fr_6fr_auto] md:py-9"
    >
      <h3 className="text-xl lg:text-[1.75rem] lg:leading-[1.15] decoration-1 underline-offset-4 group-hover:underline">
        {service.title}
      </h3>
      <p className="text-muted max-md:col-span-2 max-md:row-start-2">{service.description}</p>
      <ArrowRight aria-hidden="true" className="mt-1 size-6 text-structure" />
    </Link>
  )
}
