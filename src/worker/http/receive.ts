import { maxBodyBytes } from '#shared/constants.ts'
import { type Fields, isJson, parseFields } from './fields.ts'
import { isChange } from './request-kind.ts'

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
  return new Request(request.url, { method, headers, body: JSON.stringify(fields) })
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
