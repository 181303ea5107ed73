import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// `npm run faults` makes all of the fault runs, one after the other; `npm run faults -- publishing`
// makes one alone.
const runs: Record<string, string> = {
  mails: 'mail-faults.ts',
  publishing: 'publishing-faults.ts',
}

const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? asked : Object.keys(runs)

for (const name of chosen) {
  const file = runs[name]
  if (!file) throw new Error(`There is no run ${name}: only ${Object.keys(runs).join(', ')}`)
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
