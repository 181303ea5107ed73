import { createMiddleware } from 'hono/factory'
import { maxBodyBytes } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { isChange } from './request.ts'

/** Why a request is refused before it is routed. */
export type BadRequest = 'too-large' | 'wrong-marker'

const badRequests = new WeakMap<Request, BadRequest>()
const jsonRequests = new WeakSet<Request>()
const markers = new Set(['PUT', 'PATCH', 'DELETE'])

/** What `receive` found wrong with this request, if anything. */
export function badRequestOf(request: Request): BadRequest | undefined {
  return badRequests.get(request)
}

/** Whether the body of a received request was JSON from the start. */
export function cameAsJson(request: Request): boolean {
  return jsonRequests.has(request)
}

/**
 * The request as the routes see it: its body, whatever its type, one JSON object of at most
 * 64 KiB, and its method the one that the marker `_method` names. Never throws.
 */
export async function receive(request: Request): Promise<Request> {
  if (!isChange(request.method)) return request
  // A body that breaks off is no input; nobody waits for the answer.
  const bytes = await readUpTo(request, maxBodyBytes).catch(() => new Uint8Array())
  const type = request.headers.get('Content-Type') ?? ''
  const fields = bytes ? await parseFields(bytes, type) : {}
  const method = request.method === 'POST' ? markedMethod(request.url, fields) : request.method
  const received = asJson(request, method ?? 'POST', fields)
  if (isJson(type)) jsonRequests.add(received)
  if (!bytes) badRequests.set(received, 'too-large')
  else if (!method) badRequests.set(received, 'wrong-marker')
  return received
}

/** The method a POST stands for: query over body; null when the marker names no such method. */
function markedMethod(url: string, fields: Fields): string | null {
  const marker = new URL(url).searchParams.get('_method') || fields._method
  if (marker === undefined || marker === null || marker === '') return 'POST'
  const method = typeof marker === 'string' ? marker.toUpperCase() : ''
  return markers.has(method) ? method : null
}

function asJson(request: Request, method: string, fields: Fields): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  // What the platform knows of the client stands beside the request, and would be lost.
  const { cf } = request
  return new Request(request.url, { method, headers, body: JSON.stringify(fields), cf })
}

// A client that is cut off while it still sends never sees the 413: so much more is read away.
const drainedBytes = 16 * maxBodyBytes

async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > drainedBytes) return null
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength
    if (size > drainedBytes) return null
    if (size <= limit) chunks.push(chunk)
  }
  if (Math.max(size, announced) > limit) return null
  return new Blob(chunks).bytes() as Promise<Uint8Array<ArrayBuffer>>
}

/** Takes a body of any other type than JSON as empty input. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  // What hono keeps of a body is typed as the methods that read it.
  if (!cameAsJson(c.req.raw)) c.req.bodyCache = { text: Promise.resolve('{}') as never }
  await next()
})

/** The fields of a body, of any type: schemas decide what they accept. */
export type Fields = Record<string, unknown>

/** The fields of a JSON, urlencoded or multipart body; malformed or other bodies have none. */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Fields> {
  const type = mediaType(contentType)
  try {
    if (isJson(contentType)) return fromJson(new TextDecoder().decode(bytes))
    if (type === 'application/x-www-form-urlencoded') {
      return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
    }
    if (type === 'multipart/form-data') {
      const form = new Response(bytes, { headers: { 'Content-Type': contentType } })
      return fromEntries(await form.formData())
    }
  } catch {
    // A body that cannot be read is an empty one: the form says which fields are missing.
  }
  return {}
}

/** Whether a body of this content type is JSON. */
export function isJson(contentType: string): boolean {
  return /^application\/(.+\+)?json$/.test(mediaType(contentType))
}

function mediaType(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

function fromJson(text: string): Fields {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {}
}

/** The last value of a name wins; `a[]` and `a[b]` make `a` something that is not text. */
function fromEntries(entries: Iterable<[string, string | File]>): Fields {
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    const bracket = name.indexOf('[')
    if (bracket > 0) fields.set(name.slice(0, bracket), [value])
    else fields.set(name, typeof value === 'string' ? value : [])
  }
  return Object.fromEntries(fields)
}
