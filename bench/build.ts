import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { workerModules } from '#tools/worker-modules.ts'
import { type Bare, type BareWorker, startBare } from './bare-workerd.ts'
import { end, temporaryFolder } from './clean-up.ts'
import { startProcess } from './server-process.ts'

/** A checkout of the product that contains a production build. */
export interface Build {
  folder: string
  /** The name used in tables. */
  name: string
}

/** The build of this checkout. */
export const ownBuild: Build = { folder: join(import.meta.dirname, '..'), name: 'now' }

/** Returns the build of another checkout, named after its commit. */
export function buildIn(path: string): Build {
  const folder = resolve(path)
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: folder })
  return { folder, name: commit.toString().trim() }
}

/** The path that triggers garbage collection in a Worker started with the inspector. */
export const collectPath = '/collect-garbage'

const collecting = {
  'collecting.js': `import product from './index.js'
    export * from './index.js'
    export default {
      fetch(request, env, context) {
        if (!request.url.endsWith('${collectPath}')) return product.fetch(request, env, context)
        gc()
        return new Response()
      },
    }`,
}

/** Starts the product on bare workerd with only the given stores, for pages that use none. */
export function startBareProduct(
  build: Build,
  { inspected = false, keyValues = {} }: Pick<Bare, 'inspected' | 'keyValues'> = {},
): Promise<BareWorker> {
  return startBare({
    modules: { ...(inspected ? collecting : {}), ...modulesOf(build) },
    ...compatibilityOf(build),
    vars: (port) => ({
      APP_KEY: randomBytes(32).toString('base64'),
      APP_URL: `http://localhost:${port}`,
      // They are counted after the reply, in stores that are not there.
      STATISTICS: 'false',
    }),
    silent: ['DB', 'SEARCH', 'KV', 'ASSETS'].filter((name) => !(name in keyValues)),
    keyValues,
    inspected,
  })
}

/** Returns the modules of a build by name, starting with the main one. */
export function modulesOf({ folder }: Build): Bare['modules'] {
  const built = join(folder, 'dist/kilima_advisory')
  return Object.fromEntries(
    workerModules(built).map((name) => [name, readFileSync(join(built, name))]),
  )
}

/** Returns what a build is compatible with. */
export function compatibilityOf({
  folder,
}: Build): Pick<Bare, 'compatibilityDate' | 'compatibilityFlags'> {
  const file = join(folder, 'dist/kilima_advisory/wrangler.json')
  const { compatibility_date, compatibility_flags = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return { compatibilityDate: compatibility_date, compatibilityFlags: compatibility_flags }
}

/** The product as `npm start` serves it, with static files and its own stores. */
export interface Server {
  origin: string
  stop(): Promise<void>
}

/** Starts a build as `npm start` does; resolves once it responds. */
export async function startServer(
  { folder }: Build,
  stateDir = temporaryFolder('bench-state'),
): Promise<Server> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    STATE_DIR: stateDir,
    // Files that it leaves behind when it is killed are deleted with the run.
    TMPDIR: temporaryFolder('bench-server'),
  }
  const child = await startProcess(settings, folder)
  return { origin: `http://localhost:${port}`, stop: () => end(child) }
}
