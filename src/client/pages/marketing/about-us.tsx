import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'

export default function AboutUsScreen() {
  return <h1 className="wrap section">about-us</h1>
}

AboutUsScreen.layout = MarketingLayout
