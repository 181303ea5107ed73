import type { BareWorker } from './bare-workerd.ts'
import { type Build, startBareProduct } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { type Cost, load } from './load.ts'
import { startConstant } from './pages.ts'
import { astro } from './peers/astro.ts'
import { startHono } from './peers/hono.ts'
import { next } from './peers/next.ts'
import { type Peer, samePath } from './peers/peer.ts'
import { reactRouter } from './peers/react-router.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'

const rounds = 5

interface Candidate {
  name: string
  worker: BareWorker
  path: string
  costs: Cost[]
}

/**
 * Compares Home with other frameworks, in turns in one run: with the page of their starter, and
 * with a page of as many bytes as Home.
 */
export async function measurePeers(build: Build): Promise<Table> {
  const product = await startBareProduct(build)
  const home = await textOf(product, '/')
  const bytes = Buffer.byteLength(home)
  const hono = await startHono(home)
  const constant = await startConstant(home, 'text/html; charset=utf-8')
  const candidates = [
    candidate('Home', product, '/'),
    candidate('Log in, rendered anew', product, '/login'),
    candidate('a constant, no framework', constant, '/'),
    candidate('Hono, a constant', hono, '/'),
    candidate('Hono and renderToString', hono, await pathOfBytes(hono, bytes)),
  ]
  for (const peer of await startPeers()) candidates.push(...(await pagesOf(peer, bytes)))
  for (let round = 0; round < rounds; round++) {
    for (const { worker, path, costs } of candidates) costs.push(await load(worker, path))
  }
  const rows = await Promise.all(candidates.map((one) => rowOf(one, candidates[0] as Candidate)))
  await Promise.all([...new Set(candidates.map(({ worker }) => worker))].map((one) => one.stop()))
  return { columns: ['page', 'bytes', 'CPU to Home', 'CPU here, ms', 'requests a second'], rows }
}

function candidate(name: string, worker: BareWorker, path: string): Candidate {
  return { name, worker, path, costs: [] }
}

interface StartedPeer {
  peer: Peer
  worker: BareWorker
  /** Where its project is. */
  folder: string
}

/** Starts the other frameworks; one that cannot be installed is left out, and the run says so. */
export async function startPeers(): Promise<StartedPeer[]> {
  const all: StartedPeer[] = []
  for (const peer of [reactRouter, astro, next]) {
    const folder = temporaryFolder('bench-peer')
    try {
      all.push({ peer, folder, worker: await peer.start(folder) })
    } catch (error) {
      const [reason] = String(error).split('\n')
      console.log(`${peer.name} is left out because it could not be set up: ${reason}`)
    }
  }
  return all
}

async function pagesOf({ peer, worker }: StartedPeer, bytes: number): Promise<Candidate[]> {
  const { name, own } = peer
  return [
    candidate(`${name}: ${own}`, worker, '/'),
    candidate(`${name}: the bytes of Home`, worker, await pathOfBytes(worker, bytes)),
  ]
}

/** Returns the path of the page whose number of sections gives the wanted number of bytes. */
async function pathOfBytes(worker: BareWorker, bytes: number): Promise<string> {
  const [few, many] = [10, 110]
  const sizeOf = async (sections: number) =>
    Buffer.byteLength(await textOf(worker, samePath(sections)))
  const [fewBytes, manyBytes] = [await sizeOf(few), await sizeOf(many)]
  const each = (manyBytes - fewBytes) / (many - few)
  return samePath(Math.round(few + (bytes - fewBytes) / each))
}

async function textOf({ origin }: BareWorker, path: string): Promise<string> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

async function rowOf({ name, worker, path, costs }: Candidate, home: Candidate): Promise<string[]> {
  const cpu = (of: Candidate['costs']) => of.map(({ cpuMs }) => cpuMs)
  return [
    name,
    String(Buffer.byteLength(await textOf(worker, path))),
    ratio(cpu(costs), cpu(home.costs)),
    spread(cpu(costs)),
    spread(
      costs.map(({ perSecond }) => perSecond),
      0,
    ),
  ]
}
