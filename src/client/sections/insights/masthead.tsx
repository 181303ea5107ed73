import { Contours } from '#client/ui/contours.tsx'
import { hero } from '#shared/content/insights.ts'

/** The head of the front page. */
export function Masthead() {
  return (
    <section className="relative overflow-hidden">
      <Contours drawing="hero" />
      <div className="wrap relative grid gap-x-12 gap-y-6 pt-12 pb-10 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-14">
        <div className="lg:col-span-7">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="mt-4 text-5xl">{hero.title}</h1>
        </div>
        <p className="lead lg:col-span-5">{hero.lead}</p>
      </div>
    </section>
  )
}
