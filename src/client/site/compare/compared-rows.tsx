import { Link } from '@inertiajs/react'
import { CheckedOn } from '#client/knowledge/checked-on.tsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { StatusMark } from '#client/knowledge/status-mark.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { dayText } from '#shared/dates.ts'
import type { ComparedMarket } from '#shared/knowledge/props.ts'
import { quantityText } from '#shared/knowledge/quantities.ts'
import {
  baseLabels,
  factDateText,
  factLabels,
  productLabels,
  rateText,
  scoreWords,
} from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import { keysOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'
import { compareLink } from '#shared/site/compare-link.ts'
import { contactPath } from '#shared/site/routes.ts'
import { Row } from './compared-row.tsx'
import { FlowRows } from './flow-rows.tsx'
import * as words from './words.ts'

type CompareProps = Pages['marketing/compare']

export function GlanceRows(props: CompareProps) {
  const { product } = props
  return (
    <>
      <Row
        {...props}
        name={productLabels[product]}
        cell={({ slug, products }) =>
          products.map(({ status }) => (
            <Link
              key={status}
              href={routes.answer.href({ slug, product })}
              className="link inline-block py-1"
            >
              <StatusMark status={status} />
            </Link>
          ))
        }
      />
      <Row {...props} name={words.ourJudgement} cell={judgementCell} />
      <Row
        {...props}
        name={words.more}
        cell={(market) => linksCell(market, props)}
        className="print:hidden"
      />
    </>
  )
}

export function RuleRows(props: CompareProps) {
  return (
    <>
      <Row {...props} name={words.regulator} cell={regulatorsCell} />
      <Row {...props} name={words.taxesInForce} cell={({ taxes }) => taxesCell(taxes, props)} />
      {props.flows.length > 0 && <FlowRows {...props} />}
      <Row
        {...props}
        name={words.checked}
        cell={({ checkedAt }) => <CheckedOn checkedAt={checkedAt} today={props.today} />}
      />
    </>
  )
}

function regulatorsCell({ regulators }: ComparedMarket) {
  return (
    <ul className="grid gap-2">
      {regulators.map(({ name, of }) => (
        <li key={name}>
          <span className="font-medium">{name}</span>
          <span className="block text-muted">
            <RecordText>{of}</RecordText>
          </span>
        </li>
      ))}
    </ul>
  )
}

const licenceLabels: Record<keyof ComparedMarket['licence'], string> = {
  authority: words.licenceFrom,
  fee: words.fee,
  term: words.term,
  monthsToDecide: words.timeToDecide,
  localOwnership: words.localOwnership,
  dataRules: words.dataRules,
}
const licencePoints = keysOf(licenceLabels)

export function LicenceRows(props: CompareProps) {
  return licencePoints.map((name) => (
    <Row
      key={name}
      {...props}
      name={licenceLabels[name]}
      cell={({ licence }) => {
        const point = licence[name]
        if (!point) return <NotVerified />
        return (
          <p>
            <RecordText>{point.value}</RecordText>{' '}
            <SourceMark sources={props.sources} sourceId={point.source} section={point.section} />
          </p>
        )
      }}
    />
  ))
}

function taxesCell(taxes: ComparedMarket['taxes'], { sources }: CompareProps) {
  if (taxes.length === 0) return <NotVerified />
  return (
    <ul className="grid gap-2.5">
      {taxes.map(({ name, rate, base, payer, bearer, certainty, from, source, section }) => (
        <li key={name}>
          <span className="font-medium">
            <RecordText>{name}</RecordText>
          </span>{' '}
          <SourceMark sources={sources} sourceId={source} section={section} />
          <span className="figures block text-muted">
            {words.taxTerms(rateText(rate, certainty), baseLabels[base], payer)}
            {bearer === null && words.bearerDisputed}
            {from && words.taxSince(dayText(from))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A row for each quantity that is on record for any of the markets. */
export function FactRows(props: CompareProps) {
  const recordedKeys = new Set(props.markets.flatMap(({ facts }) => facts.map(({ key }) => key)))
  const keys = keysOf(factLabels).filter((key) => recordedKeys.has(key))
  return keys.map((key) => (
    <Row
      key={key}
      {...props}
      name={factLabels[key]}
      cell={({ facts }) => {
        const fact = facts.find((fact) => fact.key === key)
        if (!fact) return <NotVerified />
        const { value, unit, kind, source, section } = fact
        return (
          <p className="figures">
            <span className="font-display text-lg">{quantityText(value, unit)}</span>{' '}
            <SourceMark sources={props.sources} sourceId={source} section={section} />
            <span className="block text-muted">
              {factDateText(fact)}
              {kind === 'estimate' && words.afterValueEstimate}
            </span>
          </p>
        )
      }}
    />
  ))
}

function judgementCell({ judgements: [judgement] }: ComparedMarket) {
  if (!judgement) return <NotVerified />
  return (
    <>
      <p className="figures font-semibold">
        {words.marketOverall(scoreWords[judgement.score], judgement.score)}
      </p>
      <p className="mt-1">
        <RecordText>{judgement.text}</RecordText>
      </p>
      <p className="mt-1 text-muted">{words.since(dayText(judgement.from))}</p>
    </>
  )
}

function linksCell({ slug, name, products }: ComparedMarket, props: CompareProps) {
  const { product, markets } = props
  const isClosed = products.some(({ status }) => status === 'closed')
  const others = markets.map((market) => market.slug).filter((other) => other !== slug)
  return (
    <p>
      <CellLink href={routes.market.href({ slug })} marketName={name}>
        {words.dossier}
      </CellLink>{' '}
      <CellLink href={`${routes.rules.href()}?market=${slug}`} marketName={name}>
        {words.rules}
      </CellLink>{' '}
      <CellLink href={compareLink(others, props)} marketName={name}>
        {words.remove}
      </CellLink>{' '}
      {!isClosed && (
        <ArrowLink href={contactPath('market-entry-strategy', { market: slug, product })}>
          <RichText text={words.planAnEntry(name)} />
        </ArrowLink>
      )}
    </p>
  )
}

function CellLink({
  href,
  marketName,
  children,
}: {
  href: string
  marketName: string
  children: string
}) {
  return (
    <Link href={href} className="link mr-3 inline-block py-2">
      {children}
      <span className="sr-only">{labelText('', marketName)}</span>
    </Link>
  )
}
