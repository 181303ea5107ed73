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

/** Whose folders hold rooms: `src/worker/desk/inbox`. Others are one room each. */
const withRooms = ['site', 'account', 'desk', 'jobs']

/** The district in which a file stands, such as `src/worker/desk`, or null at the roots. */
const districtOf = (path: string) =>
  path.match(/^src\/(?:worker|client|shared)\/[^/]+(?=\/)/)?.[0] ?? null

/** The room in which a file of the Worker or of the client stands, or null where there is none. */
function roomOf(path: string): string | null {
  const district = inShared(path) ? null : districtOf(path)
  if (!district || !withRooms.includes(district.split('/').at(-1) ?? '')) return district
  return path.match(/^src\/[^/]+\/[^/]+\/[^/]+(?=\/)/)?.[0] ?? null
}

const isRoutes = (path: string) => /^src\/worker\/.+\/(?:[^/]+-)?routes\.tsx?$/.test(path)
/** The list of a district's routes. */
const isListOfRoutes = (path: string) => /^src\/worker\/[^/]+\/routes\.ts$/.test(path)

const ground = ['security', 'db', 'http', 'mail', 'jobs', 'knowledge', 'files', 'pictures']

/**
 * What each district stands on, besides files at the root of its side. Within a district its rooms
 * may meet, but not in a circle.
 */
const standsOn: Record<string, Record<string, string[]>> = {
  worker: {
    security: [],
    db: [],
    http: ['security', 'db'],
    mail: ['security', 'db'],
    knowledge: ['db'],
    jobs: ['security', 'db', 'mail'],
    files: ['security', 'db', 'http'],
    pictures: ['security', 'db', 'http', 'files'],
    site: [...ground, 'account', 'desk', 'generated'],
    account: [...ground, 'desk'],
    desk: [...ground, 'account', 'site'],
  },
  client: {
    ui: [],
    knowledge: ['ui'],
    site: ['generated', 'knowledge', 'ui'],
    account: ['ui'],
    desk: ['account', 'knowledge', 'site', 'ui'],
    pages: ['account', 'desk', 'knowledge', 'site', 'ui'],
  },
  shared: {
    pictures: [],
    knowledge: ['pictures'],
    files: [],
    content: ['knowledge', 'site'],
    site: ['content', 'files', 'knowledge'],
    account: ['desk', 'files', 'knowledge'],
    desk: ['content', 'files', 'knowledge', 'pictures', 'site'],
  },
}

/** Whether a district imports one that it does not stand on. */
function isAbove({ from, to }: Import): boolean {
  const [own, other] = [districtOf(from), districtOf(to)]
  if (!own || !other || own === other) return false
  const [, side = '', name = ''] = own.split('/')
  const [, otherSide, otherName = ''] = other.split('/')
  return side === otherSide && !standsOn[side]?.[name]?.includes(otherName)
}

// They load screens by their names: to import one is to import everything.
const loaders = ['src/client/all-screens.ts', 'src/client/ssr.tsx']
const entry = 'src/client/entry.tsx'
const isEverything = ({ from, to }: Import) =>
  to === entry || (loaders.includes(to) && from !== entry)

const allowedInShared = isPackage('zod', 'virtual:common-passwords')
const ofTheServer = isPackage('hono', 'drizzle-orm', '@hono')
const isServerOnly = (path: string) => /^(node|cloudflare):/.test(path) || ofTheServer(path)
const runsRules = (path: string) => isPackage('zod')(path) || path === 'src/shared/fields.ts'

const renderers = [
  'src/client/ssr.tsx',
  'src/client/after-first-paint-script.ts',
  'src/client/appearance-script.ts',
]

const walls: Wall[] = [
  // The first screen is imported by the address in its document.
  wall('Code that nobody can follow: an import names its file as a text.', (one) => {
    return one.specifier === unreadable && one.from !== entry
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
  wall('A district imports only those that it stands on.', (one) => {
    return isAbove(one) || (inClient(one.from) && isEverything(one))
  }),
  wall('Pages are found by their name alone: nothing imports one.', ({ from, to }) => {
    return inClient(from) && inPages(to) && !loaders.includes(from)
  }),
  wall('The Worker reaches the client only through its renderer.', ({ from, to }) => {
    return inWorker(from) && inClient(to) && !renderers.includes(to)
  }),
  wall('No district of the Worker imports the app.', ({ from, to }) => {
    return inWorker(from) && districtOf(from) !== null && isApp(to)
  }),
  wall(
    'Only the list of its district imports the routes of a room, and only the app the lists.',
    (one) => {
      return inSrc(one.from) && isRoutes(one.to) && !isListedBy(one)
    },
  ),
  {
    sentence: 'Files do not import each other in a circle, not even for types.',
    breaches: (imports) => circular(imports, (file) => file),
  },
  {
    sentence: 'Rooms of the Worker and of the client do not import each other in a circle.',
    breaches: (imports) => circular(imports, roomOf),
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
  return ['src/worker/app.ts', 'src/worker/index.ts', 'src/worker/schedule.ts'].includes(path)
}

/** Whether a list of routes takes those of its district, or the app a list. */
function isListedBy({ from, to }: Import): boolean {
  if (isListOfRoutes(to)) return from === 'src/worker/app.ts'
  return isListOfRoutes(from) && districtOf(from) === districtOf(to)
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
