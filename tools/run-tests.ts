import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { endWithNpm } from './end-with-npm.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

// Worker tests wait for stores and servers that hang, and browser tests for pages: the one uses the
// pauses of the other. Whatever fails ends the rest.

const running = new Map<number, Promise<unknown>>()
endWithNpm(endAll)
makeTemporaryFolder()
await waitForOtherRun()

const checks = run('npm run --silent check', 'at the end')
await run('npm run --silent assets')
await Promise.all([run('vitest run --project worker'), testBuild()])
await run('node tools/slowest.ts')

async function testBuild() {
  await checks
  await run('npm run --silent build', 'at the end')
  const report = '--outputFile.json=test-results/node.json'
  await run(`vitest run --project node ${report}`, 'at the end')
  await run('playwright test')
}

/** Runs a command and shows its output; if it fails, everything ends. */
async function run(command: string, time: 'at once' | 'at the end' = 'at once'): Promise<void> {
  const output = time === 'at once' ? 'inherit' : 'pipe'
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    // In a process group of its own, so that all of it can be ended at once.
    detached: true,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(chunk))
  const closed = once(child, 'close')
  running.set(child.pid ?? 0, closed)
  const [code] = await closed
  running.delete(child.pid ?? 0)
  process.stdout.write(Buffer.concat(chunks))
  if (code === 0) return
  await endAll()
  process.exit(1)
}

/** Ends what runs, and waits for it: until then it writes into the temporary folder. */
async function endAll() {
  for (const pid of running.keys()) process.kill(-pid, 'SIGTERM')
  await Promise.all(running.values())
}

/** Waits while another run uses this checkout: both would write the same build and reports. */
async function waitForOtherRun() {
  const lock = new DatabaseSync(join(import.meta.dirname, '../.tmp/tests.sqlite'))
  for (let waits = 0; ; waits++) {
    try {
      // The system gives up the lock with the process, however that ends.
      return lock.exec('BEGIN EXCLUSIVE')
    } catch {
      if (waits === 0) console.log('Another npm test runs in this checkout: this one waits for it.')
      await setTimeout(1000)
    }
  }
}
