import { routes } from '#shared/routes.ts'

export type Progress =
  | { state: 'loading'; rows: number; total: number | null }
  | { state: 'done'; rows: number }
  | { state: 'unconfirmed' }
  | { state: 'failed' }

const headers = { Accept: 'application/json' }

type OnProgress = (progress: Progress) => void

/** Has the browser save a CSV file (RFC 4180); reports the number of rows received. */
export async function downloadCsv(href: string, onProgress: OnProgress): Promise<void> {
  onProgress({ state: 'loading', rows: 0, total: null })
  try {
    if (!(await isPasswordConfirmed())) return onProgress({ state: 'unconfirmed' })
    const response = await fetch(href, { headers })
    if (response.status === 423) return onProgress({ state: 'unconfirmed' })
    if (!response.ok || !response.body) return onProgress({ state: 'failed' })
    const total = Number(response.headers.get('X-Total-Rows')) || null
    const { parts: chunks, rows } = await readRows(response.body, (rows) =>
      onProgress({ state: 'loading', rows, total }),
    )
    saveFile(new Blob(chunks, { type: 'text/csv' }), fileNameOf(response, href))
    onProgress({ state: 'done', rows })
  } catch {
    // The connection broke; nothing was saved.
    onProgress({ state: 'failed' })
  }
}

/**
 * True if the password is confirmed. Checked before the download, because browsers log a refused
 * request as an error.
 */
async function isPasswordConfirmed(): Promise<boolean> {
  const response = await fetch(routes.confirmedPasswordStatus.href(), { headers })
  const status: { confirmed?: boolean } = await response.json()
  return status.confirmed === true
}

async function readRows(body: ReadableStream<Uint8Array>, onProgress: (rows: number) => void) {
  const chunks: BlobPart[] = []
  const count = rowCounter()
  const reader = body.getReader()
  let rows = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value as Uint8Array<ArrayBuffer>)
    rows = count(chunk.value)
    onProgress(rows)
  }
  return { parts: chunks, rows }
}

const quote = 0x22
const lineFeed = 0x0a

/** Counts the rows below the head; line breaks inside quotes do not count. */
function rowCounter(): (bytes: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}

function fileNameOf(response: Response, href: string): string {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  return disposition.match(/filename="([^"]+)"/)?.[1] ?? href.slice(href.lastIndexOf('/') + 1)
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // By then the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
