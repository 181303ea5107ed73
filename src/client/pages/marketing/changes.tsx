import { Rss } from 'lucide-react'
import { SourceList } from '#client/knowledge/sources.tsx'
import { ChangeList } from '#client/site/changes/change-list.tsx'
import { ChangesForm } from '#client/site/changes/changes-form.tsx'
import * as words from '#client/site/changes/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type ChangesProps = Pages['marketing/changes']

export default function ChangesScreen(props: ChangesProps) {
  return (
    <div className="wrap pt-12 pb-section lg:pt-16">
      <Opening />
      <div className="mt-8 lg:mt-10">
        <ChangesForm {...props} />
      </div>
      <section aria-label={words.changes} className="mt-8">
        <p className="figures mb-6 text-sm text-muted">{words.publicationCount(props.total)}</p>
        {props.changes.length === 0 ? <Nothing /> : <ChangeList {...props} />}
        <Pager
          page={props.page}
          pages={props.pages}
          hrefOf={(page) => changesPath(props.filters, page)}
          labels={{ previous: words.newer, next: words.older }}
          className="mt-8"
        />
      </section>
      {props.sources.length > 0 && <Sources {...props} />}
    </div>
  )
}

ChangesScreen.layout = MarketingLayout

function Opening() {
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="mt-4 text-5xl">{words.changes}</h1>
      <p className="lead mt-6">{words.lead}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <a href={routes.changesFeed.href()} className="arrow-link">
          <Rss aria-hidden="true" className="size-5 shrink-0 text-structure" />
          {words.feed}
        </a>
        <a href={routes.editions.href()} className="arrow-link">
          {words.editions}
        </a>
      </p>
    </>
  )
}

function Nothing() {
  return (
    <div className="border-y border-line py-12">
      <h2 className="text-2xl">{words.nothing}</h2>
      <p className="mt-3 max-w-measure text-muted">{words.nothingMatches}</p>
      <ButtonLink href={routes.changes.href()} tone="quiet" className="mt-6">
        {words.allChanges}
      </ButtonLink>
    </div>
  )
}

function Sources({ sources }: ChangesProps) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{words.sources}</h2>
      <div className="py-3 md:columns-2 md:gap-x-12">
        <SourceList sources={sources} />
      </div>
    </section>
  )
}
