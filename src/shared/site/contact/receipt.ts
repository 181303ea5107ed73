import { answerDueAt, type OfficeHours } from '#shared/office-hours.ts'

/** The receipt that the sender of a message gets. */
export type ContactReceipt = {
  /** The reference by which staff find the message: `3F2A-91BC`. */
  reference: string
  /** The time by which the firm answers: ISO 8601, UTC. */
  dueAt: string
}

/** The headers with the receipt of a JSON call, whose body has only the status message. */
export const receiptHeaders = {
  reference: 'X-Message-Reference',
  dueAt: 'X-Answer-Due-At',
} as const satisfies Record<keyof ContactReceipt, string>

/** Returns the receipt of a message by the id of its row and its time of arrival. */
export function receiptOf(office: OfficeHours, id: string, createdAt: Date): ContactReceipt {
  return { reference: referenceOf(id), dueAt: answerDueAt(office, createdAt).toISOString() }
}

/** Returns the reference of an enquiry by the id of its row. */
export function referenceOf(id: string): string {
  const [, first, second] = /^(.{4})(.{4})/.exec(id.toUpperCase()) ?? []
  return `${first}-${second}`
}
