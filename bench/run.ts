import { parseArgs } from 'node:util'
import { type Build, buildIn, ownBuild } from './build.ts'
import { measureCachedPage } from './cached-page.ts'
import { measureEditions } from './editions.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureInbox } from './inbox.ts'
import { calculateIsolates } from './isolates.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { measureOperations } from './operations.ts'
import { measurePages } from './pages.ts'
import { measurePeers } from './peers.ts'
import { measurePublishing } from './publishing/measure.ts'
import { measureEditionInKv } from './publishing/pages.ts'
import { report } from './report.ts'
import { measureSearch } from './search.ts'
import { measureSignIn } from './sign-in.ts'
import { measureSlowLine } from './slow-line.ts'
import { measureStartUp } from './start-up.ts'
import { markdown, type Table } from './table.ts'
import { measureUsers } from './users.ts'
import { measureWriter } from './writer.ts'

// `npm run bench` measures everything, `npm run bench -- pages memory` only these parts, and `npm
// run bench -- --of <folder> pages` those of another checkout that has been built.
const parts: Record<string, { measure: (build: Build) => Promise<Table>; ownOnly?: boolean }> = {
  pages: { measure: measurePages },
  'cached-page': { measure: measureCachedPage },
  'start-up': { measure: measureStartUp },
  peers: { measure: measurePeers, ownOnly: true },
  'first-paint': { measure: measureFirstPaint },
  'sign-in': { measure: measureSignIn },
  users: { measure: measureUsers, ownOnly: true },
  operations: { measure: measureOperations, ownOnly: true },
  writer: { measure: measureWriter, ownOnly: true },
  search: { measure: measureSearch, ownOnly: true },
  inbox: { measure: measureInbox, ownOnly: true },
  publishing: { measure: measurePublishing, ownOnly: true },
  'publishing-pages': { measure: measureEditionInKv, ownOnly: true },
  editions: { measure: measureEditions, ownOnly: true },
  isolates: { measure: calculateIsolates, ownOnly: true },
  memory: { measure: measureMemory },
  lighthouse: { measure: measureLighthouse },
  'slow-line': { measure: measureSlowLine },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string' } },
})
const build = values.of ? buildIn(values.of) : ownBuild
const all = Object.keys(parts)
const withOthers = (name: string) => [name, ...all.filter((one) => one.startsWith(`${name}-`))]
const selected = positionals.length > 0 ? positionals.flatMap(withOthers) : all

for (const name of selected) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part ${name}: only ${Object.keys(parts).join(', ')}`)
  if (part.ownOnly && build !== ownBuild) continue
  await measure(name, part.measure)
}
// Whatever is still open is not needed any more and must not keep the run from ending.
process.exit()

/** Measures a part. If it fails, its last figures stay, and the run fails at its end. */
async function measure(name: string, work: (build: Build) => Promise<Table>): Promise<void> {
  const start = performance.now()
  try {
    const table = await work(build)
    report(name, build.name, table)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`\n${name} (${build.name}), measured in ${seconds} s\n\n${markdown(table)}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`\n${name} could not be measured:`, error)
  }
}
