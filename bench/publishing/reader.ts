import { routes } from '#shared/routes.ts'
import type { History, Shown } from './history.ts'

/** A word that occurs in every text of a run and nowhere else. */
const rareWord = 'zephyrine'

/** Returns a text that names its document and its version: `zephyrine x3v12x`. */
export function textOf(document: number, version: number): string {
  return `${rareWord} x${document}v${version}x`
}

const written = /x(\d+)v(\d+)x/g

/** An answer, as far as it tells which edition it belongs to. */
interface Answer {
  path: string
  status: number
  /** The number of the edition, if the answer names it. */
  number?: number
  /** The texts it contains, by the slugs of their documents. */
  texts: Map<string, Set<string>>
  /** What it has to contain: all documents of a kind, a certain one, or any of them. */
  holds: 'all notes' | 'all rules' | 'everything' | 'presence' | { one: string }
}

/** Returns the requests: each page, list, feed, data file, the search and the sitemap. */
export function requestsFor(slugs: readonly string[]): { path: string; holds: Answer['holds'] }[] {
  const pageOf = (slug: string) =>
    slug.startsWith('rule') ? routes.rule.href({ slug }) : routes.note.href({ slug })
  return [
    { path: routes.insights.href(), holds: 'all notes' },
    { path: routes.notesFeed.href(), holds: 'all notes' },
    { path: routes.rules.href(), holds: 'all rules' },
    { path: routes.rulesFeed.href(), holds: 'all rules' },
    { path: routes.marketRulesFeed.href({ market: 'ghana' }), holds: 'all rules' },
    { path: routes.dataFile.href({ file: 'rules.json' }), holds: 'all rules' },
    { path: routes.dataFile.href({ file: 'rules.csv' }), holds: 'all rules' },
    { path: routes.sitemap.href(), holds: 'presence' },
    ...slugs.map((slug) => ({ path: pageOf(slug), holds: { one: slug } })),
    { path: `${routes.search.href()}?q=${rareWord}`, holds: 'everything' },
  ]
}

/** Requests one of them; null while there is no server. */
export async function read(
  origin: string,
  { path, holds }: Pick<Answer, 'path' | 'holds'>,
): Promise<Answer | null> {
  try {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const body = await response.text()
    const [, number] = /"edition":(\d+)/.exec(body) ?? []
    const isData = path.endsWith('.json') && number !== undefined
    return {
      path,
      holds,
      status: response.status,
      texts: holds === 'presence' ? namedIn(body) : textsIn(body),
      ...(isData && { number: Number(number) }),
    }
  } catch {
    return null
  }
}

function textsIn(body: string): Answer['texts'] {
  const texts: Answer['texts'] = new Map()
  for (const [, document, version] of body.matchAll(written)) {
    const slug = slugOf(Number(document))
    const own = texts.get(slug) ?? new Set()
    texts.set(slug, own.add(textOf(Number(document), Number(version))))
  }
  return texts
}

function namedIn(body: string): Answer['texts'] {
  return new Map([...body.matchAll(/(?:note|rule)-of-run-\d+/g)].map(([slug]) => [slug, new Set()]))
}

/** Returns the slug of a document of the run: every third one is a rule. */
export function slugOf(document: number): string {
  return `${document % 3 === 2 ? 'rule' : 'note'}-of-run-${document}`
}

/** True if an answer belongs to an edition completely. */
function isOf(answer: Answer, shown: Shown): boolean {
  const { holds, status, texts } = answer
  const says = (slug: string) => {
    const own = texts.get(slug)
    return holds === 'presence' || (own?.size === 1 && own.has(shown.get(slug) ?? ''))
  }
  if ([...texts.keys()].some((slug) => !shown.has(slug) || !says(slug))) return false
  if (typeof holds === 'object') {
    return shown.has(holds.one) ? status === 200 && texts.has(holds.one) : status === 404
  }
  const expected = [...shown.keys()].filter((slug) => isWanted(holds, slug))
  return status === 200 && expected.every((slug) => texts.has(slug))
}

function isWanted(holds: Answer['holds'], slug: string): boolean {
  if (holds === 'all notes') return slug.startsWith('note')
  if (holds === 'all rules') return slug.startsWith('rule')
  return true
}

/** The fault of an answer, or the smallest number of an edition that it can belong to. */
type Judged = { number: number } | { fault: 'back' | 'between' | 'failed' }

/**
 * Judges an answer by the history that was read after it, considering the editions from `floor`
 * on.
 */
export function judge(answer: Answer, history: History, floor: number): Judged {
  if (answer.status >= 500) return { fault: 'failed' }
  const condition = (number: number) => isOf(answer, history.shownBy(number))
  if (answer.number !== undefined) {
    if (answer.number < floor) return { fault: 'back' }
    return condition(answer.number) ? { number: answer.number } : { fault: 'between' }
  }
  for (let number = floor; number <= history.newestNumber; number++) {
    if (condition(number)) return { number }
  }
  for (let number = 0; number < floor; number++) {
    if (condition(number)) return { fault: 'back' }
  }
  return { fault: 'between' }
}
