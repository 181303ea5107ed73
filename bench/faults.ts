import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run faults` runs all fault runs in turn; `npm run faults -- publishing` runs one.
const runs: Record<string, string> = {
  forms: 'form-faults.ts',
  mails: 'mail-faults.ts',
  publishing: 'publishing-faults.ts',
}

const requested = process.argv.slice(2)
const names = requested.length > 0 ? requested : Object.keys(runs)

for (const name of names) {
  const file = runs[name]
  if (!file) throw new Error(`There is no run ${name}: only ${Object.keys(runs).join(', ')}`)
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
