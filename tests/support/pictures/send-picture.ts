import { env } from 'cloudflare:workers'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { picture } from './samples.ts'

interface NewPicture {
  bytes?: Uint8Array<ArrayBuffer> | null
  alt?: string
  key?: string
}

/** Sends the form of a new picture. */
export async function sendPicture(
  browser: Browser,
  { bytes = picture('jpeg'), ...fields }: NewPicture = {},
  as: Sender = 'json',
): Promise<Response> {
  const form = new FormData()
  const { alt = 'A chart', ...others } = fields
  for (const [name, value] of Object.entries({ alt, ...others })) form.append(name, value)
  if (bytes) form.append('file', new File([bytes], 'picture'))
  const encoded = new Response(form)
  const type = encoded.headers.get('Content-Type') ?? ''
  const body = await encoded.arrayBuffer()
  const path = routes.deskMedia.href()
  return browser.send(path, {}, { as, body, headers: { 'Content-Type': type } })
}

interface StoredPicture {
  id: string
  url: string
  width: number
  height: number
}

/** Stores a picture; each call a file of its own. */
export async function storePicture(browser: Browser, fields?: NewPicture): Promise<StoredPicture> {
  const response = await sendPicture(browser, fields)
  if (response.status !== 201) throw new Error(`Expected 201, not ${await response.text()}`)
  return response.json()
}

/** Returns the keys of the objects of pictures. */
export async function pictureObjects(): Promise<string[]> {
  return (await env.FILES.list({ prefix: 'media/' })).objects.map(({ key }) => key)
}
