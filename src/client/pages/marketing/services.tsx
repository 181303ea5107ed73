import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'
import { Hero } from '#client/sections/services/hero.tsx'
import { Ledger } from '#client/sections/services/ledger.tsx'
import { NotSure } from '#client/sections/services/not-sure.tsx'
import { Process } from '#client/sections/services/process.tsx'

export default function ServicesScreen() {
  return (
    <>
      <Hero />
      <Ledger />
      <Process />
      <NotSure />
    </>
  )
}

ServicesScreen.layout = MarketingLayout
