import { expect } from 'vitest'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

/** Settings of a machine that shows its mails. */
export const local = { APP_URL: 'http://localhost:8790', DEV_MAILBOX: 'true' }

interface ListedMail {
  id: string
  to: string
  subject: string
  createdAt: string
}

/** The mails that such a machine lists, the newest first. */
export async function listedMails(): Promise<ListedMail[]> {
  const path = routes.devMailbox.href()
  const response = await newVisitor(local).visit(path, { headers: accepts.json })
  expect(response.status).toBe(200)
  const body = await response.json<{ mails: ListedMail[] }>()
  expect(Object.keys(body)).toEqual(['mails'])
  return body.mails
}
