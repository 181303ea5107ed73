import autocannon from 'autocannon'
import { type BareWorker, cpuMsOf } from './bare-workerd.ts'

const connections = 16
const seconds = 2

/** The cost of a request to a Worker under load. */
export interface Cost {
  /** CPU of the whole workerd process per request. */
  cpuMs: number
  /** Requests answered per second. */
  perSecond: number
}

/** Keeps a Worker busy with one request for two seconds. */
export async function load(
  { origin, pid }: BareWorker,
  path: string,
  headers: Record<string, string> = {},
): Promise<Cost> {
  const before = cpuMsOf(pid)
  const { requests, errors } = await autocannon({
    url: origin + path,
    headers,
    connections,
    duration: seconds,
  })
  if (errors > 0) throw new Error(`${path}: ${errors} requests failed`)
  return { cpuMs: (cpuMsOf(pid) - before) / requests.total, perSecond: requests.average }
}
