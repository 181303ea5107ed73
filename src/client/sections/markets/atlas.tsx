import { useState } from 'react'
import { countries, LandShapes } from '#client/ui/land.tsx'
import { hero } from '#shared/content/markets.ts'
import { AfricaMap } from './africa-map.tsx'
import { MapLegend } from './map-legend.tsx'

/** The opening: what is said of the continent, its map, and the same places as a list. */
export function Atlas() {
  const [active, setActive] = useState<string | null>(null)
  return (
    <section className="overflow-hidden">
      <LandShapes of={countries} />
      <div className="wrap grid gap-x-8 pt-12 pb-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-14">
        <div className="lg:col-span-5">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-4 text-5xl">{hero.title}</h1>
          <p className="lead mt-6">{hero.lead}</p>
        </div>
        <div className="-mx-5 mt-8 sm:mx-0 lg:col-span-7 lg:row-span-2 lg:mt-0 lg:-mr-10 xl:-mr-16">
          <AfricaMap active={active} onPoint={setActive} />
        </div>
        <div className="mt-6 lg:col-span-5 lg:mt-8 lg:self-end">
          <MapLegend onPoint={setActive} />
        </div>
      </div>
    </section>
  )
}
