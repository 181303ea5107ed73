import { clsx } from 'clsx'
import { Coastlines, countries, Land, Shape } from '#client/site/map/africa.tsx'
import { useFirm } from '#client/use-firm.ts'
import { offices } from '#shared/content/contact.ts'
import { linesBelow, type OfficeAddress, officeName, phoneUrl } from '#shared/knowledge/firm.ts'

export function OurOffices() {
  const { phone, offices: all } = useFirm()
  const [main] = all
  return (
    <section className="relative overflow-hidden">
      <div className="wrap lg:grid lg:grid-cols-12">
        <div className="section max-lg:pb-10 lg:col-span-5">
          <h2 className="text-4xl">{offices.title}</h2>
          <p className="lead mt-4">{offices.lead}</p>
          {all.map((office) => (
            <div key={office.label} className="mt-10">
              <h3 className="text-2xl">{officeName(office)}</h3>
              <address className="mt-2 not-italic">{linesBelow(office).join(', ')}</address>
            </div>
          ))}
          {phone && (
            <a href={phoneUrl(phone)} className="link inline-block py-2.5">
              {phone}
            </a>
          )}
        </div>
      </div>
      {main && <OfficeMap office={main} />}
    </section>
  )
}

// In map units; the country is left of the middle, where the address does not cover it.
const view = { left: 150, above: 150, width: 400, height: 250 }
const narrow = 60

// The height is in pixels: with larger text, a taller map would crop the office away.
function OfficeMap({ office }: { office: OfficeAddress }) {
  const country = countries.find(({ code }) => code === office.code)
  if (!country) return null
  const [left, top, right, bottom] = country.box
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isNarrow = right - left < narrow
  return (
    <svg
      viewBox={`${x - view.left} ${y - view.above} ${view.width} ${view.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className="office-map h-[320px] w-full md:h-[384px] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-7/12"
    >
      <Coastlines line={0.6} />
      <g className="fill-ground stroke-structure/40 stroke-[0.7px]">
        <Land of={countries} />
      </g>
      <g className="fill-structure">
        <Shape of={country.code} />
      </g>
      <text
        x={x}
        y={isNarrow ? bottom + 14 : y}
        textAnchor="middle"
        className={clsx(
          'text-[14px] font-semibold md:text-[9.5px] lg:text-[8.5px]',
          isNarrow ? 'fill-text' : 'fill-on-structure',
        )}
      >
        {office.label}
      </text>
    </svg>
  )
}
