import { CiteFold } from '#client/knowledge/cite-fold.tsx'
import { SourceList } from '#client/knowledge/sources.tsx'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { MarketList } from '#client/site/obligations/market-list.tsx'
import { ObligationGrid } from '#client/site/obligations/obligation-grid.tsx'
import { SelectionForm } from '#client/site/obligations/selection-form.tsx'
import * as words from '#client/site/obligations/words.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Fold } from '#client/ui/fold.tsx'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { ObligationRow } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { pdfPath } from '#shared/site/pdf-path.ts'
import { contactPath } from '#shared/site/routes.ts'
import { screenTitle } from '#shared/titles.ts'

type ObligationsProps = Pages['marketing/obligations']

export default function ObligationsScreen(props: ObligationsProps) {
  return (
    <>
      <Opening {...props} />
      <section aria-label={words.entries} className="wrap pb-section">
        <Entries {...props} />
      </section>
      <Sources {...props} />
      <CallToAction {...props} />
    </>
  )
}

ObligationsScreen.layout = MarketingLayout

function Opening(props: ObligationsProps) {
  const { filters, duties, markets } = props
  const duty = duties.find(({ code }) => code === filters.duty)
  const market = markets.find(({ slug }) => slug === filters.market)
  const title = screenTitle('marketing/obligations', props)
  return (
    <div className="wrap pt-12 pb-8 lg:pt-16">
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="mt-4 text-5xl">
        {market && !duty ? words.whatBindsAnOperatorIn(market.name) : title}
      </h1>
      <p className="lead mt-6">{duty?.text ?? words.lead(duties.length, markets.length)}</p>
      <div className="mt-8 lg:mt-10">
        <SelectionForm {...props} />
      </div>
    </div>
  )
}

function Entries(props: ObligationsProps) {
  const visible = visibleRows(props)
  if (visible.length === 0) return <Nothing />
  const verified = visible.filter(({ status }) => status !== 'unverified')
  return (
    <>
      <p className="figures mb-6 text-sm text-muted lg:mb-10">
        {words.entryCount(visible.length, verified.length)}{' '}
        {isDefaultGrid(props) && words.keyMarketsVisible(namesOf(props))}
      </p>
      {props.filters.duty ? <MarketList {...props} /> : <ObligationGrid {...props} />}
      <p className="mt-6 max-w-measure text-sm text-muted">{words.weDoNotJudge}</p>
    </>
  )
}

/** True if the page chose the columns itself. */
function isDefaultGrid({ filters, chosen }: ObligationsProps): boolean {
  return filters.duty === null && chosen.length === 0
}

function namesOf({ columns }: ObligationsProps): string {
  return columns.map(({ name }) => name).join(', ')
}

/** Returns the entries on the page: those of a duty, or those of the visible columns. */
function visibleRows({ filters, columns, rows }: ObligationsProps): ObligationRow[] {
  if (filters.duty) return rows
  return rows.filter(({ market }) => columns.some(({ slug }) => slug === market.slug))
}

function Nothing() {
  return (
    <div className="border-y border-line py-12">
      <p className="text-muted">{words.nothingRecorded}</p>
      <ButtonLink href={routes.obligations.href()} tone="quiet" className="mt-6">
        {words.clearAllFilters}
      </ButtonLink>
    </div>
  )
}

/** The sources of the visible entries, which are the first ones. */
function Sources(props: ObligationsProps) {
  const count = Math.max(0, ...visibleRows(props).map(({ number }) => number ?? 0))
  return (
    <section className="border-t border-line py-4 lg:py-12">
      <div className="wrap">
        <h2 className="text-2xl max-lg:sr-only">{words.sources}</h2>
        <Fold openFrom="lg" summary={words.allSources(count)}>
          <div className="py-3 md:columns-2 md:gap-x-12 lg:pt-5">
            <SourceList sources={props.sources.slice(0, count)} />
          </div>
        </Fold>
        <p className="mt-2 flex flex-wrap gap-x-8 print:hidden">
          <a
            href={pdfPath(obligationsPath({ ...props.filters, markets: props.chosen }))}
            className="link inline-block py-2.5"
          >
            {words.asPdf}
          </a>
          {(['csv', 'json'] as const).map((ending) => (
            <a
              key={ending}
              href={routes.dataFile.href({ file: `obligations.${ending}` })}
              className="link inline-block py-2.5"
            >
              {ending === 'csv' ? words.dataAsCsv : words.dataAsJson}
            </a>
          ))}
        </p>
        <CiteFold title={words.citeObligations} cite={props.cite} className="mt-4 max-w-measure" />
      </div>
    </section>
  )
}

function CallToAction({ filters: { market, product } }: ObligationsProps) {
  const about = { ...(market && { market }), ...(product && { product }) }
  return (
    <section
      aria-labelledby="your-duties"
      className="section border-t border-line bg-panel print:hidden"
    >
      <div className="wrap grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-center">
        <h2 id="your-duties" className="text-4xl lg:col-span-5">
          {words.whichBindYou}
        </h2>
        <div className="lg:col-span-7">
          <p className="lead">{words.tellUs}</p>
          <ButtonLink href={contactPath('licensing-compliance', about)} className="mt-6">
            {words.getFreeConsultation}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
