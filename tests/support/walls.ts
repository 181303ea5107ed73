import { type Import, type ImportGraph, reachedAtRuntime, unreadable } from './import-graph.ts'

/** What may not be imported, as a sentence, and the imports that do so all the same. */
interface Wall {
  sentence: string
  breaches(imports: Import[], graph: ImportGraph): Import[]
}

const under = (...folders: string[]) => {
  const starts = folders.map((folder) => `${folder}/`)
  return (path: string) => starts.some((start) => path.startsWith(start))
}
const isPackage = (...names: string[]) => {
  return (path: string) => names.some((name) => path === name || path.startsWith(`${name}/`))
}

const inSrc = under('src')
const inTests = under('tests')
const inTools = under('tools')
const inShared = under('src/shared')
const inClient = under('src/client')
const inWorker = under('src/worker')
const inPages = under('src/client/pages')
const isFile = (path: string) => under('src', 'tools', 'tests', 'bench')(path)

/** The folder of the Worker or of the client in which a file stands, or null at their roots. */
const folderOf = (path: string) => path.match(/^src\/(?:worker|client)\/[^/]+(?=\/)/)?.[0] ?? null

/** Without any feature, and each knows only those before it. */
const foundations = ['security', 'db', 'http', 'mail'].map((name) => `src/worker/${name}`)
const inFoundations = under(...foundations)
const rankOf = (path: string) => foundations.indexOf(folderOf(path) ?? '')
const inFeature = (path: string) =>
  inWorker(path) && folderOf(path) !== null && !inFoundations(path)
const isRoutes = (path: string) => /^src\/worker\/[^/]+\/(?:[^/]+-)?routes\.tsx?$/.test(path)

/**
 * What the folders of the client stand on, besides files at its root. Screens put the folders
 * together; what two features need stands in a folder of its own.
 */
const foundationsOfClient: Record<string, string[]> = {
  account: ['ui'],
  alerts: ['ui'],
  auth: ['account', 'ui'],
  compare: ['knowledge', 'ui'],
  bookings: ['office', 'ui'],
  contact: ['map', 'office', 'ui'],
  dashboard: ['ui'],
  desk: ['signed-in', 'ui'],
  documents: ['desk', 'insights', 'letters', 'markets', 'rules', 'ui'],
  enquiries: ['ui'],
  inbox: ['desk', 'ui'],
  insights: ['knowledge', 'ui'],
  knowledge: ['ui'],
  letters: ['desk', 'insights', 'knowledge', 'ui'],
  map: ['generated', 'ui'],
  marketing: ['ui'],
  markets: ['generated', 'knowledge', 'map', 'ui'],
  office: ['ui'],
  'open-data': ['knowledge', 'ui'],
  passkeys: ['ui'],
  people: ['desk', 'ui'],
  rules: ['knowledge', 'ui'],
  search: ['ui'],
  settings: ['signed-in', 'ui'],
  'signed-in': ['passkeys', 'ui'],
  'two-factor': ['account', 'ui'],
  ui: [],
}

/** Whether a folder of the client imports one that it does not stand on. */
function isAboveInClient({ from, to }: Import): boolean {
  const [own, other] = [from, to].map((path) => folderOf(path)?.slice('src/client/'.length))
  if (!inClient(from) || !inClient(to) || inPages(from) || !own || !other) return false
  return own !== other && !foundationsOfClient[own]?.includes(other)
}

// They start the client and load its screens: to import one is to import everything.
const entries = ['src/client/entry.tsx', 'src/client/ssr.tsx']

const allowedInShared = isPackage('zod', 'virtual:common-passwords')
const ofTheServer = isPackage('hono', 'drizzle-orm', '@hono')
const isServerOnly = (path: string) => /^(node|cloudflare):/.test(path) || ofTheServer(path)
const runsRules = (path: string) => isPackage('zod')(path) || path === 'src/shared/fields.ts'

const renderers = ['src/client/ssr.tsx', 'src/client/appearance-script.ts']

const walls: Wall[] = [
  wall('Code that nobody can follow: an import names its file as a text.', ({ specifier }) => {
    return specifier === unreadable
  }),
  wall('The product imports nothing of tests, tools and bench.', ({ from, to }) => {
    return inSrc(from) && under('tests', 'tools', 'bench')(to)
  }),
  wall('tools imports nothing of tests.', ({ from, to }) => inTools(from) && inTests(to)),
  wall('src/shared is pure: it imports itself and zod.', ({ from, to }) => {
    return inShared(from) && !inShared(to) && !allowedInShared(to)
  }),
  wall('The client imports only itself and src/shared.', ({ from, to }) => {
    return inClient(from) && isFile(to) && !inClient(to) && !inShared(to)
  }),
  wall('The client imports no library of the server.', ({ from, to }) => {
    return inClient(from) && isServerOnly(to)
  }),
  wall('Rules are checked on the server: the client gets their types only.', (one) => {
    return inClient(one.from) && !one.typeOnly && runsRules(one.to)
  }),
  {
    sentence: 'The client never runs zod, not even by way of a shared file.',
    breaches(imports, graph) {
      const reached = reachedAtRuntime(graph, [...graph.keys()].filter(inClient))
      return imports.filter((one) => {
        return reached.has(one.from) && !one.typeOnly && isPackage('zod')(one.to)
      })
    },
  },
  wall('A folder of the client imports only those it stands on; ui stands on none.', (one) => {
    return isAboveInClient(one) || (inClient(one.from) && entries.includes(one.to))
  }),
  wall('Pages are found by their name alone: nothing imports one.', ({ from, to }) => {
    return inClient(from) && inPages(to) && !entries.includes(from)
  }),
  wall('The Worker reaches the client only through its renderer.', ({ from, to }) => {
    return inWorker(from) && inClient(to) && !renderers.includes(to)
  }),
  wall('http, db, security and mail know no feature, nor the app.', ({ from, to }) => {
    return inFoundations(from) && (inFeature(to) || isApp(to))
  }),
  wall('security and db know no other folder, http knows those two, mail all.', (one) => {
    return inFoundations(one.from) && inFoundations(one.to) && !isBelow(one)
  }),
  wall('Only app.ts imports the routes of a feature.', ({ from, to }) => {
    return inSrc(from) && isRoutes(to) && from !== 'src/worker/app.ts'
  }),
  {
    sentence: 'Files do not import each other in a circle, not even for types.',
    breaches: (imports) => circular(imports, (file) => file),
  },
  {
    sentence: 'Folders of the Worker and of the client do not import each other in a circle.',
    breaches: (imports) => circular(imports, folderOf),
  },
]

/** What breaks the walls, one line each: the file, its import and the sentence of the wall. */
export function breachesOf(graph: ImportGraph): string[] {
  const imports = [...graph.values()].flat()
  const found = walls.flatMap(({ sentence, breaches }) => {
    return breaches(imports, graph).map((one) => {
      return `${one.from} imports '${one.specifier}'. ${sentence}`
    })
  })
  return [...new Set(found)]
}

function wall(sentence: string, isBreach: (one: Import) => boolean): Wall {
  return { sentence, breaches: (imports) => imports.filter(isBreach) }
}

function isApp(path: string): boolean {
  return ['src/worker/app.ts', 'src/worker/index.ts'].includes(path)
}

/** Whether a folder of the foundations imports itself or one that it may know. */
function isBelow({ from, to }: Import): boolean {
  return folderOf(from) === folderOf(to) || (rankOf(to) < rankOf(from) && rankOf(from) > 1)
}

type PlaceOf = (file: string) => string | null

interface Step {
  from: string
  to: string
  imports: Import[]
}

/** Of each circle of places the imports of its thinnest step, which is the easiest to undo. */
function circular(imports: Import[], placeOf: PlaceOf): Import[] {
  const steps = withoutEnds(stepsBetween(imports, placeOf))
  const circles = steps.map((step) => circleOf(step, steps))
  return circles.flatMap((circle) => {
    const [thinnest] = circle.toSorted((a, b) => a.imports.length - b.imports.length)
    return thinnest?.imports ?? []
  })
}

function stepsBetween(imports: Import[], placeOf: PlaceOf): Step[] {
  const steps = new Map<string, Step>()
  for (const one of imports) {
    const [from, to] = [placeOf(one.from), placeOf(one.to)]
    if (from === null || to === null || from === to) continue
    const step = steps.get(`${from} ${to}`) ?? { from, to, imports: [] }
    steps.set(`${from} ${to}`, { ...step, imports: [...step.imports, one] })
  }
  return [...steps.values()]
}

/** What is left without the steps that come from nowhere or lead nowhere: little, or nothing. */
function withoutEnds(steps: Step[]): Step[] {
  const left = new Set(steps.map(({ from }) => from))
  const entered = new Set(steps.map(({ to }) => to))
  const inner = steps.filter(({ from, to }) => entered.has(from) && left.has(to))
  return inner.length === steps.length ? steps : withoutEnds(inner)
}

/** A step and the shortest way back from where it leads; nothing if there is none. */
function circleOf(first: Step, steps: Step[]): Step[] {
  const ways = [[first]]
  const seen = new Set([first.to])
  for (const way of ways) {
    const last = way.at(-1)
    if (last?.to === first.from) return way
    for (const step of steps.filter(({ from, to }) => from === last?.to && !seen.has(to))) {
      seen.add(step.to)
      ways.push([...way, step])
    }
  }
  return []
}
