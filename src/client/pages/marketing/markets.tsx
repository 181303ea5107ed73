import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'

export default function MarketsScreen() {
  return <h1 className="wrap section">markets</h1>
}

MarketsScreen.layout = MarketingLayout
