import type { ContactReceipt } from '#shared/contact/receipt.ts'
import { answerDueAt } from '#shared/office-time.ts'

/** The receipt of a message that came at an instant; `id` is that of its row. */
export function receiptOf(id: string, createdAt: Date): ContactReceipt {
  const [, first, second] = /^(.{4})(.{4})/.exec(id.toUpperCase()) ?? []
  return { reference: `${first}-${second}`, dueAt: answerDueAt(createdAt).toISOString() }
}
