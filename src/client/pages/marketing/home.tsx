import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'

export default function HomeScreen() {
  return <h1 className="wrap section">home</h1>
}

HomeScreen.layout = MarketingLayout
