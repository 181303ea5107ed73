import type { DocumentFields, EditorPage } from '#shared/desk/documents/props.ts'
import { draftPath } from '../documents-path.ts'
import { sendJson } from '../send-json.ts'

/** `offline` and `logged-out` are retried; `elsewhere` waits until somebody decides which text to keep. */
export type Problem = 'offline' | 'logged-out' | 'elsewhere' | 'too-large'

/** The draft on the server, as far as this tab knows it. */
export class DraftOnServer {
  /** The tag of the draft; null for none, undefined to overwrite whatever there is. */
  tag: string | null | undefined
  isBusy = false

  constructor(tag: string | null) {
    this.tag = tag
  }

  /** Stores the fields, or deletes the draft without them. One request runs at a time. */
  async store(
    page: EditorPage,
    body: DocumentFields | null,
    init: { keepalive?: boolean } = {},
  ): Promise<'saved' | Problem> {
    if (body === null && this.tag === null) return 'saved'
    const path = draftPath(page)
    this.isBusy = true
    const response = body
      ? await sendJson(path, { method: 'PUT', body, headers: this.#condition(), ...init })
      : await sendJson(path, { method: 'DELETE' })
    this.isBusy = false
    if (response?.status === 412) return 'elsewhere'
    if (response?.status === 413) return 'too-large'
    if (response?.status === 401) return 'logged-out'
    if (!response?.ok) return 'offline'
    this.tag = response.headers.get('ETag')
    return 'saved'
  }

  #condition(): Record<string, string> {
    if (this.tag === undefined) return {}
    return this.tag === null ? { 'If-None-Match': '*' } : { 'If-Match': this.tag }
  }
}
