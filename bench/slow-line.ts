import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumFromNpm } from '#tests/support/chromium-from-npm.ts'
import { type Build, startServer } from './build.ts'
import { publicPaths } from './public-paths.ts'
import { spread } from './spread.ts'
import type { Table } from './table.ts'

const visits = 5
const watchedMs = 5000
const bytesPerSecond = 400_000 / 8
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}
const slowness = 4
const viewport = { width: 360, height: 780 }

/** A visit: times in milliseconds after its beginning, and bytes sent. */
interface Visit {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes sent until the page was loaded. */
  atLoad: Sent
  /** All bytes sent once the page has been at rest for five seconds. */
  atRest: Sent
}

interface Sent {
  all: number
  script: number
}

/**
 * Measures pages on 400 kbit/s with a round trip of 400 ms, a CPU slowed down four times and a
 * phone's screen. Each visit uses a fresh browser context and touches nothing, so the page client
 * loads at rest.
 */
export async function measureSlowLine(build: Build): Promise<Table> {
  const server = await startServer(build)
  const browser = await chromium.launch(await chromiumFromNpm())
  const rows: string[][] = []
  try {
    // The very first visit warms up the server.
    await visit(browser, server.origin)
    for (const { name, path } of publicPaths) {
      const taken: Visit[] = []
      for (let round = 0; round < visits; round++) {
        taken.push(await visit(browser, server.origin + path))
      }
      rows.push([name, ...cells(taken)])
    }
    if (process.env.FILM) await film(browser, server.origin, join(process.env.FILM, build.name))
  } finally {
    await browser.close()
    await server.stop()
  }
  return {
    columns: [
      'page',
      'FCP, s',
      'LCP, s',
      'TBT, ms',
      'CLS',
      'KB until load',
      'of it script',
      'KB at rest',
      'of it script',
    ],
    rows,
  }
}

function cells(taken: Visit[]): string[] {
  const of = (read: (visit: Visit) => number) => taken.map(read)
  const kb = (read: (visit: Visit) => number) =>
    spread(
      of(read).map((bytes) => bytes / 1000),
      1,
    )
  return [
    spread(of(({ fcp }) => fcp / 1000)),
    spread(of(({ lcp }) => lcp / 1000)),
    spread(
      of(({ tbt }) => tbt),
      0,
    ),
    spread(
      of(({ cls }) => cls),
      3,
    ),
    kb(({ atLoad }) => atLoad.all),
    kb(({ atLoad }) => atLoad.script),
    kb(({ atRest }) => atRest.all),
    kb(({ atRest }) => atRest.script),
  ]
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, sent, atLoad, close } = await openAndWatch(browser, url)
  // Files that are still loading, and the work they cause, count as well.
  await page.waitForFunction(
    () => (globalThis as unknown as Watching).history.state !== null,
    null,
    {
      timeout: 60_000,
    },
  )
  await page.waitForTimeout(1000)
  const watched = await watchedIn(page)
  await close()
  return { ...watched, atLoad, atRest: { ...sent } }
}

/** Opens a page as somebody who has never been there, and watches it for five seconds. */
export async function firstVisit(browser: Browser, url: string): Promise<Omit<Visit, 'atRest'>> {
  const { page, atLoad, close } = await openAndWatch(browser, url)
  const watched = await watchedIn(page)
  await close()
  return { ...watched, atLoad }
}

async function openAndWatch(browser: Browser, url: string) {
  const { page, session, close } = await openSlowPage(browser)
  const sent = countSent(session)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  const atLoad = { ...sent }
  await page.waitForTimeout(watchedMs)
  return { page, sent, atLoad, close }
}

function watchedIn(page: Page): Promise<Watching['watched']> {
  return page.evaluate(() => (globalThis as unknown as Watching).watched)
}

async function openSlowPage(browser: Browser) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return { page, session, close: () => context.close() }
}

/** Counts the bytes received, compressed, including headers. */
function countSent(session: CDPSession): Sent {
  const sent = { all: 0, script: 0 }
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength
    if (scripts.has(requestId)) sent.script += encodedDataLength
  })
  return sent
}

interface Watching {
  /** Set by the page client. */
  history: { state: unknown }
  watched: Pick<Visit, 'fcp' | 'lcp' | 'tbt' | 'cls'>
}

/** Runs in the page and registers the observers that define the figures. */
function watch() {
  const watched = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  const early: PerformanceEntry[] = []
  Object.assign(globalThis, { watched })
  // Only tasks that block a visible page count: before that, nobody could have pressed anything.
  const countTask = ({ duration }: PerformanceEntry) => {
    watched.tbt += Math.max(0, duration - 50)
  }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name !== 'first-contentful-paint') return
    watched.fcp = entry.startTime
    early.filter(({ startTime }) => startTime > watched.fcp).forEach(countTask)
  })
  observe('largest-contentful-paint', (entry) => {
    watched.lcp = entry.startTime
  })
  observe('longtask', (entry) => {
    if (watched.fcp === 0) early.push(entry)
    else if (entry.startTime > watched.fcp) countTask(entry)
  })
  observe('layout-shift', (entry) => {
    watched.cls += (entry as PerformanceEntry & { value: number }).value
  })
}

const frameMs = 500
const filmMs = 5000

/** Saves screenshots of Home and Markets every half second. */
async function film(browser: Browser, origin: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { name, path } of publicPaths.filter(({ path }) => ['/', '/markets'].includes(path))) {
    const frames = await framesOf(browser, origin + path)
    for (const [at, frame] of frames.entries()) {
      const file = `${name.toLowerCase()}-${String(at * frameMs).padStart(4, '0')}.jpg`
      writeFileSync(join(folder, file), Buffer.from(frame, 'base64'))
    }
  }
  console.log(`Film strips are in ${folder}.`)
}

async function framesOf(browser: Browser, url: string): Promise<string[]> {
  const { page, session, close } = await openSlowPage(browser)
  let latest = ''
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    latest = data
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  const frames: string[] = []
  const going = page.goto(url, { timeout: 60_000 })
  for (let at = 0; at <= filmMs; at += frameMs) {
    frames.push(latest)
    await scheduler.wait(frameMs)
  }
  await going
  await close()
  return frames
}
