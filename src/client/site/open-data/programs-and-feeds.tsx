import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { examples } from '#shared/content/data.ts'
import { feeds, programs } from '#shared/content/data-words.ts'
import type { Pages } from '#shared/pages.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { sizeText } from './size.ts'

type ProgramsAndFeedsProps = Pick<Pages['marketing/data'], 'address' | 'sizes' | 'example'>

export function ProgramsAndFeeds({ address, sizes, example }: ProgramsAndFeedsProps) {
  return (
    <div className="wrap section grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <ApiSection address={address} sizes={sizes} />
      <Feeds example={example} />
    </div>
  )
}

function ApiSection({ address, sizes }: Omit<ProgramsAndFeedsProps, 'example'>) {
  const file = 'openapi.json'
  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className="text-3xl">
        {programs.title}
      </h2>
      <p className="mt-4 max-w-column text-muted">{programs.text}</p>
      <p className="mt-4 max-w-column text-muted">{programs.editions}</p>
      <div className="mt-6 border-t border-line">
        {keysOf(examples).map((name) => (
          <Example key={name} title={programs.examples[name]} code={examples[name](address)} />
        ))}
      </div>
      <ul className="mt-4">
        <li>
          <a href={routes.dataFile.href({ file })} className="link">
            {programs.openApi}
          </a>{' '}
          <span className="figures text-sm text-muted">{sizeText(sizes[file] ?? 0)}</span>
        </li>
        <li>
          <a href={routes.dataFile.href({ file: 'datapackage.json' })} className="link">
            {programs.dataPackage}
          </a>
        </li>
        <li>
          <a href={routes.llms.href()} className="link">
            {programs.llms}
          </a>
        </li>
      </ul>
    </section>
  )
}

function Example({ title, code }: { title: string; code: string }) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 items-center">
        <h3 className="font-sans text-base font-semibold">{title}</h3>
      </summary>
      <pre className="mb-4 border-l-2 border-structure bg-panel px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {code}
      </pre>
    </details>
  )
}

function Feeds({ example }: Pick<ProgramsAndFeedsProps, 'example'>) {
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds" className="text-3xl">
        {feeds.title}
      </h2>
      <p className="mt-4 max-w-column text-muted">{feeds.text}</p>
      <dl className="mt-6 border-b border-line">
        <Feed {...feeds.rules} href={routes.rulesFeed.href()} />
        <Feed {...feeds.market} href={routes.marketRulesFeed.href({ market: example })} />
        <Feed {...feeds.notes} href={routes.notesFeed.href()} />
        <Feed {...feeds.changes} href={routes.changesFeed.href()} />
        <Feed {...feeds.calendar} href={routes.rulesCalendar.href()} />
      </dl>
      <p className="mt-4">
        <Link href={routes.rules.href()} className="link">
          {feeds.ledger}
        </Link>
      </p>
      <p className="mt-2">
        <Link href={routes.changes.href()} className="link">
          {feeds.allChanges}
        </Link>
      </p>
    </section>
  )
}

interface FeedProps {
  title: string
  kind: string
  href: string
}

function Feed({ title, kind, href }: FeedProps): ReactNode {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-1">
      <dt>
        {title} <span className="text-sm text-muted">{kind}</span>
      </dt>
      <dd>
        <a href={href} className="link inline-flex min-h-11 items-center font-mono text-sm">
          {href}
        </a>
      </dd>
    </div>
  )
}
