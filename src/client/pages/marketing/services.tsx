import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'

export default function ServicesScreen() {
  return <h1 className="wrap section">services</h1>
}

ServicesScreen.layout = MarketingLayout
