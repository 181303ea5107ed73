import { Link } from '@inertiajs/react'
import { CiteFold } from '#client/knowledge/cite-fold.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { RuleList } from '#client/knowledge/rule-list.tsx'
import { SourceList } from '#client/knowledge/sources.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { dayText } from '#shared/dates.ts'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { DayForm } from './day-form.tsx'
import { Facts } from './facts.tsx'
import { Judgement } from './judgement.tsx'
import { Law } from './law.tsx'
import { Licence } from './licence.tsx'
import { Obligations } from './obligations.tsx'
import { Part } from './part.tsx'
import { StatusByProduct } from './status-by-product.tsx'
import { Taxes } from './taxes.tsx'
import * as words from './words.ts'

type MarketProps = Pages['marketing/market']

// The ledger has all rules.
const newestRules = 5

/**
 * The parts of a dossier: facts on the left, the judgement on the right. No grid on paper: where a page
 * ends within one, Chromium prints the next part over the last rows.
 */
export function DossierParts(props: MarketProps) {
  const { market, facts, sources, today } = props
  return (
    <div className="wrap grid grid-cols-1 gap-y-8 py-8 md:gap-y-12 lg:gap-y-16 lg:py-14 print-flow print:block">
      <StatusByProduct market={market} sources={sources} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 md:gap-y-12 lg:grid-cols-12 print-flow print:block">
        <div className="grid grid-cols-1 gap-y-8 md:gap-y-12 lg:col-span-7 print-flow print:block">
          <Law market={market} sources={sources} />
          <Taxes taxes={market.taxes} sources={sources} today={today} />
          <Licence licence={market.licence} sources={sources} />
          <Facts facts={facts} sources={sources} today={today} />
        </div>
        <div className="lg:sticky lg:top-36 lg:col-span-5">
          <Judgement market={market} sources={sources} />
        </div>
      </div>
      <Obligations {...props} />
      <Rules {...props} />
      <Notes {...props} />
      <Sources {...props} />
    </div>
  )
}

function Rules({ market: { slug, name }, rules }: MarketProps) {
  return (
    <Part id="rules" title={words.rulesNewestFirst}>
      {rules.length === 0 && <p className="mt-4">{words.noRuleOnRecord}</p>}
      <div className="mt-4">
        <RuleList
          rules={rules.slice(0, newestRules).map((rule) => ({ ...rule, market: { slug, name } }))}
          withMarket={false}
        />
      </div>
      <ArrowLink href={`${routes.rules.href()}?market=${slug}`} className="mt-3 print:hidden">
        {rules.length > newestRules ? words.allRulesOf(rules.length, name) : words.theLedgerOfRules}
      </ArrowLink>
    </Part>
  )
}

function Notes({ notes }: MarketProps) {
  if (notes.length === 0) return null
  return (
    <Part folds id="notes" title={words.ourArticles}>
      <ul className="mt-4 border-b border-line">
        {notes.map(({ slug, title, excerpt, date }) => (
          <li key={slug} className="whole-card whole-row border-t border-line py-4">
            <Link href={routes.note.href({ slug })} className="whole-card-link font-semibold">
              <RecordText>{title}</RecordText>
            </Link>
            <p className="max-w-measure text-muted">
              <RecordText>{excerpt}</RecordText>
            </p>
            <p className="figures text-sm text-muted">{dayText(date)}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Sources({ market: { slug }, sources, cite, past, today }: MarketProps) {
  return (
    <Part id="sources" title={words.sources}>
      <Fold openFrom="lg" summary={words.allSources(sources.length)} className="mt-2">
        <div className="pb-4 md:columns-2 md:gap-x-12 print:columns-1">
          <SourceList sources={sources} />
        </div>
      </Fold>
      <p className="mt-2 flex flex-wrap gap-x-8 print:hidden">
        {!past && (
          <a href={routes.marketPdf.href({ slug })} className="link inline-block py-2.5">
            {words.dossierAsPdf}
          </a>
        )}
        <a href={routes.marketData.href({ slug })} className="link inline-block py-2.5">
          {words.dataOfMarket}
        </a>
        <a
          href={routes.marketRulesFeed.href({ market: slug })}
          className="link inline-block py-2.5"
        >
          {words.feedOfItsRules}
        </a>
        <Link href={changesPath({ market: slug })} className="link inline-block py-2.5">
          {words.whatChangedHere}
        </Link>
      </p>
      <Fold summary={words.asOfAnotherDay} className="max-w-measure print:hidden">
        <DayForm action={routes.market.href({ slug })} day={past?.on ?? today} />
      </Fold>
      <CiteFold title={words.citeDossier} cite={cite} className="max-w-measure" />
    </Part>
  )
}
