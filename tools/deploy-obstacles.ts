import type { Firm } from '#shared/knowledge/schemas.ts'
import { isEmailAddress } from '#shared/text.ts'

declare global {
  namespace Intl {
    // Not among the types of TypeScript yet (ECMA-402, Intl Locale Info).
    interface Locale {
      getTimeZones?: () => string[]
    }
  }
}

/** The parts of wrangler.toml that a deploy depends on. */
export interface DeployConfig {
  vars?: Record<string, unknown>
  routes?: unknown[]
  route?: unknown
  workers_dev?: boolean
  d1_databases?: { binding?: string; database_id?: string }[]
  kv_namespaces?: { id?: string }[]
}

// Values of the shipped firm and project that their owner has to replace.
const placeholders = [
  '.example',
  '254700000000',
  '+254 700 000 000',
  't.me/kilima_advisory',
  'linkedin.com/company/kilima-advisory',
  'github.com/kilima-advisory',
]

/** The shipped texts about the firm: its record, what no editor changes, and its own pages. */
interface ShippedFacts {
  firm: Pick<Firm, 'addresses' | 'timeZone' | 'figures'>
  project: { legalTextsReadAt: string | null }
}

/** Claims of the invented firm, which only somebody who has done the work may make. */
const inventedClaims = [
  'Engagements we have completed since we were founded in 2019.',
  'Of our clients, by what they tell us when a project ends.',
  'Completed projects that delivered what was agreed.',
  'The experience of our team. The firm itself dates from 2019.',
]

/**
 * Returns a sentence for everything that has to be set before a deploy. An environment is one of
 * `[env.…]`: the public does not read it, so it may keep the shipped firm.
 */
export function deployObstacles(
  { firm, project }: ShippedFacts,
  config: DeployConfig,
  environment = '',
): string[] {
  const facts = environment
    ? []
    : [
        ...placeholdersIn('src/shared/knowledge/records/firm.ts', firm),
        ...placeholdersIn('src/shared/project.ts', project),
        ...zoneObstacles(firm),
        ...claimObstacles(firm),
        ...legalObstacles(project),
      ]
  return [
    ...facts,
    ...settingObstacles(config, environment),
    ...placeObstacles(config, environment),
  ]
}

/** The zone decides hours and due times, so one of another country is probably forgotten. */
function zoneObstacles({ addresses: [office], timeZone }: ShippedFacts['firm']): string[] {
  const zones = office ? (new Intl.Locale(`und-${office.country}`).getTimeZones?.() ?? []) : []
  if (zones.length === 0 || zones.some((zone) => sameZone(zone, timeZone))) return []
  return [
    `src/shared/knowledge/records/firm.ts: timeZone ${timeZone} is none of ${office?.country} (${zones.join(', ')}).`,
  ]
}

/** True if two names are of the same clock; a country lists one of several names. */
function sameZone(one: string, other: string): boolean {
  const resolved = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone })
  return resolved(one).resolvedOptions().timeZone === resolved(other).resolvedOptions().timeZone
}

function legalObstacles({ legalTextsReadAt }: ShippedFacts['project']): string[] {
  if (legalTextsReadAt !== null) return []
  return [
    'src/shared/project.ts: set legalTextsReadAt to the day on which somebody who answers for the firm read the privacy policy and the terms.',
  ]
}

function claimObstacles({ figures }: ShippedFacts['firm']): string[] {
  return figures
    .filter(({ definition }) => inventedClaims.includes(definition))
    .map(
      ({ value, label, place }) =>
        `src/shared/knowledge/records/firm.ts: “${value} ${label}” (${place}) is a claim of the invented firm: count your own, or remove it.`,
    )
}

function placeholdersIn(file: string, values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const placeholder = placeholders.find((one) => JSON.stringify(value).includes(one))
    return placeholder ? [`${file}: ${name} is a placeholder (${placeholder}).`] : []
  })
}

function settingObstacles({ vars = {} }: DeployConfig, environment: string): string[] {
  const section = environment ? `[env.${environment}.vars]` : '[vars]'
  const obstacles: string[] = []
  if (!isPublicUrl(vars.APP_URL)) {
    obstacles.push(`wrangler.toml: set APP_URL under ${section} to the public https address.`)
  }
  if (!isSender(vars.MAIL_FROM)) {
    obstacles.push(
      `wrangler.toml: set MAIL_FROM under ${section} to the sender of emails, at a domain of yours.`,
    )
  }
  if (!vars.MAIL_TO || String(vars.MAIL_TO).endsWith('.example')) {
    obstacles.push(`wrangler.toml: set MAIL_TO under ${section} to who reads the contact messages.`)
  }
  return obstacles
}

/** True for `Name <address>` or an address that the public can reach. */
function isSender(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const address = /<([^<>]+)>$/.exec(value)?.[1] ?? value
  return isEmailAddress(address) && !address.endsWith('.example')
}

function isPublicUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' && !/(^|\.)(example|localhost)$/.test(hostname)
}

function placeObstacles(config: DeployConfig, environment: string): string[] {
  const suffix = environment && ` --env ${environment}`
  const where = environment ? ` of [env.${environment}]` : ''
  const { d1_databases = [], kv_namespaces = [], routes = [], route, workers_dev } = config
  const obstacles: string[] = []
  for (const { binding } of d1_databases.filter((one) => isPlaceholder(one.database_id))) {
    const own = `the database_id of ${binding}${where}`
    obstacles.push(`wrangler.toml: set ${own} to that of \`npx wrangler d1 create\`.`)
  }
  if (kv_namespaces.some(({ id }) => isPlaceholder(id))) {
    const command = `npx wrangler kv namespace create KV${suffix}`
    obstacles.push(`wrangler.toml: set the id of KV${where} to that of \`${command}\`.`)
  }
  if (routes.length === 0 && !route && !workers_dev) {
    obstacles.push(
      `wrangler.toml: name the domain under routes${where}, or nobody can reach the Worker.`,
    )
  }
  return obstacles
}

/**
 * True for zeros. The id of the second database ends in a one, because local databases are files
 * named by their id.
 */
function isPlaceholder(id: string | undefined): boolean {
  return !id || /^[0-]+1?$/.test(id)
}
