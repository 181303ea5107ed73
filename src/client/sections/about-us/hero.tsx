import { Contours } from '#client/ui/contours.tsx'
import { hero } from '#shared/content/about.ts'

/** The opening: a long line of title, and a range of hills under it. */
export function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap grid pt-14 pb-10 md:pt-20 lg:grid-cols-12 lg:gap-x-8 lg:pt-24">
        <p className="eyebrow lg:col-span-12">{hero.eyebrow}</p>
        <h1 className="mt-5 max-w-[17ch] text-5xl leading-[1.03] font-[420] lg:col-span-11">
          {hero.title}
        </h1>
        <p className="lead mt-8 lg:col-span-7 lg:col-start-5 lg:mt-12">{hero.lead}</p>
      </div>
      <div className="rising relative h-36 md:h-52">
        <Contours drawing="section" />
      </div>
    </section>
  )
}
