import { LegalPage } from '#client/site/legal/legal-page.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import type { Pages } from '#shared/pages.ts'

export default function LegalScreen(props: Pages['marketing/legal']) {
  return <LegalPage {...props} />
}

LegalScreen.layout = MarketingLayout
