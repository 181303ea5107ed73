import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { db, settings } from '#tests/support/account/accounts.ts'
import { samples } from '#tests/support/files/samples.ts'
import { storedFiles } from '#tests/support/files/send-files.ts'
import { storeLimits } from '#worker/files/limits.ts'
import { scanWaiting } from '#worker/files/scan.ts'
import { storeFile } from '#worker/files/store-file.ts'

const fileScannerUrl = new URL('https://scanner.example/')
const stores = { db, settings: { ...settings, fileScannerUrl }, bucket: env.FILES }

afterEach(() => {
  vi.restoreAllMocks()
})

async function store(name: string, bytes: Uint8Array) {
  async function* chunks() {
    yield bytes
  }
  const origin = { owner: 'x', userId: null, share: 'visitor', networkKey: null } as const
  await storeFile(stores, { name, chunks }, origin)
}

test('files that the scanner fails at do not stop those that come later', async () => {
  for (let count = 0; count < storeLimits.scansPerRun; count++) {
    await store('odd.txt', samples.txt)
  }
  await store('later.pdf', samples.pdf)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const isOdd = new Headers(init?.headers).get('Content-Type') === 'text/plain'
    if (init?.body instanceof ReadableStream) await new Response(init.body).arrayBuffer()
    return isOdd ? new Response('', { status: 500 }) : Response.json({ clean: true })
  })
  // Each of these runs leaves out one file by chance.
  for (let run = 0; run < 8; run++) await scanWaiting(stores)
  const states = new Set((await storedFiles()).map(({ name, state }) => `${name} ${state}`))
  expect([...states]).toEqual(['odd.txt scanning', 'later.pdf ready'])
})
