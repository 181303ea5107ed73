import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'

export default function ContactScreen() {
  return <h1 className="wrap section">contact</h1>
}

ContactScreen.layout = MarketingLayout
