import { AboutPage } from '#client/site/marketing/about-page.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import type { Pages } from '#shared/pages.ts'

export default function AboutUsScreen(props: Pages['marketing/about-us']) {
  return <AboutPage {...props} />
}

AboutUsScreen.layout = MarketingLayout
