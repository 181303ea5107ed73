import { routes } from '#shared/routes.ts'

/** How far a table has come. */
export type Progress =
  | { state: 'loading'; rows: number; total: number | null }
  | { state: 'done'; rows: number }
  /** The password has to be confirmed first. */
  | { state: 'unconfirmed' }
  | { state: 'failed' }

const headers = { Accept: 'application/json' }

type Tell = (progress: Progress) => void

/** Fetches a table (CSV, RFC 4180) and has the browser save it; tells how many rows have come. */
export async function saveTable(href: string, tell: Tell): Promise<void> {
  tell({ state: 'loading', rows: 0, total: null })
  try {
    if (!(await isConfirmed())) return tell({ state: 'unconfirmed' })
    const response = await fetch(href, { headers })
    if (response.status === 423) return tell({ state: 'unconfirmed' })
    if (!response.ok || !response.body) return tell({ state: 'failed' })
    const total = Number(response.headers.get('X-Total-Rows')) || null
    const { parts, rows } = await read(response.body, (rows) =>
      tell({ state: 'loading', rows, total }),
    )
    save(new Blob(parts, { type: 'text/csv' }), nameOf(response, href))
    tell({ state: 'done', rows })
  } catch {
    // The connection broke; nothing was saved.
    tell({ state: 'failed' })
  }
}

/** Asked first: a browser reports the refusal of a file as a fault of the page. */
async function isConfirmed(): Promise<boolean> {
  const response = await fetch(routes.confirmedPasswordStatus.href(), { headers })
  const status: { confirmed?: boolean } = await response.json()
  return status.confirmed === true
}

async function read(body: ReadableStream<Uint8Array>, tell: (rows: number) => void) {
  const parts: BlobPart[] = []
  const count = rowCounter()
  const reader = body.getReader()
  let rows = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value as Uint8Array<ArrayBuffer>)
    rows = count(next.value)
    tell(rows)
  }
  return { parts, rows }
}

const quote = 0x22
const lineFeed = 0x0a

/** Counts the rows below the head; a line break inside quotes ends none. */
function rowCounter(): (bytes: Uint8Array) => number {
  let lines = 0
  let quoted = false
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote) quoted = !quoted
      else if (byte === lineFeed && !quoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}

function nameOf(response: Response, href: string): string {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  return disposition.match(/filename="([^"]+)"/)?.[1] ?? href.slice(href.lastIndexOf('/') + 1)
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
