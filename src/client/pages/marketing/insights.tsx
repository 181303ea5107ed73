import { Link } from '@inertiajs/react'
import { useEffect } from 'react'
import { NewsletterBox } from '#client/site/insights/newsletter-box.tsx'
import { FrontPage, NoteCards } from '#client/site/insights/notes.tsx'
import { Reports } from '#client/site/insights/reports.tsx'
import * as words from '#client/site/insights/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import {
  articleLists,
  type Category,
  categories,
  categoryLabel,
  customResearch,
  hero,
} from '#shared/content/insights.ts'
import type { NotePreview } from '#shared/knowledge/props.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

type InsightsProps = Pages['marketing/insights'] & SharedProps

export default function InsightsScreen(props: InsightsProps) {
  const { category, counts, status, statusCode, errors, values, notes, page, pages, reports } =
    props
  useOpenTarget()
  // Links in mails lead here. Without a script nothing scrolls to the newsletter box, so the status is
  // shown at the top; a status that is not about the newsletter is always shown there.
  const isPlain = !useHydrated()
  const alertsEnded = statusCode === 'alerts-ended'
  const showsStatusAtTop = alertsEnded || (isPlain && statusCode !== 'newsletter-asked')
  return (
    <>
      <Hero />
      {showsStatusAtTop && status && (
        <div className="wrap pb-8">
          <StatusMessage>{status}</StatusMessage>
          {alertsEnded && (
            <Link href={routes.alerts.href()} className="link mt-2 inline-block py-2">
              {words.marketsYouFollow}
            </Link>
          )}
        </div>
      )}
      <CategoryLinks current={category} counts={counts} />
      <Notes category={category} notes={notes} />
      <div className="wrap">
        <Pager
          page={page}
          pages={pages}
          hrefOf={(target) => addressOf(category, target)}
          labels={{ previous: words.newerArticles, next: words.olderArticles }}
          className="mb-10"
        />
      </div>
      <Reports reports={reports} />
      <NewsletterBox
        status={showsStatusAtTop ? null : status}
        error={fieldErrors(errors).email}
        oldInput={values?.email}
      />
      <CustomResearch />
    </>
  )
}

InsightsScreen.layout = MarketingLayout

function Hero() {
  return (
    <section className="wrap grid lg:grid-cols-12 lg:gap-x-8">
      <div className="pt-8 pb-8 md:pt-12 md:pb-10 lg:col-span-7 lg:pt-16 lg:pb-14">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-4 max-w-[9em] text-5xl">{hero.title}</h1>
        <p className="lead mt-6">{hero.lead}</p>
      </div>
      <div className="relative mask-fade-top max-lg:hidden lg:col-span-5">
        <Contours drawing="hero" />
      </div>
    </section>
  )
}

interface NotesProps {
  category: Category
  notes: readonly NotePreview[]
}

function Notes({ category, notes }: NotesProps) {
  const featured = notes.filter((note) => note.featured)
  const others = notes.filter((note) => !note.featured)
  const { latest } = articleLists
  const title = category === 'all' ? latest : `${latest}: ${categoryLabel(category)}`
  return (
    <>
      {featured.length > 0 && <FrontPage notes={featured} />}
      {(others.length > 0 || featured.length === 0) && <NoteCards title={title} notes={others} />}
    </>
  )
}

interface CategoryLinksProps extends Pick<InsightsProps, 'counts'> {
  current: Category
}

function CategoryLinks({ current, counts }: CategoryLinksProps) {
  return (
    <nav aria-label={words.categories} className="border-y border-line bg-ground print:hidden">
      <ul className="wrap flex flex-wrap gap-x-7 py-1 md:gap-x-5 lg:gap-x-10">
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              href={addressOf(slug)}
              preserveScroll
              preserveState
              aria-current={slug === current ? 'page' : undefined}
              className="group flex min-h-12 items-center gap-1.5 font-medium text-muted hover:text-text aria-[current]:text-text"
            >
              <span className="border-b-2 border-transparent py-1 group-hover:border-line group-aria-[current]:border-structure">
                {label}
              </span>
              <span aria-hidden="true" className="figures text-xs text-muted">
                {counts.find((entry) => entry.slug === slug)?.count ?? 0}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function addressOf(category: Category, page = 1): string {
  const query = new URLSearchParams({
    ...(category !== 'all' && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return [routes.insights.href(), query.toString()].filter(Boolean).join('?')
}

function CustomResearch() {
  return (
    <section className="relative overflow-hidden border-t-2 border-structure print:hidden">
      <div className="wrap section grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-9">
          <h2 className="max-w-[11.6em] text-5xl leading-title">{customResearch.title}</h2>
          <p className="lead mt-6">{customResearch.text}</p>
          <ButtonLink href={contactPath('custom-research')} className="mt-8">
            {customResearch.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** Opens the `<details>` inside the element of the URL's fragment, also when the fragment changes. */
function useOpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      target?.querySelector('details')?.setAttribute('open', '')
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
