import { spawn } from 'node:child_process'
import { endWithNpm } from './end-with-npm.ts'

// Worker tests wait for stores and servers that hang, and browser tests for pages: the one uses the
// pauses of the other. Whatever fails ends the rest.

const running = new Set<number>()
endWithNpm(endAll)

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
function run(command: string, time: 'at once' | 'at the end' = 'at once'): Promise<void> {
  const output = time === 'at once' ? 'inherit' : 'pipe'
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    // In a process group of its own, so that all of it can be ended at once.
    detached: true,
  })
  const { pid = 0 } = child
  running.add(pid)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(pid)
      process.stdout.write(Buffer.concat(chunks))
      if (code === 0) return resolve()
      endAll()
      process.exit(1)
    })
  })
}

function endAll() {
  for (const pid of running) process.kill(-pid, 'SIGTERM')
}
