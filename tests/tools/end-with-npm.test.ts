import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'

const helper = join(import.meta.dirname, '../../tools/end-with-npm.ts')
const program = `import { endWithNpm } from ${JSON.stringify(helper)}
endWithNpm(() => {})
setInterval(() => {}, 1000)
console.log(process.pid)`

// As npm runs a script: by way of a shell, to which it passes SIGTERM on.
const asNpm = `const { spawn } = require('node:child_process')
const shell = spawn('/bin/sh', ['-c', 'node --input-type=module -e "$PROGRAM"; true'], { stdio: 'inherit' })
process.on('SIGTERM', () => shell.kill('SIGTERM'))
shell.on('exit', () => process.exit())`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'a command ends when the npm that runs it gets %s',
  async (signal) => {
    const npm = spawn(process.execPath, ['-e', asNpm], {
      env: { ...process.env, npm_lifecycle_event: 'dev', PROGRAM: program },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface(npm.stdout), 'line')
    const pid = Number(line)
    expect(isAlive(pid)).toBe(true)
    npm.kill(signal)
    await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 })
  },
  30_000,
)

const stopping = `import { endWithNpm } from ${JSON.stringify(helper)}
endWithNpm(() => console.log('stopped'))
setInterval(() => {}, 1000)
console.log('started')`

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a command that gets %s stops what it runs before it ends',
  async (signal) => {
    const command = spawn(process.execPath, ['--input-type=module', '-e', stopping], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface(command.stdout)[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('started')
    command.kill(signal)
    expect((await lines.next()).value).toBe('stopped')
    expect(await once(command, 'exit')).toEqual([0, null])
  },
  30_000,
)
