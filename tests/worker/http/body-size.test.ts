import { describe, expect, test } from 'vitest'
import { maxBodyBytes, maxFormNames, maxLongTextBytes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { errorPages } from '#shared/refusal-messages.ts'
import { routes } from '#shared/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.contact.href()

/** A body sent in pieces, so that no Content-Length announces its size. */
function streamed(bytes: number): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(1024).fill(120)
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(piece.subarray(0, Math.min(left, piece.length)))
      left -= piece.length
    },
  })
}

/** A JSON body of exactly so many bytes. */
function json(bytes: number): string {
  const frame = JSON.stringify({ padding: '' })
  return JSON.stringify({ padding: 'x'.repeat(bytes - frame.length) })
}

describe('a letter', () => {
  const send = (bytes: number, Cookie?: string) =>
    new Browser().visit(routes.draftPreview.href(), {
      method: 'POST',
      headers: { ...accepts.json, ...(Cookie && { Cookie }) },
      body: json(bytes),
    })

  test('may be longer, but only where a session is named', async () => {
    expect((await send(maxBodyBytes + 1)).status).toBe(413)
    expect((await send(maxBodyBytes + 1, 'no-session=1')).status).toBe(413)
    expect((await send(maxBodyBytes + 1, 'a=b; session=1')).status).not.toBe(413)
    expect((await send(maxLongTextBytes + 1, 'session=1')).status).toBe(413)
  })
})

test('a form of too many names is a 413', async () => {
  const response = await new Browser().visit(path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a=&'.repeat(maxFormNames + 1),
  })
  expect(response.status).toBe(413)
})

describe('a body over the limit', () => {
  test.each(['page', 'inertia'] as const)('is a 413 error page for a %s request', async (as) => {
    const body = json(maxBodyBytes + 1)
    const response = await new Browser().visit(path, {
      method: 'POST',
      headers: accepts[as],
      body,
    })
    const { props } = await expectErrorPage(response, 413)
    expect(props.message).toBe(errorPages[413]?.message)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is a JSON 413 for %s', async (method) => {
    const body = json(maxBodyBytes + 1)
    const response = await new Browser().visit(path, { method, headers: accepts.json, body })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: messages.refusals.tooLarge })
  })

  test('is refused by what Content-Length announces', async () => {
    const headers = { ...accepts.json, 'Content-Length': String(maxBodyBytes + 1) }
    const response = await new Browser().visit(path, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(413)
  })

  test('is refused while it streams in without a Content-Length', async () => {
    const body = streamed(maxBodyBytes + 1)
    const headers = { ...accepts.json, 'Content-Type': 'application/json' }
    const response = await new Browser().visit(path, { method: 'POST', headers, body })
    expect(response.status).toBe(413)
  })

  test('is refused when it never ends', async () => {
    const body = streamed(Number.POSITIVE_INFINITY)
    const response = await new Browser().visit(path, {
      method: 'POST',
      headers: accepts.json,
      body,
    })
    expect(response.status).toBe(413)
  })

  test('is refused when its Content-Length says less than comes', async () => {
    const headers = { ...accepts.json, 'Content-Length': '2' }
    const body = streamed(maxBodyBytes + 1)
    const response = await new Browser().visit(path, { method: 'POST', headers, body })
    expect(response.status).toBe(413)
  })

  test('is refused in JSON on /send-contact-form whatever the Accept', async () => {
    const response = await new Browser().visit(routes.sendContactForm.href(), {
      method: 'POST',
      headers: accepts.page,
      body: json(maxBodyBytes + 1),
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: messages.refusals.tooLarge })
  })

  test('is refused on an unknown path too', async () => {
    const body = json(maxBodyBytes + 1)
    const response = await new Browser().visit('/nothing-here', { method: 'POST', body })
    expect(response.status).toBe(413)
  })
})

describe('a body of the limit', () => {
  test('is read', async () => {
    const body = json(maxBodyBytes)
    const response = await newVisitor().send(path, {}, { as: 'json', body })
    expect(response.status).toBe(422)
  })

  test('is read when it streams in', async () => {
    const body = streamed(maxBodyBytes)
    const response = await newVisitor().send(path, {}, { as: 'json', body })
    expect(response.status).toBe(422)
  })
})
