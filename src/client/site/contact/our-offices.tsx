import { Coastlines, countries, Land } from '#client/site/map/africa.tsx'
import { offices } from '#shared/content/contact.ts'
import { site } from '#shared/content/site.ts'

// In map units; the office is at 1.27° S, 36.81° E.
const view = '610 345 400 250'
const office = { x: 759, y: 492 }

const kenya = countries.filter(({ code }) => code === 'KE')

export function OurOffices() {
  return (
    <section className="relative overflow-hidden">
      <div className="wrap lg:grid lg:grid-cols-12">
        <div className="section max-lg:pb-10 lg:col-span-5">
          <h2 className="text-4xl">{offices.title}</h2>
          <p className="lead mt-4">{offices.lead}</p>
          <h3 className="mt-10 text-2xl">
            {site.office.city}, {site.office.country}
          </h3>
          <address className="mt-2 not-italic">
            {site.office.lines.slice(0, -1).join(', ')}
            <br />
            <a href={site.phone.href} className="link inline-block py-2.5">
              {site.phone.display}
            </a>
          </address>
        </div>
      </div>
      <OfficeMap />
    </section>
  )
}

// The height is in pixels: with larger text, a taller map would crop the office away.
function OfficeMap() {
  return (
    <svg
      viewBox={view}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className="office-map h-[320px] w-full md:h-[384px] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-7/12"
    >
      <Coastlines line={0.6} />
      <g className="fill-ground stroke-structure/40 stroke-[0.7px]">
        <Land of={countries} />
      </g>
      <g className="fill-structure">
        <Land of={kenya} />
      </g>
      <circle cx={office.x} cy={office.y} r="4" className="fill-accent stroke-structure stroke-1" />
      <text
        x={office.x}
        y={office.y - 9}
        textAnchor="middle"
        className="fill-on-structure text-[14px] font-semibold md:text-[9.5px] lg:text-[8.5px]"
      >
        {site.office.city}
      </text>
    </svg>
  )
}
