import { answerDueAt } from '#shared/office-time.ts'

/** What the writer of a message keeps of it. */
export type ContactReceipt = {
  /** By which the firm finds the message again: `3F2A-91BC`. */
  reference: string
  /** When it is answered at the latest: ISO 8601, UTC. */
  dueAt: string
}

/** The headers in which a JSON caller gets the receipt: the body is the status alone. */
export const receiptHeaders = {
  reference: 'X-Message-Reference',
  dueAt: 'X-Answer-Due-At',
} as const satisfies Record<keyof ContactReceipt, string>

/** The receipt of a message that came at an instant; `id` is that of its row. */
export function receiptOf(id: string, createdAt: Date): ContactReceipt {
  const [, first, second] = /^(.{4})(.{4})/.exec(id.toUpperCase()) ?? []
  return { reference: `${first}-${second}`, dueAt: answerDueAt(createdAt).toISOString() }
}
