import { type Browser, chromium } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { chromiumFromNpm } from '#tests/support/chromium-from-npm.ts'
import { type Build, type Server, startServer } from './build.ts'
import { installLighthouse, type Report, reportOn } from './lighthouse.ts'
import { serveInFront } from './peers/front.ts'
import { startPeers } from './peers.ts'
import { firstVisit } from './slow-line.ts'
import { spread } from './spread.ts'
import type { Table } from './table.ts'

const rounds = 3

interface Candidate {
  name: string
  server: Server
  path: string
}

/**
 * Measures what somebody waits for who has never been here: Home and the starters of other frameworks,
 * with their files, on a line of 400 kbit/s and by Lighthouse.
 */
export async function measureFirstPaint(build: Build): Promise<Table> {
  const folder = await installLighthouse()
  const browser = await chromium.launch(await chromiumFromNpm())
  const candidates = await startCandidates(build)
  const rows: string[][] = []
  try {
    for (const candidate of candidates) rows.push(await rowOf(browser, folder, candidate))
  } finally {
    await browser.close()
    await Promise.all([...new Set(candidates.map(({ server }) => server))].map((one) => one.stop()))
  }
  return {
    columns: [
      'page',
      'FCP at 400 kbit/s, s',
      'LCP, s',
      'CLS',
      'KB until load',
      'Lighthouse',
      'FCP by it, s',
      'LCP by it, s',
    ],
    rows,
  }
}

async function startCandidates(build: Build): Promise<Candidate[]> {
  const product = await startServer(build)
  const peers = await startPeers()
  return [
    { name: 'Home', server: product, path: routes.home.href() },
    { name: 'Markets', server: product, path: routes.markets.href() },
    { name: 'Log in', server: product, path: routes.login.href() },
    ...(await Promise.all(
      peers.map(async ({ peer, worker, folder }) => ({
        name: `${peer.name}: ${peer.own}`,
        server: await serveInFront(worker, `${folder}/${peer.files}`),
        path: '/',
      })),
    )),
  ]
}

async function rowOf(
  browser: Browser,
  folder: string,
  { name, server, path }: Candidate,
): Promise<string[]> {
  const url = server.origin + path
  // The first one warms up the server.
  await (await fetch(url)).text()
  const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) {
    visits.push(await firstVisit(browser, url))
    reports.push(await reportOn(folder, url))
  }
  const audit = (id: string) =>
    spread(reports.map(({ audits }) => (audits[id]?.numericValue ?? Number.NaN) / 1000))
  return [
    name,
    spread(visits.map(({ fcp }) => fcp / 1000)),
    spread(visits.map(({ lcp }) => lcp / 1000)),
    spread(
      visits.map(({ cls }) => cls),
      3,
    ),
    spread(
      visits.map(({ atLoad }) => atLoad.all / 1000),
      1,
    ),
    spread(
      reports.map(({ categories }) => (categories.performance?.score ?? 0) * 100),
      0,
    ),
    audit('first-contentful-paint'),
    audit('largest-contentful-paint'),
  ]
}
