import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'
import { Atlas } from '#client/sections/markets/atlas.tsx'
import { BlankDossier } from '#client/sections/markets/blank-dossier.tsx'
import { KeyMarkets } from '#client/sections/markets/key-markets.tsx'
import { RegionalAnalysis } from '#client/sections/markets/regional-analysis.tsx'
import { Trends } from '#client/sections/markets/trends.tsx'
import { StatStrip } from '#client/ui/stat-strip.tsx'
import { marketStats } from '#shared/content/site.ts'

export default function MarketsScreen() {
  return (
    <>
      <Atlas />
      <div className="wrap">
        <StatStrip stats={marketStats} label="The continent in figures" />
      </div>
      <KeyMarkets />
      <Trends />
      <RegionalAnalysis />
      <BlankDossier />
    </>
  )
}

MarketsScreen.layout = MarketingLayout
