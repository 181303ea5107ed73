import { readCookie } from '#client/cookies.ts'
import { routes } from '#shared/routes.ts'
import { type ContactReceipt, receiptHeaders } from '#shared/site/contact/receipt.ts'

/**
 * The result of sending. The receipt is null if a proxy dropped its headers; `detail` is a sentence of
 * the server that helps the sender.
 */
export type SendOutcome =
  | { outcome: 'sent'; receipt: ContactReceipt | null }
  | { outcome: 'refused'; errors: Record<string, string>; detail: string | null }
  | { outcome: 'unreachable' }

/** Sends the contact form's fields, again with a new token if the token has expired. */
export async function sendContactMessage(fields: object): Promise<SendOutcome> {
  try {
    let response = await post(fields, readCsrfToken())
    // A page that stays open for hours has an expired token; the refusal brings a new one.
    if (response.status === 419) response = await post(fields, readCookie('XSRF-TOKEN') ?? '')
    if (!response.ok) return await refusal(response)
    return { outcome: 'sent', receipt: receiptIn(response.headers) }
  } catch {
    return { outcome: 'unreachable' }
  }
}

function post(fields: object, token: string): Promise<Response> {
  return fetch(routes.sendContactForm.href(), {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-CSRF-TOKEN': token,
    },
    body: JSON.stringify(fields),
  })
}

function receiptIn(headers: Headers): ContactReceipt | null {
  const reference = headers.get(receiptHeaders.reference)
  const dueAt = headers.get(receiptHeaders.dueAt)
  return reference && dueAt ? { reference, dueAt } : null
}

async function refusal(response: Response): Promise<SendOutcome> {
  const { message, errors } = await response.json().catch(() => ({}))
  return {
    outcome: 'refused',
    errors: response.status === 422 ? firstMessages(errors) : {},
    detail: response.status === 429 && typeof message === 'string' ? message : null,
  }
}

function firstMessages(errors: Record<string, string[]> = {}): Record<string, string> {
  const pairs = Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? ''])
  return Object.fromEntries(pairs)
}

function readCsrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
}
