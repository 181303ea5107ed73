import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'

export default function InsightsScreen() {
  return <h1 className="wrap section">insights</h1>
}

InsightsScreen.layout = MarketingLayout
