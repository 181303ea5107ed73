import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { maxBodyBytes, maxFormNames, maxLongTextBytes } from '#shared/constants.ts'
import { fileLimits } from '#shared/files/limits.ts'
import { isRecord } from '#shared/records.ts'
import { routes, takesFiles, takesLongText } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { joinBytes } from '../security/bytes.ts'
import { openPieces } from './body-pieces.ts'
import type { UnreadFiles } from './multipart.ts'
import { isChange } from './request.ts'

/** The reason for refusing a request before routing. */
type BadRequest = { fault: 'too-large' } | { fault: 'wrong-marker'; marker: string }

const badRequests = new WeakMap<Request, BadRequest>()
const jsonRequests = new WeakSet<Request>()
const markers = new Set(['PUT', 'PATCH', 'DELETE'])

/** Returns the fault that `receive` found in this request, if any. */
export function badRequestOf(request: Request): BadRequest | undefined {
  return badRequests.get(request)
}

/** True if the original body was JSON. */
function cameAsJson(request: Request): boolean {
  return jsonRequests.has(request)
}

/**
 * The request as the routes see it: its body, whatever its type, one JSON object of at most
 * 64 KiB (long texts of the desk, with a session: 256), and its method the one that the marker
 * `_method` names.
 * Files, if there is a place for them, are left unread. Never throws.
 */
export async function receive(request: Request, { hasFiles = false } = {}): Promise<Request> {
  if (!isChange(request.method) || readsItself(request)) return request
  if (hasFiles && bringsFiles(request)) return receiveFiles(request)
  // An interrupted body counts as empty; nobody waits for the reply.
  const bytes = await readUpTo(request, limitOf(request)).catch(() => new Uint8Array())
  const type = request.headers.get('Content-Type') ?? ''
  const received = withFields(request, bytes && (await parseFields(bytes, type)))
  if (isJson(type)) jsonRequests.add(received)
  return received
}

/** Returns the request with these fields; null if they are too many. */
function withFields(request: Request, parsed: Fields | null): Request {
  const fields = parsed ?? {}
  const marker = request.method === 'POST' ? findMarker(request.url, fields) : null
  const isMethod = marker !== null && markers.has(marker)
  const received = asJson(request, isMethod ? marker : request.method, fields)
  if (!parsed) badRequests.set(received, { fault: 'too-large' })
  else if (marker && !isMethod) badRequests.set(received, { fault: 'wrong-marker', marker })
  return received
}

const unreadFiles = new WeakMap<Request, UnreadFiles>()

/** Returns the files of a request that nobody has read yet; undefined without files. */
export function unreadFilesOf(request: Request): UnreadFiles | undefined {
  return unreadFiles.get(request)
}

/** Reads away what no route has read, so that the sender hears a refusal. */
export async function discardUnread(request: Request): Promise<void> {
  await unreadFiles.get(request)?.rest.discard()
}

function bringsFiles({ method, url, headers, body }: Request): boolean {
  const type = mediaType(headers.get('Content-Type') ?? '')
  const isForm = method === 'POST' && type === 'multipart/form-data' && body !== null
  return isForm && takesFiles(new URL(url).pathname)
}

const formBytes = fileLimits.totalBytes + 2 * maxLongTextBytes

/** Reads a form up to its first file, because guards come before anything is stored. */
async function receiveFiles(request: Request): Promise<Request> {
  const form = await (await import('./multipart.ts')).openForm(request, {
    maxBytes: formBytes,
    maxPreambleBytes: maxBodyBytes,
    maxFieldBytes: limitOf(request),
    maxParts: maxFormNames,
  })
  const received = withFields(request, form.fields && fromEntries(form.fields))
  if (form.files) unreadFiles.set(received, form.files)
  return received
}

/** Returns the fields of a form whose files have been read, each of them as something that is no text. */
export function fieldsWithFiles(
  fields: readonly (readonly [name: string, value: string])[],
  files: readonly string[],
): Fields | null {
  return fromEntries([...fields, ...files.map((name) => [name, null] as const)])
}

/** Reports of browsers and messages of agents are no forms, and need not be one object. */
function readsItself({ method, url }: Request): boolean {
  const paths: string[] = [routes.cspReports.path, routes.agents.path]
  return method === 'POST' && paths.includes(new URL(url).pathname)
}

/**
 * The cookie's name decides before it is opened: only people with a session get long bodies
 * parsed.
 */
function limitOf(request: Request): number {
  const hasSession = /(?:^|;\s*)(?:__Host-)?session=./.test(request.headers.get('Cookie') ?? '')
  const isLong = hasSession && takesLongText(new URL(request.url).pathname)
  return isLong ? maxLongTextBytes : maxBodyBytes
}

/** Returns the method that a POST names, query over body; null if it names none. */
function findMarker(url: string, fields: Fields): string | null {
  const marker = new URL(url).searchParams.get('_method') || fields._method
  if (marker === undefined || marker === null || marker === '') return null
  const name = typeof marker === 'string' ? marker.toUpperCase() : ''
  // A refusal repeats the name, so that nothing else may stand in it.
  return /^[A-Z]{1,20}$/.test(name) ? name : 'POST'
}

function asJson(request: Request, method: string, fields: Fields): Request {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  // Cloudflare's description of the client would be lost with the new request.
  const { cf } = request
  return new Request(request.url, { method, headers, body: JSON.stringify(fields), cf })
}

// A client that is cut off while it still sends never sees the 413: so much more is read away.
const drainedBytes = 16 * maxBodyBytes

/**
 * The body of a request; null when it is longer. Of a longer one so much is read that its sender hears
 * the answer.
 */
export async function readUpTo(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > drainedBytes) return null
  if (!request.body) return new Uint8Array()
  const pieces = openPieces(request.body)
  const read: Uint8Array[] = []
  let size = 0
  for (let piece = await pieces.next(); piece; piece = await pieces.next()) {
    size += piece.byteLength
    if (size <= limit) read.push(piece)
    else if (size > drainedBytes) {
      await pieces.cancel()
      return null
    }
  }
  if (Math.max(size, announced) > limit) return null
  return joinBytes(read)
}

/** Takes a body of any other type than JSON as empty input. */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!cameAsJson(c.req.raw)) replaceBody(c, '{}')
  await next()
})

/** Has the routes read this text instead of the body of the request. */
export function replaceBody(c: Context, text: string): void {
  // Hono types its body cache by the methods that read it.
  c.req.bodyCache = { text: Promise.resolve(text) as never }
}

/** The fields of a body; schemas decide which types they accept. */
type Fields = Record<string, unknown>

/**
 * Returns the fields of a JSON, urlencoded or multipart body; none for a malformed or other body.
 * Null for a form with more names than any of our forms, because a truncated form would be
 * misread.
 */
export async function parseFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Fields | null> {
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

/** True if a body of this content type is JSON. */
function isJson(contentType: string): boolean {
  return /^application\/(.+\+)?json$/.test(mediaType(contentType))
}

function mediaType(contentType: string): string {
  return contentType.split(';')[0]?.trim().toLowerCase() ?? ''
}

function fromJson(text: string): Fields {
  const value: unknown = JSON.parse(text)
  return isRecord(value) ? value : {}
}

/**
 * Nests the entries of a form: the last value of a name wins; `a[]` is a list, `a[0]` an item of
 * one, `a[b]` a field of an object, and so on. A name used in two ways becomes what its last use
 * says.
 */
function fromEntries(entries: Iterable<readonly [string, string | File | null]>): Fields | null {
  const fields: Level = new Map()
  let names = 0
  for (const [name, value] of entries) {
    names += 1
    if (names > maxFormNames) return null
    // A file is something that is not text.
    set(fields, partsOf(name), typeof value === 'string' ? value : [])
  }
  return Object.fromEntries([...fields].map(([name, value]) => [name, plain(value)]))
}

// Deeper than any of our forms; a deeper name is read as a plain name.
const deepest = 5

// A map, not an object: `__proto__` is a name like any other.
type Level = Map<string, unknown>

/** `taxes[0][rate]` as its three parts; a name with other brackets is one. */
function partsOf(name: string): string[] {
  const [, first = name, rest = ''] = /^([^[]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? []
  const inner = [...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)
  return inner.length < deepest ? [first, ...inner] : [name]
}

function set(level: Level, [name = '', ...rest]: string[], value: unknown): void {
  const key = name === '' ? String(level.size) : name
  if (rest.length === 0) {
    level.set(key, value)
    return
  }
  const present = level.get(key)
  const inner: Level = present instanceof Map ? present : new Map()
  level.set(key, inner)
  set(inner, rest, value)
}

/** A list where all names are places, in their order; gaps close. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const entries = [...(value as Level)].map(([name, inner]) => [name, plain(inner)] as const)
  if (!entries.every(([name]) => /^\d{1,9}$/.test(name))) return Object.fromEntries(entries)
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner)
}
