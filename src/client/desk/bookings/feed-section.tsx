import { StatusMessage } from '#client/ui/alert.tsx'
import { withMethod } from '#client/ui/plain-form.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type FeedSectionProps = Pick<Pages['desk/host'], 'host' | 'feedSince' | 'feedUrl'> & {
  status: string | null
}

/** One's own consultations as a calendar to subscribe to. */
export function FeedSection({ host, feedSince, feedUrl, status }: FeedSectionProps) {
  const path = routes.deskHostFeed.href({ id: host.id })
  return (
    <TitledSection id="feed" title={words.feed} className="mt-12 border-t border-line pt-8">
      <p className="mt-2 measure text-sm text-muted">{words.feedExplained}</p>
      <StatusMessage>{status}</StatusMessage>
      {feedUrl && (
        <p className="mt-4 border-l-3 border-structure pl-4 wrap-anywhere">
          <code>{feedUrl}</code>
        </p>
      )}
      {feedSince && (
        <p className="figures mt-4">{words.feedSince(dayText(feedSince.slice(0, 10)))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <OneButtonForm action={path}>{feedSince ? words.renewFeed : words.makeFeed}</OneButtonForm>
        {feedSince && (
          <OneButtonForm action={withMethod(path, 'DELETE')} tone="quiet-danger">
            {words.endFeed}
          </OneButtonForm>
        )}
      </div>
    </TitledSection>
  )
}
