import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes the files of a project, keyed by path. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** Installs packages from npm, with exact versions, into a folder that has a package.json. */
export async function install(folder: string, packages: readonly string[]): Promise<void> {
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], {
    cwd: folder,
  })
}

/** Runs a program that a project has installed; rejects with its output. */
export async function runIn(folder: string, program: string, ...parameters: string[]) {
  const env = {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
    NODE_ENV: 'production',
    // No telemetry, and no log in the home folder.
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
  }
  await run(join(folder, 'node_modules/.bin', program), parameters, {
    cwd: folder,
    env,
    maxBuffer: 2 ** 26,
  })
}

/** Returns the modules of a built Worker, starting with its main one. */
export function modulesIn(folder: string, main: string): Record<string, Uint8Array> {
  const paths = globSync('**/*.{js,mjs,wasm}', { cwd: folder }).filter((path) => path !== main)
  return Object.fromEntries(
    [main, ...paths].map((path) => [relative('.', path), readFileSync(join(folder, path))]),
  )
}
