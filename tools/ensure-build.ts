import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { endWithNpm } from './end-with-npm.ts'

const product = 'dist/kilima_advisory/index.js'
const sources = ['src/**', 'tools/**', 'public/_headers', '*.{ts,toml,json}']

/** Builds if there is no production build, or if its sources are newer. */
export async function ensureBuild(): Promise<void> {
  const newest = Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs))
  const current = existsSync(product) && statSync(product).mtimeMs > newest
  if (!current) await build()
}

function build(): Promise<void> {
  console.log('Building for production …')
  // In a process group of its own, so that all of it can be ended at once.
  const npm = spawn('npm', ['run', '--silent', 'build'], { stdio: 'inherit', detached: true })
  endWithNpm(() => npm.pid && process.kill(-npm.pid, 'SIGTERM'))
  return new Promise((resolve) => {
    npm.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)))
  })
}
