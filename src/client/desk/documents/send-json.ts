import { readCookie } from '#client/cookies.ts'

interface JsonRequest extends Omit<RequestInit, 'body' | 'headers'> {
  method: 'POST' | 'PUT' | 'DELETE'
  body?: object
  headers?: Record<string, string>
}

/** Sends JSON, again if the token had expired; null if the server cannot be reached. */
export async function sendJson(path: string, request: JsonRequest): Promise<Response | null> {
  try {
    const first = await send(path, request)
    return first.status === 419 ? await send(path, request) : first
  } catch {
    return null
  }
}

function send(path: string, { body = {}, headers, ...request }: JsonRequest): Promise<Response> {
  return fetch(path, {
    ...request,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': readCookie('XSRF-TOKEN') ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  })
}
