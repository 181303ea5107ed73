import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { PersonArticle } from '#client/site/people/person-article.tsx'
import type { Pages } from '#shared/pages.ts'

export default function PersonScreen(props: Pages['marketing/person']) {
  return <PersonArticle {...props} />
}

PersonScreen.layout = MarketingLayout
