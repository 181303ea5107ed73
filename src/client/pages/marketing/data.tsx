import { MarketingLayout } from '#client/marketing/marketing-layout.tsx'
import { hero } from '#shared/content/data.ts'

export default function DataScreen() {
  return <h1>{hero.title}</h1>
}

DataScreen.layout = MarketingLayout
