import { env } from 'cloudflare:workers'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { asForm } from '#tests/support/repository/form-names.ts'
import { samples } from './samples.ts'

export interface SampleFile {
  name: string
  bytes?: Uint8Array<ArrayBuffer>
  /** What the client says that it is. */
  type?: string
}

interface SendOptions {
  as?: Sender
  /** True to put the files before the other fields. */
  filesFirst?: boolean
  token?: string | null
}

/** Sends a multipart form with files, as a browser does without a script. */
export async function sendFiles(
  browser: Browser,
  path: string,
  { files, fields = {} }: { files: readonly SampleFile[]; fields?: Record<string, unknown> },
  { as = 'page', filesFirst = false, ...options }: SendOptions = {},
): Promise<Response> {
  const form = new FormData()
  const addFiles = () => {
    for (const { name, bytes = samples.pdf, type = '' } of files) {
      form.append('files', new File([bytes], name, { type }))
    }
  }
  if (filesFirst) addFiles()
  for (const [name, value] of Object.entries(asForm(fields))) form.append(name, value)
  if (!filesFirst) addFiles()
  const encoded = new Response(form)
  const type = encoded.headers.get('Content-Type') ?? ''
  const body = await encoded.arrayBuffer()
  return browser.send(path, {}, { as, body, headers: { 'Content-Type': type }, ...options })
}

/** Sends a file before its message; returns the id. */
export async function uploadFile(
  browser: Browser,
  file: SampleFile = { name: 'chart.pdf' },
): Promise<string> {
  const response = await sendFiles(browser, routes.files.href(), { files: [file] }, { as: 'json' })
  if (response.status !== 201) throw new Error(`Expected 201, not ${await response.text()}`)
  return (await response.json<{ id: string }>()).id
}

interface StoredFile {
  id: string
  key: string
  name: string
  type: string
  size: number
  sha256: string
  pieces: number
  state: string
  entry_id: string | null
  held_mail_id: string | null
}

/** Returns all rows of files, oldest first. */
export async function storedFiles(): Promise<StoredFile[]> {
  const query = env.DB.prepare('SELECT * FROM files ORDER BY created_at, rowid')
  return (await query.all<StoredFile>()).results
}

/** Returns the keys of all objects in the bucket. */
export async function storedObjects(): Promise<string[]> {
  return (await env.FILES.list()).objects.map(({ key }) => key).sort()
}
