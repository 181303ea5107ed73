import { figuresOf, textsIn } from '#shared/knowledge/figures.ts'
import type { Fact, MarketRecords, Note, Rule, Source, Tax } from '#shared/knowledge/schemas.ts'

type Market = Pick<MarketRecords, 'market' | 'rules' | 'facts' | 'sources'>

const sharesOf = (text: string) => figuresOf(text).filter((figure) => figure.endsWith('%'))
const isTaxRule = ({ stage, topics }: Rule) =>
  topics.includes('tax') && ['in-force', 'passed'].includes(stage)
const isInForce = ({ from, until }: Tax, today: string) =>
  (!from || from <= today) && (!until || until > today)

/** Returns the taxes that are in force before the act that brought them, or end before they begin. */
export function taxDateFaults({ market, sources }: Market): string[] {
  return market.taxes.flatMap(({ name, from, until, source }) => {
    const act = sources.find(({ id, title }) => id === source && /\b(?:Act|Law)\b/.test(title))
    const year = act?.date?.slice(0, 4)
    if (from && year && from.slice(0, 4) < year)
      return [`${name}: begins before its act of ${year}`]
    return from && until && until <= from ? [`${name}: ends before it begins`] : []
  })
}

/** Returns the taxes in force without a first day that do not say why it is missing. */
export function missingFirstDays({ market }: Market, today: string): string[] {
  const undated = market.taxes.filter((tax) => !tax.from && isInForce(tax, today))
  return undated.flatMap(({ name, section }) =>
    /first day\b.*\bnot verified/i.test(section ?? '') ? [] : [name],
  )
}

/** Returns the rules whose stage does not fit their dates. */
export function stageFaults({ rules }: Market): string[] {
  return rules.flatMap((rule) => {
    const fault = stageFault(rule)
    return fault ? [`${rule.slug}: ${fault}`] : []
  })
}

function stageFault({ stage, date, effectiveAt, before, text }: Rule): string | null {
  if (stage === 'proposed' && effectiveAt) return 'is proposed, yet has a first day'
  if (stage === 'repealed' && !before) return 'is repealed, yet replaces nothing'
  if (stage !== 'in-force') return null
  if (effectiveAt && effectiveAt > date) return 'is in force before its first day'
  return effectiveAt || text.includes('not verified') ? null : 'is in force without a first day'
}

/** Returns the quantities with two values for one time, unless each names the value against it. */
export function rivalFacts(facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => {
    const rivals = facts.filter(
      ({ key, asOf, value }) =>
        key === fact.key && value !== fact.value && asOf.startsWith(fact.asOf),
    )
    const isExplained = /\bagainst\b/.test(fact.section ?? '')
    return rivals.length > 0 && !isExplained ? [`${fact.key} ${fact.asOf}`] : []
  })
}

/** Returns the taxes whose first day has no rule in the ledger that names their rate. */
export function taxesWithoutRule({ market, rules }: Market): string[] {
  return market.taxes.flatMap(({ name, rate, from }) => {
    if (!from) return []
    const changes = rules.filter(
      ({ date, effectiveAt, topics }) =>
        topics.includes('tax') && [date, effectiveAt].includes(from),
    )
    const isNamed = changes.some((rule) => sharesOf(textsIn(rule).join(' ')).includes(`${rate}%`))
    return isNamed ? [] : [`${name}: no rule of ${from} names ${rate}%`]
  })
}

/** Returns the newest rule on taxes, if it names rates and no tax in force has one of them. */
export function rulesWithoutTax({ market, rules }: Market, today: string): string[] {
  const rates = market.taxes.filter((tax) => isInForce(tax, today)).map(({ rate }) => `${rate}%`)
  const newest = rules.find(isTaxRule)
  const shares = sharesOf(newest?.after ?? '')
  const isHeld = shares.length === 0 || shares.some((share) => rates.includes(share))
  return newest && !isHeld ? [newest.slug] : []
}

const unsound = [
  [/\/page\/\d+\/?$/, 'a page of a list'],
  [/[?&](?:email_access|geo|utm_\w+|fbclid|noamp)=/, 'a parameter of a visit'],
  [/\/\/firewall\./, 'a host behind a firewall'],
  [/~/, 'a personal folder'],
  [/[?&](?:p|page_id)=\d+$/, 'a short link'],
] as const

/** Returns the fault in the shape of an address, or null. */
export function addressFault(url: string): string | null {
  return unsound.find(([shape]) => shape.test(url))?.[1] ?? null
}

/** Returns the sources that have no address and do not say where they are published. */
export function unplacedSources(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ url, publisher, title }) =>
        !url && !/\bat \S+\.\w|withdrawn|address not found/.test(publisher + title),
    )
    .map(({ id }) => id)
}

/** Returns the figures before the citations of an article that no record with one of its sources has. */
export function unsupportedFigures(
  { slug, body }: Pick<Note, 'slug' | 'body'>,
  records: unknown,
): string[] {
  const parts = body.split(/\[\^([^\]]*)\]/)
  const sources = parts.filter((_, index) => index % 2 === 1)
  const texts = sources.flatMap((source) => citing(records, source))
  const held = new Set(texts.flatMap(figuresOf))
  return sources.flatMap((source, index) => {
    const sentence = parts[2 * index]?.split(/(?<=[.;?!])\s|\n|\|/).at(-1) ?? ''
    const missing = figuresOf(sentence).filter((figure) => !held.has(figure))
    return missing.map((figure) => `${slug}: ${figure} by ${source}`)
  })
}

/** Returns the texts of all records that cite a source, with rates and values spelt out. */
function citing(record: unknown, source: string): string[] {
  if (typeof record !== 'object' || record === null) return []
  const inner = Object.values(record).flatMap((value) => citing(value, source))
  if (!('source' in record) || record.source !== source) return inner
  const rate = 'rate' in record ? [`${record.rate} per cent`] : []
  return [...inner, ...textsIn(record), ...rate, ...spelt(record)]
}

function spelt(record: object): string[] {
  if (!('value' in record) || typeof record.value !== 'number') return []
  const { value } = record
  const millions = [value / 1e6, Number((value / 1e6).toFixed(1))]
  return [`${value} per cent`, ...millions.map((one) => `${one} million`), `${value / 1e9} billion`]
}

const caseNumber = /\bSC[./]\d+\/\d{4}\b/g

/** Returns the numbers of cases in texts that no record spells that way. */
export function unknownCases(texts: readonly string[], records: unknown): string[] {
  const known = textsIn(records).flatMap((text) => text.match(caseNumber) ?? [])
  return texts.flatMap((text) => text.match(caseNumber) ?? []).filter((one) => !known.includes(one))
}
