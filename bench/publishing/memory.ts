import { scheduler } from 'node:timers/promises'
import { routes } from '#shared/routes.ts'
import { publish, write } from './editor.ts'
import { type Firm, untilWritten } from './firm.ts'
import { startInspected } from './inspected.ts'

const views = 500

/** Heap of an isolate, in MB. */
interface Memory {
  loaded: number
  viewed: number
  mostViewed: number
  published: number
  mostPublished: number
  /** The largest heap after garbage collections, while something was published. */
  mostInUse: number
}

/**
 * Measures the heap of a new isolate with everything that a firm has published; its server has to
 * be stopped.
 */
export async function measureIsolate(firm: Firm, paths: readonly string[]): Promise<Memory> {
  const product = await startInspected(firm.stateDir)
  const { origin } = product
  firm.editor.moveTo(origin)
  await view(origin, routes.home.href())
  const loaded = await product.heapMb()
  const mostViewed = await product.mostMbDuring(async () => {
    for (let at = 0; at < views; at++) await view(origin, paths[at % paths.length] ?? '/')
  })
  const viewed = await product.heapMb()
  const mostPublished = await product.mostMbDuring(() => publishOne(firm, 'one'))
  const mostInUse = await product.mostInUseDuring(() => publishOne(firm, 'two'))
  const published = await product.heapMb()
  await product.stop()
  return { loaded, viewed, mostViewed, published, mostPublished, mostInUse }
}

/** Publishes a note and waits until the search finds it. */
async function publishOne(firm: Firm, name: string): Promise<void> {
  const [slug, text] = [`measured-${name}`, `Potoroo${name} while memory was measured.`]
  const note = await write(firm.editor, 'note', { slug, text })
  await publish(firm.editor, note)
  await untilWritten(firm.stateDir)
  while (!(await view(firm.editor.origin, `/search?q=Potoroo${name}`)).includes(slug)) {
    await scheduler.wait(200)
  }
}

async function view(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}
