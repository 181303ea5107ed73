import { useHydrated } from '#client/hooks/use-hydrated.ts'
import { useOpenTarget } from '#client/hooks/use-open-target.ts'
import { MarketingLayout } from '#client/layouts/marketing-layout.tsx'
import { CategoryLinks } from '#client/sections/insights/category-links.tsx'
import { FrontPage } from '#client/sections/insights/front-page.tsx'
import { Masthead } from '#client/sections/insights/masthead.tsx'
import { NewsletterBox } from '#client/sections/insights/newsletter-box.tsx'
import { NoteList } from '#client/sections/insights/note-list.tsx'
import { Reports } from '#client/sections/insights/reports.tsx'
import { UnwrittenNote } from '#client/sections/insights/unwritten-note.tsx'
import { firstError } from '#client/ui/first-error.ts'
import { StatusMessage } from '#client/ui/status-message.tsx'
import { articleLists, articles, categories } from '#shared/content/insights.ts'
import { messages } from '#shared/messages.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'

type InsightsProps = Pages['marketing/insights'] & SharedProps

export default function InsightsScreen(props: InsightsProps) {
  const { category, status, errors, values, csrfToken } = props
  useOpenTarget()
  // What a mail's link did is said at the head of the page that it leads to without a script.
  const atHead = !useHydrated() && status !== messages.newsletter.asked
  const label = categories.find(({ slug }) => slug === category)?.label ?? ''
  return (
    <>
      <Masthead />
      {atHead && status && (
        <div className="wrap pb-8">
          <StatusMessage>{status}</StatusMessage>
        </div>
      )}
      <CategoryLinks current={category} />
      {category === 'all' ? (
        <>
          <FrontPage articles={articles.filter(({ featured }) => featured)} />
          <NoteList
            title={articleLists.latest}
            articles={articles.filter(({ featured }) => !featured)}
          />
        </>
      ) : (
        <NoteList
          title={label}
          articles={articles.filter((article) => article.category === category)}
        />
      )}
      <Reports />
      <NewsletterBox
        status={atHead ? null : status}
        error={firstError(errors, 'email')}
        typed={values?.email}
        csrfToken={csrfToken}
      />
      <UnwrittenNote />
    </>
  )
}

InsightsScreen.layout = MarketingLayout
