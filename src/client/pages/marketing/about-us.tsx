import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'
import { GetInTouch } from '#client/sections/about-us/get-in-touch.tsx'
import { Hero } from '#client/sections/about-us/hero.tsx'
import { Mission } from '#client/sections/about-us/mission.tsx'
import { Story } from '#client/sections/about-us/story.tsx'
import { Timeline } from '#client/sections/about-us/timeline.tsx'
import { Values } from '#client/sections/about-us/values.tsx'

export default function AboutUsScreen() {
  return (
    <>
      <Hero />
      <Story />
      <Mission />
      <Values />
      <Timeline />
      <GetInTouch />
    </>
  )
}

AboutUsScreen.layout = MarketingLayout
