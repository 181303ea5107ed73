import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'
import { CoreServices } from '#client/sections/home/core-services.tsx'
import { FirstStep } from '#client/sections/home/first-step.tsx'
import { Hero } from '#client/sections/home/hero.tsx'
import { WhyChoose } from '#client/sections/home/why-choose.tsx'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { homeStats } from '#shared/content/site.ts'

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <div className="wrap [&_dl]:border-t-0">
        <StatStrip stats={homeStats} label="The firm in figures" />
      </div>
      <CoreServices />
      <WhyChoose />
      <FirstStep />
    </>
  )
}

HomeScreen.layout = MarketingLayout
