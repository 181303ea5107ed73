import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

// Builds the product with the pseudo-locale in the place of French, and looks at each page in it: at
// words that have no translation, and at texts that have no room. Takes minutes, and is not in `npm test`.
const env = { ...process.env, PSEUDO: 'true' }

function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

run('npm run --silent build')
if (!process.exitCode) run('playwright test')
// Nobody else must serve or deploy what was built.
rmSync('dist', { recursive: true, force: true })
