import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { listenOnFreePort } from '#tests/support/free-port.ts'
import { needUnusedFolder } from '#tools/before-start.ts'

const root = join(import.meta.dirname, '../..')
// Each starts Node anew: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const STATE_DIR = mkdtempSync(join(tmpdir(), 'refused-starts-'))

/** What a command says and how it ends. */
function run(command: string, env: Record<string, string>) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd: root, env: { PATH: process.env.PATH, STATE_DIR, ...env } }
    execFile(process.execPath, command.split(' '), options, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    )
  })
}

const start = (env: Record<string, string>) => run('tools/start.ts', env)

test.each([
  ['PORT', 'no port', { PORT: '80x' }],
  ['STATE_DIR', 'a file', { STATE_DIR: join(root, 'package.json') }],
  ['APP_URL', 'no address', { APP_URL: 'no address' }],
])('npm start ends with one sentence when %s is %s', async (name, _, env) => {
  const { code, stdout, stderr } = await start({ PORT: '8999', ...env })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^[^\n]+\.\n$/)
  expect(stderr).toContain(name)
})

test('npm start ends with one sentence when its port is taken', async () => {
  const other = createServer()
  const port = await listenOnFreePort(other)
  const { code, stdout, stderr } = await start({ PORT: String(port) })
  other.close()
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^Port ${port} [^\\n]+\\.\\n$`))
})

test.each(['dev', 'start'])(
  'npm run %s ends with one sentence while another command runs on its state folder',
  async (name) => {
    const used = mkdtempSync(join(tmpdir(), 'used-'))
    needUnusedFolder(used)
    const { code, stderr } = await run(`tools/${name}.ts`, { STATE_DIR: used, PORT: '8999' })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The folder [^\n]+STATE_DIR[^\n]+\.\n$/)
    expect(stderr).toContain(used)
  },
)

test('a Node that runs no TypeScript says in one sentence how to get another', async () => {
  const command = '--no-experimental-strip-types tools/run.mjs tools/start.ts'
  const { code, stdout, stderr } = await run(command, {})
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^Node [^\n]+npm ci --ignore-scripts=false\.\n$/)
})

test('sample data is refused where the address is not of this machine', async () => {
  const { code, stdout, stderr } = await run('tools/seed.ts', {
    APP_URL: 'https://kilima.test',
    APP_KEY: 'b25seS10ZXN0cy1vbmx5LXRlc3RzLW9ubHktdGVzdHM=',
  })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain('APP_URL is not on this machine.')
})
