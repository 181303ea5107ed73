import { countries, countriesOf, Land, LandShapes } from '#client/ui/land.tsx'
import { offices } from '#shared/content/contact.ts'
import { site } from '#shared/content/site.ts'

// Around Nairobi, in map units; the dot is at 1.29° S, 36.82° E.
const view = '560 388 400 200'
const nairobi = { x: 759, y: 492 }

const kenya = countries.filter(({ code }) => code === 'KE')

/** The close: where the firm sits, on the map. */
export function OurOffices() {
  return (
    <section className="relative overflow-hidden">
      <LandShapes of={countries} />
      <div className="wrap grid gap-x-12 lg:grid-cols-12">
        <div className="section relative lg:col-span-5">
          <h2 className="text-4xl">{offices.title}</h2>
          <p className="lead mt-4">{offices.lead}</p>
          <h3 className="mt-10 text-2xl">
            {site.office.city}, {site.office.country}
          </h3>
          <address className="mt-3 not-italic">
            {site.office.lines.slice(0, -1).join(', ')}
            <br />
            <a href={site.phone.href} className="link mt-2 inline-block py-2">
              {site.phone.display}
            </a>
          </address>
        </div>
        <OfficeMap />
      </div>
    </section>
  )
}

function OfficeMap() {
  return (
    <svg
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="-mx-5 h-80 w-[calc(100%+2.5rem)] border-y border-line sm:mx-0 sm:w-full lg:col-span-7 lg:h-full lg:border-y-0 lg:border-l"
    >
      <g className="fill-ground stroke-structure/40">
        <Land of={countries} />
      </g>
      <g className="stroke-structure/60">
        <Land of={countriesOf('east')} />
      </g>
      <g className="fill-structure">
        <Land of={kenya} />
      </g>
      <circle cx={nairobi.x} cy={nairobi.y} r="4" className="fill-danger stroke-ground stroke-2" />
    </svg>
  )
}
