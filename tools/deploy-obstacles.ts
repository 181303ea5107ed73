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

/** What ships about the firm: its record, and what no editor changes. */
interface ShippedFacts {
  firm: object
  project: object
}

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
      ]
  return [
    ...facts,
    ...settingObstacles(config, environment),
    ...placeObstacles(config, environment),
  ]
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
  if (!vars.MAIL_TO || String(vars.MAIL_TO).endsWith('.example')) {
    obstacles.push(`wrangler.toml: set MAIL_TO under ${section} to who reads the contact messages.`)
  }
  return obstacles
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
