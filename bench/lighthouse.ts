import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFromNpm } from '#tests/support/chromium-from-npm.ts'
import { type Build, startServer } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { install, writeFiles } from './peers/project.ts'
import { publicPaths } from './public-paths.ts'
import { spread } from './spread.ts'
import type { Table } from './table.ts'

const runs = 3
// Not a dependency of the product: it would bring a hundred other packages, and only this file uses
// it.
const lighthouse = 'lighthouse@13.5.0'
const run = promisify(execFile)

/** What the bench reads of a report of Lighthouse. */
export interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

let installed: Promise<string> | undefined

/** Installs Lighthouse into a folder, once in a run. */
export function installLighthouse(): Promise<string> {
  installed ??= fetchLighthouse()
  return installed
}

/** Runs Lighthouse with its defaults on its emulated phone: the scores of each page, out of 100. */
export async function measureLighthouse(build: Build): Promise<Table> {
  const folder = await installLighthouse()
  const server = await startServer(build)
  const rows: string[][] = []
  for (const { name, path } of publicPaths) {
    const reports: Report[] = []
    for (let at = 0; at < runs; at++) reports.push(await reportOn(folder, server.origin + path))
    rows.push([name, ...cells(reports)])
  }
  await server.stop()
  return {
    columns: [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP, s',
      'LCP, s',
      'TBT, ms',
    ],
    rows,
  }
}

async function fetchLighthouse(): Promise<string> {
  // For a machine that has it already.
  if (process.env.LIGHTHOUSE) return process.env.LIGHTHOUSE
  const folder = temporaryFolder('bench-lighthouse')
  writeFiles(folder, { 'package.json': '{ "private": true }' })
  await install(folder, [lighthouse])
  return folder
}

/** Returns the report on a page, by Lighthouse from the folder. */
export async function reportOn(folder: string, url: string): Promise<Report> {
  const { executablePath, args = [], env = process.env } = await chromiumFromNpm()
  const file = join(folder, 'report.json')
  await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ],
    { env: { ...env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  )
  return JSON.parse(readFileSync(file, 'utf8'))
}

function cells(reports: Report[]): string[] {
  const score = (category: string) =>
    spread(
      reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100),
      0,
    )
  const value = (audit: string) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
  const seconds = (audit: string) => spread(value(audit).map((ms) => ms / 1000))
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    spread(value('total-blocking-time'), 0),
  ]
}
